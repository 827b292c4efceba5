#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>
#include <time.h>

long long thread_cpu_nanoseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (long long)time.tv_sec * 1000000000 + time.tv_nsec;
}

__attribute__((noinline)) void measured_work(void (*work)(void *), void *context) {
  work(context);
  // Not the last thing: a call that were would leave this function before the work begins.
  __asm__ volatile("");
}

#if defined(__GLIBC__)

#include <malloc.h>

long allocated_bytes(void) {
  struct mallinfo2 all = mallinfo2();
  return (long)(all.uordblks + all.hblkhd);
}

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

// Initial-exec, because the general model may itself allocate. Per thread, so that the harness's own threads are left out.
static _Thread_local long count __attribute__((tls_model("initial-exec")));

long allocation_count(void) { return count; }

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment == 0 || alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  count++;
  void *made = __libc_memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *block = made;
  return 0;
}

#else

long allocation_count(void) { return 0; }

long allocated_bytes(void) { return 0; }

#endif
