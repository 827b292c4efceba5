#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How often the calling thread has allocated; always 0 where that cannot be counted.
///
/// Counts malloc, calloc, realloc and the aligned calls, from Swift and from every library of the process. Needs glibc.
long allocation_count(void);

/// How many bytes the process holds in allocations of its main arena and in mappings; always 0 where that cannot be known.
long allocated_bytes(void);

/// The processor time that the calling thread has used, in nanoseconds.
long long thread_cpu_nanoseconds(void);

/// Nothing, of which the compiler does not know that it is nothing: keeps an empty loop a loop.
static inline void compiler_barrier(void) { __asm__ volatile("" ::: "memory"); }

/// Calls a function with what it works on. `Benchmarks/instructions` counts between its beginning and its end, whatever the
/// compiler of another language makes of the way there.
void measured_work(void (*work)(void *), void *context);

#endif
