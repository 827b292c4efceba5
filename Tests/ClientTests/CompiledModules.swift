// The programs import these modules; that this target does, too, has them compiled before its tests run.
import OpenCollectionView
import OpenCollectionViewCoreGraphics
import OpenCollectionViewQuartzCore
import OpenCollectionViewShim
import OpenCollectionViewUniformTypeIdentifiers
import TouchTesting
