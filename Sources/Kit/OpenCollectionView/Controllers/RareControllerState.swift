import Foundation

/// The state that few controllers have, kept apart so that the others stay small.
@MainActor final class RareControllerState {
  var navigationItem: UINavigationItem?
  var propertyObservers: PropertyObservers?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
  var editButtonItem: UIBarButtonItem?
  var additionalSafeAreaInsets = UIEdgeInsets.zero
  var contentScrollViews: [NSDirectionalRectEdge: UIScrollView] = [:]
  var adjustsScrollViews = true
  var needsUpdateProperties = false
  var restorationIdentifier: String?
  var restorationClass: (any UIViewControllerRestoration.Type)?
  var upperGuide: CoveredEdgeGuide?
  /// The size that the constraints in the view give it; nil before anybody asked.
  var fittingSize: CGSize?
  var fittingSizeMayDiffer = false
  /// How a nib or a storyboard makes the view.
  var makeView: (() -> UIView)?
  var storyboard: UIStoryboard?
  var segues: [String: StoryboardSegueDescription] = [:]
  var lowerGuide: CoveredEdgeGuide?
  var unavailable: UnavailableContent?
  /// The search that goes on over this controller, which counts as presented by it. // X35
  weak var search: UISearchController?
  /// The search whose results this controller shows.
  weak var searchOfResults: UISearchController?
}

extension UIViewController {
  func makeRare() -> RareControllerState {
    if let rare { return rare }
    let new = RareControllerState()
    rare = new
    return new
  }
}
