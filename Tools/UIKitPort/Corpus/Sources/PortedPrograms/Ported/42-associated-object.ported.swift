// Ported by uikit-port; the source is Programs/42-associated-object.swift.
#sourceLocation(file: "Programs/42-associated-object.swift", line: 1)
import OpenCollectionViewShim
import OpenCollectionViewShim

private var p42Key: UInt8 = 0

extension UIView {
  var p42Badge: Int {
    get { return objc_getAssociatedObject(self, &p42Key) as? Int ?? 0 }
    set { objc_setAssociatedObject(self, &p42Key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

@MainActor func program42() -> String {
  let view = UIView()
  view.p42Badge = 4
  return "badge \(view.p42Badge)"
}
