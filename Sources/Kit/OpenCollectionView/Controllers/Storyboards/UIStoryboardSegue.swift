public import Foundation

/// The way from one controller of a storyboard to another one.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name that the program knows the segue by; nil for none.
  open private(set) var identifier: String?
  /// The controller that it leads from.
  open private(set) var source: UIViewController
  /// The controller that it leads to.
  open private(set) var destination: UIViewController

  private let handler: (() -> Void)?

  /// A segue that a subclass performs.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// A segue that a closure performs.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Shows the destination.
  open func perform() { handler?() }
}
