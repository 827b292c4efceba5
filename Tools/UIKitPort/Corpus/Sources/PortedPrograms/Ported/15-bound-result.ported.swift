// Ported by uikit-port; the source is Programs/15-bound-result.swift.
#sourceLocation(file: "Programs/15-bound-result.swift", line: 1)
import OpenCollectionViewShim

protocol P15Sizes: AnyObject {
  func size(for index: Int) throws(P15SizesOmission) -> CGSize
}
class P15Full: P15Sizes { func size(for index: Int) -> CGSize { CGSize(width: 20, height: 1) } }
class P15Bare: P15Sizes {}

func p15Text(_ sizes: P15Sizes) -> String {
  guard let size = (try? sizes.size(for: 1)) else { return "no size" }
  return "size \(Int(size.width))"
}

@MainActor func program15() -> String { p15Text(P15Full()) + ", " + p15Text(P15Bare()) }

#sourceLocation(file: "Programs/15-bound-result.swift", line: 3)
/// Thrown where a class leaves out an optional requirement of `P15Sizes`.
struct P15SizesOmission: Error {}

extension P15Sizes {
  func size(for index: Int) throws(P15SizesOmission) -> CGSize { throw P15SizesOmission() }
}
