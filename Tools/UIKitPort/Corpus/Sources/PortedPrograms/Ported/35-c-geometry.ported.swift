// Ported by uikit-port; the source is Programs/35-c-geometry.swift.
#sourceLocation(file: "Programs/35-c-geometry.swift", line: 1)
import OpenCollectionViewShim

@MainActor func program35() -> String {
  let frame = CGRect(x: 10, y: 20, width: 30, height: 50)
  let moved = CGPoint(x: (frame).minX, y: (frame).midY)
  return "\(Double(moved.x)) \(Double(moved.y)) \(CGSize(width: 1, height: 2) != CGSize.zero)"
}
