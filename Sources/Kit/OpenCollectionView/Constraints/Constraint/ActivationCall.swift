/// Constraints that are made active together.
///
/// The views that come to own several of them, and those around it, are told once, and engines are looked for once: the way
/// to them is walked again where any view has got another one since.
@MainActor struct ActivationCall {
  /// The number of the call, which the views that own some of its constraints keep.
  private let number: Int
  /// An engine that knows of the constraints of all views that own some: the only one, unless there are several.
  private var engine: LayoutEngine?
  private var areSeveral = false
  private var exchanges = 0

  init() {
    ViewConstraints.calls += 1
    number = ViewConstraints.calls
  }

  /// Makes one of them active.
  mutating func add(_ constraint: NSLayoutConstraint, to owner: ViewConstraints) {
    owner.register(constraint)
    let isTold = owner.content.lastCall == number
    if isTold, !areSeveral, exchanges == ViewConstraints.engineExchanges, let engine { return engine.add(constraint) }
    guard let view = owner.view else { return }
    owner.content.lastCall = number
    if !isTold { view.requireLayoutEngine() }
    var next: UIView? = view
    while let view = next {
      if let rare = view.rare {
        if let engine = rare.fittingEngine { add(constraint, toEngine: engine) }
        if let engine = rare.layoutEngine { add(constraint, toEngine: engine) }
      }
      next = view.parent
    }
    if !isTold { view.tellOfConstraints(in: number) }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, toEngine found: LayoutEngine) {
    found.add(constraint)
    if exchanges != ViewConstraints.engineExchanges {
      // What was known of others before is not known any longer.
      exchanges = ViewConstraints.engineExchanges
      areSeveral = engine != nil
    }
    if engine == nil { engine = found } else if engine !== found { areSeveral = true }
  }
}
