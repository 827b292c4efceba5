/// The classes that are registered for reuse, and the views that wait to be used again.
@MainActor struct ReuseQueue {
  struct Key: Hashable {
    /// The kind of a supplementary view; nil for cells.
    var kind: String?
    var identifier: String
  }

  /// What belongs to one identifier. A class, so that a look-up finds the place of the views and not a copy of them.
  private final class Shelf {
    let viewClass: UICollectionReusableView.Type
    var waiting: [UICollectionReusableView] = []

    init(_ viewClass: UICollectionReusableView.Type) { self.viewClass = viewClass }
  }

  private var shelves: [Key: Shelf] = [:]

  /// How many views have been made.
  private(set) var madeCount = 0

  mutating func register(_ viewClass: AnyClass?, kind: String?, identifier: String) {
    let key = Key(kind: kind, identifier: identifier)
    guard let viewClass else {
      drop(shelves.removeValue(forKey: key))
      return
    }
    let needed = kind == nil ? "UICollectionViewCell" : "UICollectionReusableView"
    guard let reusable = viewClass as? UICollectionReusableView.Type,
      kind != nil || reusable is UICollectionViewCell.Type
    else {
      fatalError(
        "\(viewClass) was registered for the identifier \"\(identifier)\", but it is no \(needed): "
          + "register a subclass of \(needed).")
    }
    guard shelves[key]?.viewClass != reusable else { return }
    drop(shelves.updateValue(Shelf(reusable), forKey: key))
  }

  /// Views of a class that the identifier no longer means are never used again.
  private func drop(_ shelf: Shelf?) {
    for view in shelf?.waiting ?? [] { view.removeFromSuperview() }
  }

  /// A view that waits, or a new one; nil where no class is registered.
  mutating func take(kind: String?, identifier: String) -> (view: UICollectionReusableView, isNew: Bool)? {
    guard let shelf = shelves[Key(kind: kind, identifier: identifier)] else { return nil }
    if let view = shelf.waiting.popLast() { return (view, false) }
    madeCount += 1
    let view = shelf.viewClass.init(forReuse: ())
    view.reuseIdentifier = identifier
    return (view, true)
  }

  /// Takes a view back, unless its identifier has come to mean another class since.
  func put(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    guard let shelf = shelves[Key(kind: kind, identifier: identifier)], shelf.viewClass == type(of: view) else {
      view.removeFromSuperview()
      return
    }
    shelf.waiting.append(view)
  }

  /// What is registered, for the sentence that says what is not.
  func identifiers(kind: String?) -> [String] {
    shelves.keys.filter { $0.kind == kind }.map(\.identifier).sorted()
  }
}
