// What Embedded Swift needs of the C library, for a module that is used once.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;
static uintptr_t end = (uintptr_t)&__heap_base;

/// The freed blocks by the logarithm of their size; each has the address of the next one.
static void *freed[32];

/// Takes a block. Its size is a power of two, whose logarithm is in the 16 bytes before it.
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

/// Swift seeds the hashes of sets with it. The same seed every time gives the same order.
void arc4random_buf(void *bytes, size_t count) {
  for (unsigned char *byte = bytes; count; count--) *byte++ = 0x2A;
}

/// Halves away from zero.
double round(double number) {
  double whole = __builtin_trunc(number);
  return __builtin_fabs(number - whole) < 0.5 ? whole : whole + __builtin_copysign(1, number);
}
