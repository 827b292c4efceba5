// Ported by uikit-port; the source is Programs/60-required-by-objc-protocol.swift.
#sourceLocation(file: "Programs/60-required-by-objc-protocol.swift", line: 1)
import OpenCollectionViewShim
import OpenCollectionViewShim

protocol P60Drawing: CALayerDelegate, AnyObject { var tint: UIColor { get throws(P60DrawingOmission) } }

class P60View: UIView {
  override class var layerClass: AnyClass { return P60Layer.self }
}
class P60Layer: CALayer {
  var progress: CGFloat = 0
  override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }
}

@MainActor func program60() -> String { P60View().layer is P60Layer ? "drawn by layer" : "plain" }

#sourceLocation(file: "Programs/60-required-by-objc-protocol.swift", line: 4)
/// Thrown where a class leaves out an optional requirement of `P60Drawing`.
struct P60DrawingOmission: Error {}

extension P60Drawing {
  var tint: UIColor { get throws(P60DrawingOmission) { throw P60DrawingOmission() } }
}
