/// The classes that are registered for reuse, and the views that wait to be used again. An object: the views that it makes are the
/// program's, and may ask it for others meanwhile.
@MainActor final class ReuseQueue {
  struct Key: Hashable {
    /// The kind of a supplementary view; nil for cells.
    var kind: String?
    var identifier: String
  }

  /// The class, the nib and the waiting views of one identifier. A class, so that a look-up finds the place of the
  /// views and not a copy of them.
  @MainActor private final class Shelf {
    /// The class of the views; of those of a nib, which may be any, nil until one is made.
    var viewClass: UICollectionReusableView.Type?
    let key: Key
    let nib: UINib?
    // Touched for each view that comes or goes; no code of the program runs meanwhile.
    @exclusivity(unchecked) var waiting: [UICollectionReusableView] = []

    init(_ viewClass: UICollectionReusableView.Type?, for key: Key, nib: UINib? = nil) {
      self.viewClass = viewClass
      self.key = key
      self.nib = nib
    }

    func make(kind: String?, identifier: String, in frame: CGRect) -> UICollectionReusableView {
      guard let nib else { return (viewClass ?? UICollectionReusableView.self).init(frame: frame) }
      let view =
        kind == nil
        ? nib.makeReusable(UICollectionViewCell.self, identifier: identifier)
        : nib.makeReusable(UICollectionReusableView.self, identifier: identifier)
      viewClass = type(of: view)
      return view
    }
  }

  private var shelves: [Key: Shelf] = [:]
  /// The shelf that was used last: as a rule it is the next one too, and then nothing is hashed.
  private var last: Shelf?

  /// How many views have been made.
  private(set) var madeCount = 0

  func register(_ viewClass: AnyClass?, kind: String?, identifier: String) {
    let key = Key(kind: kind, identifier: identifier)
    last = nil
    guard let viewClass else {
      drop(shelves.removeValue(forKey: key))
      return
    }
    let needed = kind == nil ? "UICollectionViewCell" : "UICollectionReusableView"
    guard let reusable = viewClass as? UICollectionReusableView.Type,
      kind != nil || reusable is UICollectionViewCell.Type
    else {
      return ProgrammingErrors.report(
        "\(viewClass) was registered for the identifier \"\(identifier)\", but it is no \(needed): "
          + "register a subclass of \(needed).", instead: "the identifier means what it meant before")
    }
    if let shelf = shelves[key], shelf.nib == nil, shelf.viewClass == reusable { return }
    drop(shelves.updateValue(Shelf(reusable, for: key), forKey: key))
  }

  /// Makes a nib known that makes the views; nil makes it unknown again. // C40
  func register(_ nib: UINib?, kind: String?, identifier: String) {
    let key = Key(kind: kind, identifier: identifier)
    last = nil
    guard let nib else {
      drop(shelves.removeValue(forKey: key))
      return
    }
    guard shelves[key]?.nib !== nib else { return }
    drop(shelves.updateValue(Shelf(nil, for: key, nib: nib), forKey: key))
  }

  /// Views of a class that the identifier no longer means are never used again.
  private func drop(_ shelf: Shelf?) {
    for view in shelf?.waiting ?? [] { view.removeFromSuperview() }
  }

  /// A view that waits, or a new one, which is made with a frame; nil where no class is registered.
  func take(
    kind: String?, identifier: String, in frame: CGRect
  ) -> (view: UICollectionReusableView, isNew: Bool)? {
    guard let shelf = shelf(kind, identifier) else { return nil }
    return take(from: shelf, kind: kind, identifier: identifier, in: frame)
  }

  /// The identifier of the empty views that stand in where a program gives none.
  static let substitute = "a substitute"

  /// An empty view that stands in: one that waits, or a new one.
  func takeSubstitute(kind: String?) -> (view: UICollectionReusableView, isNew: Bool) {
    let key = Key(kind: kind, identifier: Self.substitute)
    let shelf =
      shelves[key] ?? Shelf(kind == nil ? UICollectionViewCell.self : UICollectionReusableView.self, for: key)
    shelves[key] = shelf
    return take(from: shelf, kind: kind, identifier: Self.substitute, in: .zero)
  }

  private func take(
    from shelf: Shelf, kind: String?, identifier: String, in frame: CGRect
  ) -> (view: UICollectionReusableView, isNew: Bool) {
    if let view = shelf.waiting.popLast() { return (view, false) }
    madeCount += 1
    let view = shelf.make(kind: kind, identifier: identifier, in: frame)
    view.identifierOfQueue = identifier
    return (view, true)
  }

  /// A view that waits; nil where none does.
  func takeWaiting(kind: String?, identifier: String) -> UICollectionReusableView? {
    shelf(kind, identifier)?.waiting.popLast()
  }

  /// Tells whether a view is of the class that its identifier means.
  func knows(_ view: UICollectionReusableView, kind: String?) -> Bool {
    view.identifierOfQueue.flatMap { shelf(kind, $0) }?.viewClass == type(of: view)
  }

  private func shelf(_ kind: String?, _ identifier: String) -> Shelf? {
    if let last, last.key.identifier == identifier, last.key.kind == kind { return last }
    let key = Key(kind: kind, identifier: identifier)
    guard let shelf = shelves[key] else { return nil }
    last = shelf
    return shelf
  }

  /// Takes a view back, unless its identifier has come to mean another class since.
  func put(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.identifierOfQueue else { return }
    guard let shelf = shelf(kind, identifier), shelf.viewClass == type(of: view) else {
      view.removeFromSuperview()
      return
    }
    shelf.waiting.append(view)
  }

  /// Returns the identifiers that are registered, for the sentence that names one that is not.
  func identifiers(kind: String?) -> [String] {
    shelves.keys.filter { $0.kind == kind && $0.identifier != Self.substitute }.map(\.identifier).sorted()
  }
}
