// Stands in for Apple's types of data where there are none, for targets that are compiled with
// `-module-alias UniformTypeIdentifiers=OpenCollectionViewUniformTypeIdentifiers`. It brings all of the library: more names,
// never fewer.
#if canImport(UniformTypeIdentifiers)
@_exported public import UniformTypeIdentifiers
#else
@_exported public import OpenCollectionView
#endif
