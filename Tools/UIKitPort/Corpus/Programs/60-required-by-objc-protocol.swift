import QuartzCore
import UIKit

@objc protocol P60Drawing: CALayerDelegate { @objc optional var tint: UIColor { get } }

class P60View: UIView {
  override class var layerClass: AnyClass { return P60Layer.self }
}
class P60Layer: CALayer {
  @objc dynamic var progress: CGFloat = 0
  override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }
}

@MainActor func program60() -> String { P60View().layer is P60Layer ? "drawn by layer" : "plain" }
