#include "CAllocations.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

static _Atomic unsigned long count;

unsigned long allocations_count(void) {
  return atomic_load_explicit(&count, memory_order_relaxed);
}

#if defined(__linux__) && defined(__GLIBC__)

// The names under which glibc has its own. What an executable defines is used by all its libraries.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

// Not one operation, which would cost those that allocate much: the process has one thread.
static inline void count_one(void) {
  atomic_store_explicit(&count, allocations_count() + 1, memory_order_relaxed);
}

void *malloc(size_t size) {
  count_one();
  return __libc_malloc(size);
}

void *calloc(size_t elements, size_t size) {
  count_one();
  return __libc_calloc(elements, size);
}

void *realloc(void *block, size_t size) {
  count_one();
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count_one();
  return __libc_memalign(alignment, size);
}

void *memalign(size_t alignment, size_t size) {
  count_one();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count_one();
  void *result = __libc_memalign(alignment, size);
  if (!result) return ENOMEM;
  *block = result;
  return 0;
}

#endif
