import Foundation
import FrameClock

extension UIResponder {
  // A place that nobody else has: only its address counts.
  private static let activityKey = UInt(bitPattern: UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// The responder's activity: few have one, so that it is kept where programs keep what few have.
  var keptActivity: NSUserActivity? {
    get {
      UnsafeRawPointer(bitPattern: Self.activityKey).flatMap { associatedValues.value(for: $0)?.value }
        as? NSUserActivity
    }
    set {
      guard let key = UnsafeRawPointer(bitPattern: Self.activityKey) else { return }
      let scene = self as? UIWindowScene
      if scene != nil { keptActivity?.didChange = nil }
      associatedValues.set(newValue.map { AssociatedValue($0, policy: .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }, for: key)
      guard let scene else { return }
      // The host hears of it with the next frame.
      newValue?.didChange = { [frameLoop = scene.frameLoop] in frameLoop.setNeedsFrame() }
      scene.frameLoop.setNeedsFrame()
    }
  }
}
