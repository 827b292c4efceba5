#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "RasterKernel.h"

#include <stdlib.h>

#if defined(__linux__)
#include <sys/mman.h>

/// The pages of a processor for large memory, as x86 and ARM have them; others have larger ones, and lose nothing.
enum { LargePage = 2 << 20 };

/// In whole pages, the last one large where that wastes less than a quarter of it.
static size_t whole_pages(size_t count) {
  size_t rest = count % LargePage;
  return rest > LargePage / 4 * 3 ? count - rest + LargePage : (count + 65535) & ~(size_t)65535;
}

/// Memory of its own, which begins where a large page does: a system that is asked for it one small page after the other takes a
/// third of the time that a picture of a phone's size is drawn in.
static uint8_t *large(size_t count) {
  size_t all = whole_pages(count) + LargePage;
  uint8_t *memory = mmap(NULL, all, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return NULL;
  uint8_t *first = (uint8_t *)(((uintptr_t)memory + LargePage - 1) & ~(uintptr_t)(LargePage - 1));
  size_t before = (size_t)(first - memory);
  if (before > 0) munmap(memory, before);
  munmap(first + whole_pages(count), LargePage - before);
  // Where there are none, small ones serve.
  madvise(first, whole_pages(count), MADV_HUGEPAGE);
  return first;
}
#endif

uint8_t *raster_allocate(int64_t count) {
#if defined(__linux__)
  if (count >= RasterLarge) return large((size_t)count);
#endif
  return malloc(count > 0 ? (size_t)count : 1);
}

void raster_expect(uint8_t *memory, int64_t count) {
#if defined(__linux__)
  uintptr_t first = ((uintptr_t)memory + LargePage - 1) & ~(uintptr_t)(LargePage - 1);
  uintptr_t end = ((uintptr_t)memory + (uintptr_t)count) & ~(uintptr_t)(LargePage - 1);
  if (first < end) madvise((void *)first, end - first, MADV_HUGEPAGE);
#endif
}

void raster_release(uint8_t *memory, int64_t count) {
#if defined(__linux__)
  if (count >= RasterLarge) {
    munmap(memory, whole_pages((size_t)count));
    return;
  }
#endif
  free(memory);
}
