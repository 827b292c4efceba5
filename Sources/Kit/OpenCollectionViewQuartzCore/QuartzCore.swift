// Stands in for Core Animation where there is none, for targets that are compiled with
// `-module-alias QuartzCore=OpenCollectionViewQuartzCore`. It brings all of the library: more names, never fewer.
#if canImport(QuartzCore)
@_exported public import QuartzCore
#else
@_exported public import OpenCollectionView
#endif
