// The module with all characters, which is fetched for the first of them.

let isComplete, isBrought, isAsked;

/** Fetches it, once, unless a page brings it by a script of its own. */
const fetchCharacters = async () => {
  if (isAsked) return;
  isAsked = true;
  // Once the page is loaded, its own script has run or has failed.
  if (own('readyState') !== 'complete' && own('querySelector')('script[src*="emoji-rate-characters"]')) {
    await new Promise((resolve) => addEventListener('load', resolve));
  }
  // A module that imports both scripts has the other one next.
  setTimeout(() => {
    if (isBrought) return;
    const address = new URL('emoji-rate-characters.js', source);
    // A script element needs nobody's permission but that of Trusted Types; an import may not be of a file, nor of
    // another origin that does not allow it.
    (address.protocol === 'file:' ? Promise.reject() : import(address)).catch(() => {
      const script = own('createElement')('script');
      script.onerror = giveUp;
      script.src = address;
      own('head').append(script);
    }).catch(giveUp);
  });
};

/** Shows the classic face in place of what cannot be had. */
const giveUp = (error) => {
  console.warn('emoji-rate.js: emoji-rate-characters.js cannot be loaded', error);
  isComplete = true;
  isMissing = true;
  renew();
};
let isMissing;

/** Takes a module that draws everything in place of the one there is. */
const bring = async (text) => {
  isBrought = true;
  const before = { core, bytes, base, output, shared, room };
  try {
    await unpack(text);
  } catch (error) {
    ({ core, bytes, base, output, shared, room } = before);
    return giveUp(error);
  }
  isComplete = true;
  renew();
};
