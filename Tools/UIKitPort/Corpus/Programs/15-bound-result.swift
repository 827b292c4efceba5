import UIKit

@objc protocol P15Sizes: AnyObject {
  @objc optional func size(for index: Int) -> CGSize
}
class P15Full: P15Sizes { func size(for index: Int) -> CGSize { CGSize(width: 20, height: 1) } }
class P15Bare: P15Sizes {}

func p15Text(_ sizes: P15Sizes) -> String {
  guard let size = sizes.size?(for: 1) else { return "no size" }
  return "size \(Int(size.width))"
}

@MainActor func program15() -> String { p15Text(P15Full()) + ", " + p15Text(P15Bare()) }
