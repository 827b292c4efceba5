#ifndef PAGE_SOURCES_H
#define PAGE_SOURCES_H

#include <stddef.h>

/// A file of the page as it was when the program was built. Its name and its bytes live as long as the program.
struct page_source {
  /// The name, without a folder, ended by a zero.
  const char *name;
  const unsigned char *bytes;
  size_t count;
};

/// How many files there are.
size_t page_source_count(void);

/// One of the files, in the order of their names; `index` is less than their number.
struct page_source page_source_at(size_t index);

#endif
