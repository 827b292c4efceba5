// One import for programs that run on Apple's systems with UIKit itself and elsewhere with this library.
#if canImport(UIKit)
@_exported public import UIKit
#else
@_exported public import OpenCollectionView
#endif
