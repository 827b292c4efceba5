public import Foundation

/// An address of the program's own scheme that a scene is asked to open.
///
/// Hosts here know no schemes of programs: what a browser opens comes as an activity of the type
/// ``NSUserActivityTypeBrowsingWeb``, as UIKit has universal links.
@preconcurrency @MainActor public final class UIOpenURLContext: NSObject {
  /// The address.
  public let url: URL

  /// The origin of the address.
  public let options: UIScene.OpenURLOptions

  init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions()) {
    self.url = url
    self.options = options
  }
}

extension UIScene {
  /// The origin of an address that a scene is asked to open.
  @preconcurrency @MainActor public final class OpenURLOptions: NSObject {
    /// The program that asks; nil where that is not known.
    public var sourceApplication: String? { nil }
    /// The values that the program that asks has sent along.
    public var annotation: Any? { nil }
    /// Tells whether the document is to be changed where it is.
    public var openInPlace: Bool { false }
  }
}
