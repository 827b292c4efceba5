// Stands in for Core Graphics where there is none, for targets that are compiled with
// `-module-alias CoreGraphics=OpenCollectionViewCoreGraphics`. It brings all of the library: more names, never fewer.
#if canImport(CoreGraphics)
@_exported public import CoreGraphics
#else
@_exported public import OpenCollectionView
#endif
