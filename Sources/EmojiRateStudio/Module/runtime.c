// The functions of the C library and of Swift's runtime that Embedded Swift calls.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;
static uintptr_t end = (uintptr_t)&__heap_base;

/// Lists of freed blocks, by the exponent of their size. Each block begins with the address of the
/// next one.
static void *freed[32];

/// Allocates a block. Its size is a power of two, and the exponent is stored before the block.
__attribute__((export_name("allocate"))) void *allocate(size_t size) {
  if (size >> 30) __builtin_trap();
  int exponent = 32 - __builtin_clz(size | 15);
  void *block = freed[exponent];
  if (block) {
    freed[exponent] = *(void **)block;
    return block;
  }
  block = (void *)((end + 31) & ~15);
  end = (uintptr_t)block + (1 << exponent);
  size_t missing = (end >> 16) + 1 - __builtin_wasm_memory_size(0);
  if ((ptrdiff_t)missing > 0 && __builtin_wasm_memory_grow(0, missing) == (size_t)-1) __builtin_trap();
  ((int *)block)[-1] = exponent;
  return block;
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = allocate(size);
  return 0;
}

__attribute__((export_name("free"))) void free(void *block) {
  if (!block) return;
  int exponent = ((int *)block)[-1];
  *(void **)block = freed[exponent];
  freed[exponent] = block;
}

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *left = one, *right = other;
  for (; count; count--, left++, right++) {
    if (*left != *right) return *left - *right;
  }
  return 0;
}

/// Swift seeds hashes with these bytes. They are constant, so that sets always have the same order.
void arc4random_buf(void *bytes, size_t count) {
  for (unsigned char *byte = bytes; count; count--) *byte++ = 0x2A;
}

/// Rounds to a whole number, and halves away from zero.
double round(double number) {
  double whole = __builtin_trunc(number);
  return __builtin_fabs(number - whole) < 0.5 ? whole : whole + __builtin_copysign(1, number);
}

// Unicode's tables would take a fifth of the module, so these functions are estimates: most
// characters outside ASCII are letters, and only some have case. There is no composition, so only
// texts with the same scalars are equal.

static int isBetween(uint32_t scalar, char low, char high) { return scalar - low <= (uint32_t)(high - low); }

/// Symbols, which are not letters: in Latin-1, in the blocks from 2000 to 2BFF and 3000, and emoji.
static int isSign(uint32_t scalar) {
  return scalar < 0xC0 ? scalar > 127 && scalar != 0xAA && scalar != 0xB5 && scalar != 0xBA
                       : scalar == 0xD7 || scalar == 0xF7 || scalar - 0x2000 < 0xC00 || scalar - 0x3000 < 0x40 ||
                             scalar - 0xFE00 < 0x10 || scalar >= 0x1F000;
}

/// The properties of a scalar: bit 45 is white space, and bit 7 is a letter.
uint64_t _swift_stdlib_getBinaryProperties(uint32_t scalar) {
  if (scalar == ' ' || isBetween(scalar, '\t', '\r')) return 1ULL << 45;
  return (scalar > 127 && !isSign(scalar)) || isBetween(scalar | 32, 'a', 'z') ? 1 << 7 : 0;
}

/// The category of a scalar: 25 is a control character, and 4 is another letter.
uint8_t _swift_stdlib_getGeneralCategory(uint32_t scalar) { return scalar < 32 || scalar - 127 < 33 ? 25 : 4; }

/// The numeric type of a scalar: 2 is a decimal digit, and 255 is no number.
uint8_t _swift_stdlib_getNumericType(uint32_t scalar) { return isBetween(scalar, '0', '9') ? 2 : 255; }
double _swift_stdlib_getNumericValue(uint32_t scalar) { return scalar - '0'; }

/// The distance from a capital letter to its small letter, for Latin, Greek and Cyrillic letters.
static int32_t caseDistance(uint32_t scalar) {
  if (isBetween(scalar, 'A', 'Z')) return 32;
  if (scalar < 0xC0) return 0;
  if (scalar < 0xDF) return scalar == 0xD7 ? 0 : 32;
  if (scalar - 0x100 < 0x80) {
    if (scalar == 0x130 || scalar == 0x131 || scalar == 0x138 || scalar == 0x149 || scalar == 0x17F) return 0;
    if (scalar == 0x178) return -121;
    int isOdd = (scalar >= 0x139 && scalar <= 0x148) || scalar >= 0x179;
    return (scalar & 1) == isOdd ? 1 : 0;
  }
  if (scalar - 0x391 < 25) return scalar == 0x3A2 ? 0 : 32;
  if (scalar - 0x410 < 32) return 32;
  if (scalar - 0x400 < 16) return 80;
  return 0;
}

/// The distance to the other case. The mapping 0 is to upper case, and 1 is to lower case.
int32_t _swift_stdlib_getMapping(uint32_t scalar, uint8_t mapping) {
  if (mapping == 0) return isBetween(scalar, 'a', 'z') ? -32 : 0;
  return mapping == 1 ? caseDistance(scalar) : 0;
}

const uint8_t *_swift_stdlib_getSpecialMapping(uint32_t scalar, uint8_t mapping, intptr_t *length) { return 0; }
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return -1; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return 255; }
_Bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return 0; }
_Bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return 0; }
