import Foundation
import FrameClock

extension UIResponder {
  private static let activityPlace = AssociatedPlace()

  /// The responder's activity: few have one, so that it is kept where programs keep what few have.
  var keptActivity: NSUserActivity? {
    get { Self.activityPlace.object(in: associatedValues) as? NSUserActivity }
    set {
      let scene = self as? UIWindowScene
      if scene != nil { keptActivity?.didChange = nil }
      Self.activityPlace.keep(newValue, in: associatedValues)
      guard let scene else { return }
      // The host hears of it with the next frame.
      newValue?.didChange = { [frameLoop = scene.frameLoop] in frameLoop.setNeedsFrame() }
      scene.frameLoop.setNeedsFrame()
    }
  }
}
