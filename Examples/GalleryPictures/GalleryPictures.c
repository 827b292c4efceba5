#include "GalleryPictures.h"

// The compiler reads the file itself: as an array in Swift it took it as long as a fifth of the gallery.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char preview_jpg[] = {
#embed "preview.jpg"
};

struct gallery_picture gallery_preview(void) {
  struct gallery_picture picture = {preview_jpg, sizeof(preview_jpg)};
  return picture;
}
