public import Foundation

/// A generator that lets a person feel that something has happened.
///
/// Pages and displays have nothing that a finger could feel: as on a device without a haptic engine, nothing happens. Programs
/// that use the generators run as they are.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// A generator.
  public override init() { super.init() }

  /// A generator for what happens in a view.
  public convenience init(view: UIView) { self.init() }

  /// Says that something will happen soon.
  open func prepare() {}
}
