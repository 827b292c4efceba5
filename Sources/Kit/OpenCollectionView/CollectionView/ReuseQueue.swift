/// The classes that are registered for reuse, and the views that wait to be used again.
@MainActor struct ReuseQueue {
  struct Key: Hashable {
    /// The kind of a supplementary view; nil for cells.
    var kind: String?
    var identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  /// How many views have been made.
  private(set) var madeCount = 0

  mutating func register(_ viewClass: AnyClass?, kind: String?, identifier: String) {
    let key = Key(kind: kind, identifier: identifier)
    waiting[key] = nil
    guard let viewClass else {
      classes[key] = nil
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
    classes[key] = reusable
  }

  /// A view that waits, or a new one; nil where no class is registered.
  mutating func take(kind: String?, identifier: String) -> (view: UICollectionReusableView, isNew: Bool)? {
    let key = Key(kind: kind, identifier: identifier)
    if let view = waiting[key]?.popLast() { return (view, false) }
    guard let viewClass = classes[key] else { return nil }
    madeCount += 1
    let view = viewClass.init(forReuse: ())
    view.reuseIdentifier = identifier
    return (view, true)
  }

  /// Takes a view back.
  mutating func put(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[Key(kind: kind, identifier: identifier), default: []].append(view)
  }

  /// What is registered, for the sentence that says what is not.
  func identifiers(kind: String?) -> [String] {
    classes.keys.filter { $0.kind == kind }.map(\.identifier).sorted()
  }
}
