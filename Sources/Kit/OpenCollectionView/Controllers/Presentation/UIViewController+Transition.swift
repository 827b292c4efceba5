extension UIViewController {
  /// How a controller comes and goes, in place of its ``UIViewController/modalTransitionStyle``.
  ///
  /// Difference from UIKit: there is no zoom from a view.
  @preconcurrency @MainActor public final class Transition: NSObject {
    let style: UIModalTransitionStyle

    private init(_ style: UIModalTransitionStyle) { self.style = style }

    /// From below.
    public static var coverVertical: Transition { Transition(.coverVertical) }
    /// The screen turns over.
    public static var flipHorizontal: Transition { Transition(.flipHorizontal) }
    /// It fades in.
    public static var crossDissolve: Transition { Transition(.crossDissolve) }
    /// The page below is curled up. Here it fades in, because pages do not bend.
    public static var partialCurl: Transition { Transition(.partialCurl) }
  }

  /// The way in which the controller comes and goes when nobody drives it otherwise.
  var transitionStyleInUse: UIModalTransitionStyle { preferredTransition?.style ?? modalTransitionStyle }
}
