/// The parts of the state by their names. Those without an actor are for `deinit`, when nobody else has the view.
extension UIView {
  nonisolated var children: [UIView] {
    @inline(__always) get { viewState.children }
    @inline(__always) _modify { yield &viewState.children }
  }
  nonisolated var parentReference: Unmanaged<UIView>? {
    @inline(__always) get { viewState.parentReference }
    @inline(__always) set { viewState.parentReference = newValue }
  }
  nonisolated var attachedRecognizers: [UIGestureRecognizer] {
    @inline(__always) get { viewState.attachedRecognizers }
    @inline(__always) _modify { yield &viewState.attachedRecognizers }
  }
  nonisolated var layoutRun: LayoutRun {
    @inline(__always) get { viewState.layoutRun }
    @inline(__always) _modify { yield &viewState.layoutRun }
  }
  /// How many animations run that keep touches from the view. // A4
  var blockingAnimations: Int {
    get { Int(viewState.blockingAnimations) }
    set { viewState.blockingAnimations = Int32(newValue) }
  }
  nonisolated var hasSafeArea: Bool {
    @inline(__always) get { viewState.hasSafeArea }
    @inline(__always) set { viewState.hasSafeArea = newValue }
  }
  nonisolated var hasLostParent: Bool {
    @inline(__always) get { viewState.hasLostParent }
    @inline(__always) set { viewState.hasLostParent = newValue }
  }
  nonisolated var hasLostItsScreen: Bool {
    @inline(__always) get { viewState.hasLostItsScreen }
    @inline(__always) set { viewState.hasLostItsScreen = newValue }
  }
  nonisolated var wasAskedForConstraints: Bool {
    @inline(__always) get { viewState.wasAskedForConstraints }
    @inline(__always) set { viewState.wasAskedForConstraints = newValue }
  }
  nonisolated var isDisplayLinkTarget: Bool {
    @inline(__always) get { viewState.isDisplayLinkTarget }
    @inline(__always) set { viewState.isDisplayLinkTarget = newValue }
  }
  nonisolated var baseDrawWasCalled: Bool {
    @inline(__always) get { viewState.baseDrawWasCalled }
    @inline(__always) set { viewState.baseDrawWasCalled = newValue }
  }

  /// The edges of the view that are covered.
  var safeArea: UIEdgeInsets {
    get { hasSafeArea ? rare?.safeArea ?? .zero : .zero }
    set {
      hasSafeArea = newValue != .zero
      if hasSafeArea { makeRare().safeArea = newValue }
    }
  }

  /// The observers of properties of the view; nil as long as there are none.
  var propertyObservers: PropertyObservers? {
    get { rare?.propertyObservers }
    set { makeRare().propertyObservers = newValue }
  }

  /// The controller whose view this is.
  var owner: UIViewController? {
    get { rare?.owner }
    set {
      let old = rare?.owner
      if rare != nil || newValue != nil { makeRare().owner = newValue }
      if newValue !== old { adoptSurroundings() }
    }
  }
}
