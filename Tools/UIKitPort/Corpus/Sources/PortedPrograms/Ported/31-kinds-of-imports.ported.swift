// Ported by uikit-port; the source is Programs/31-kinds-of-imports.swift.
#sourceLocation(file: "Programs/31-kinds-of-imports.swift", line: 1)
import OpenCollectionViewShim
import OpenCollectionViewShim
@_exported import OpenCollectionViewShim

@MainActor func program31() -> String {
  let layer = CALayer()
  layer.cornerRadius = 6
  let width: CGFloat = 3
  return "\(Double(width)) \(Double(layer.cornerRadius))"
}
