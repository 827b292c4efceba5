/// The reference by which constraints and engines know a view or guide; it outlives both, and then names nothing.
///
/// All of them share it: weak references cost much to copy, and make every other reference to what they are of dearer.
/// An object that is neither a view nor a guide, which no active constraint names, is referred to weakly. That of a view is its
/// ``ViewConstraints``.
class LayoutItemReference {
  // Each is cleared where the view or guide lets go of the reference, which is when it goes.
  nonisolated(unsafe) private var viewReference: Unmanaged<UIView>?
  nonisolated(unsafe) private(set) unowned(unsafe) var guide: UILayoutGuide?
  nonisolated(unsafe) private weak var other: AnyObject?
  /// The items of the view or guide in engines.
  @exclusivity(unchecked) final var items = PerEngine<LayoutItem>()

  init(_ view: UIView) { viewReference = Unmanaged.passUnretained(view) }
  init(_ guide: UILayoutGuide) { self.guide = guide }
  private init(other: AnyObject) { self.other = other }

  /// The view; nil once it is gone.
  final var view: UIView? { viewReference?.takeUnretainedValue() }

  /// Tells whether it is of a view that is still there; known without a reference to that.
  final var hasView: Bool { viewReference != nil }

  /// The constraints of the view that it is of; nil for anything else.
  var ofView: ViewConstraints? { nil }

  /// The object that is named; nil once it is gone.
  final var object: AnyObject? { view ?? guide ?? other }

  /// Tells whether it is a view, or a guide in one, that is still there.
  @MainActor final var isInView: Bool { @inline(__always) get { hasView || guide?.owningView != nil } }

  /// The view, or that of the guide.
  @MainActor final var surroundingView: UIView? { view ?? guide?.owningView }

  /// Tells whether it is of a view right in that of another one. By no actor's code: at the beginning of a closure of one it
  /// would be looked up.
  final func isChild(of other: LayoutItemReference) -> Bool {
    guard let viewReference, let around = other.viewReference else { return false }
    return viewReference._withUnsafeGuaranteedRef { $0.parentReference?.toOpaque() } == around.toOpaque()
  }

  /// Tells whether it is of a view right in the one that a view of another one is in.
  final func isBeside(_ other: LayoutItemReference) -> Bool {
    guard let viewReference, let beside = other.viewReference,
      let parent = viewReference._withUnsafeGuaranteedRef({ $0.parentReference?.toOpaque() })
    else { return false }
    return beside._withUnsafeGuaranteedRef { $0.parentReference?.toOpaque() } == parent
  }

  func clear() { (viewReference, guide) = (nil, nil) }

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
