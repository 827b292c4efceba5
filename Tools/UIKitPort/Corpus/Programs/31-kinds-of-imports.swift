import struct CoreGraphics.CGFloat
import class UIKit.UIView
@_exported import QuartzCore

@MainActor func program31() -> String {
  let layer = CALayer()
  layer.cornerRadius = 6
  let width: CGFloat = 3
  return "\(Double(width)) \(Double(layer.cornerRadius))"
}
