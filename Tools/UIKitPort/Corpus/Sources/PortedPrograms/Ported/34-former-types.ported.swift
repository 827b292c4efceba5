// Ported by uikit-port; the source is Programs/34-former-types.swift.
#sourceLocation(file: "Programs/34-former-types.swift", line: 1)
import OpenCollectionViewShim

class P34Layout: UICollectionViewFlowLayout {
  var direction: UICollectionViewScrollDirection = .vertical
  var insets = UIEdgeInsetsMake(5, 5, 5, 5)
  let state: UIControlState = .normal
}

@MainActor func program34() -> String {
  let layout = P34Layout()
  return "\(Double(layout.insets.left)) " + (layout.direction == .vertical ? "vertical" : "horizontal")
}
