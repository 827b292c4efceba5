import OpenCollectionView
import PixelsStart

/// Makes images find the drawer of this module, unless the program has another one. Called before the program begins.
@_cdecl("open_collection_view_pixels_begin")
func beginDrawingPixels() {
  if ImagePixels.drawer == nil { ImagePixels.drawer = LayerPixelDrawer() }
}
