#ifndef GALLERY_PICTURES_H
#define GALLERY_PICTURES_H

#include <stddef.h>

/// A file of the gallery's as it was when the program was built. Its bytes live as long as the program.
struct gallery_picture {
  const unsigned char *bytes;
  size_t count;
};

/// The picture that others show beside a link to the gallery, a JPEG.
struct gallery_picture gallery_preview(void);

#endif
