// A zip file of files as they are, which every system opens: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT

/** The checksum of every byte alone. */
const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xEDB88320 ^ sum >>> 1 : sum >>> 1;
  return sum;
});
const checksum = (bytes) => {
  let sum = -1;
  for (const byte of bytes) sum = checksums[(sum ^ byte) & 255] ^ sum >>> 8;
  return (sum ^ -1) >>> 0;
};

/** Numbers of so many bytes each, the lowest first. */
const littleEndian = (...numbers) => Uint8Array.from(numbers.flatMap(([number, size]) =>
  Array.from({ length: size }, (_, place) => Math.floor(number / 256 ** place) & 255)));

/** The archive of files, each a name and its bytes. All have the same date, so that equal files give equal archives. */
export const zip = (files) => {
  const encoder = new TextEncoder();
  const parts = [], entries = [];
  let start = 0;
  for (const [name, body] of files) {
    const [title, bytes] = [encoder.encode(name), typeof body === 'string' ? encoder.encode(body) : body];
    // Version 2, a name in UTF-8, stored; 1 January 1980.
    const shared = littleEndian([20, 2], [0x800, 2], [0, 2], [0, 2], [33, 2],
      [checksum(bytes), 4], [bytes.length, 4], [bytes.length, 4], [title.length, 2], [0, 2]);
    parts.push(littleEndian([0x04034B50, 4]), shared, title, bytes);
    entries.push(littleEndian([0x02014B50, 4], [20, 2]), shared, littleEndian([0, 2], [0, 2], [0, 2], [0, 4], [start, 4]), title);
    start += 30 + title.length + bytes.length;
  }
  const size = entries.reduce((sum, { length }) => sum + length, 0);
  const end = littleEndian([0x06054B50, 4], [0, 4], [files.length, 2], [files.length, 2], [size, 4], [start, 4], [0, 2]);
  return new Blob([...parts, ...entries, end], { type: 'application/zip' });
};
