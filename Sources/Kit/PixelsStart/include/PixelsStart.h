#ifndef PIXELS_START_H
#define PIXELS_START_H

/// Calls OpenCollectionViewPixels before a program begins: to depend on it is enough, and UIKit's source stays as it is.
void open_collection_view_pixels_begin(void);

#endif
