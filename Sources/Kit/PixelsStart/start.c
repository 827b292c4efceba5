#include "PixelsStart.h"

__attribute__((constructor)) static void start(void) { open_collection_view_pixels_begin(); }
