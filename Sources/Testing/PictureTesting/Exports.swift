// Pictures are taken of virtual screens.
@_exported public import TouchTesting

// What pictures are made of and asked for with.
@_exported public import class LayerRasterizer.FontFiles
@_exported public import struct LayerRasterizer.PixelRect
@_exported public import enum LayerRasterizer.RasterError
@_exported public import struct LayerRasterizer.RasterPicture
@_exported public import enum LayerRasterizer.RasterText
// Images have pixels in tests of pictures.
@_exported public import struct OpenCollectionViewPixels.LayerPixelDrawer
