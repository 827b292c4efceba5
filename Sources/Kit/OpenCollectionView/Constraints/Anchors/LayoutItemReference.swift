/// The reference by which constraints and engines know a view or guide; it outlives both, and then names nothing.
///
/// All of them share it: weak references cost much to copy, and make every other reference to what they are of dearer.
/// An object that is neither a view nor a guide, which no active constraint names, is referred to weakly.
final class LayoutItemReference {
  // Each is cleared where the view or guide lets go of the reference, which is when it goes.
  nonisolated(unsafe) private(set) unowned(unsafe) var view: UIView?
  nonisolated(unsafe) private(set) unowned(unsafe) var guide: UILayoutGuide?
  nonisolated(unsafe) private weak var other: AnyObject?
  /// The items of the view or guide in engines.
  @exclusivity(unchecked) var items = PerEngine<LayoutItem>()
  /// Tells whether it is of a view that is still there; known without a reference to that.
  private(set) var hasView = false

  init(_ view: UIView) {
    self.view = view
    hasView = true
  }
  init(_ guide: UILayoutGuide) { self.guide = guide }
  private init(other: AnyObject) { self.other = other }

  /// The object that is named; nil once it is gone.
  var object: AnyObject? { view ?? guide ?? other }

  /// Tells whether it is a view, or a guide in one, that is still there.
  @MainActor var isInView: Bool { @inline(__always) get { hasView || guide?.owningView != nil } }

  /// The view, or that of the guide.
  @MainActor var surroundingView: UIView? { view ?? guide?.owningView }

  func clear() {
    (view, guide) = (nil, nil)
    hasView = false
  }

  /// The reference of anything at all; nil of nothing.
  @MainActor static func to(_ object: AnyObject?) -> LayoutItemReference? {
    switch object {
    case let view as UIView: view.layoutReference
    case let guide as UILayoutGuide: guide.layoutReference
    case let other?: LayoutItemReference(other: other)
    case nil: nil
    }
  }
}
