extension UICollectionView {
  /// Makes cells of a class and fills them with items. Made once and kept, it needs no identifier.
  ///
  /// ```swift
  /// let photos = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, indexPath, photo in
  ///   cell.show(photo)
  /// }
  /// ```
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identity = RegistrationIdentity(Cell.self)
    let nib: UINib?
    let handler: Handler

    /// Cells that are made by their class.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }

    /// Cells that are made by a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// Makes supplementary views of a class and fills them. Made once and kept, it needs no identifier.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view for an element.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity = RegistrationIdentity(Supplementary.self)
    let elementKind: String
    let nib: UINib?
    let handler: Handler

    /// Views of a kind that are made by their class.
    public init(elementKind: String, handler: @escaping Handler) {
      nib = nil
      self.elementKind = elementKind
      self.handler = handler
    }

    /// Views of a kind that are made by a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      nib = supplementaryNib
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  func dequeueConfigured<Cell: UICollectionViewCell, Item>(
    _ registration: CellRegistration<Cell, Item>, at indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.identity.checkPlace("cell registration")
    let identifier = registration.identity.identifier
    if let nib = registration.nib {
      makeKnown(registration.identity) { $0.register(nib, kind: nil, identifier: identifier) }
    } else {
      makeKnown(registration.identity) { $0.register(Cell.self, kind: nil, identifier: identifier) }
    }
    let view = dequeue(kind: nil, identifier: identifier, at: indexPath)
    if !(view is Cell) {
      ProgrammingErrors.report(
        "The nib of a cell registration made a \(type(of: view)), asked for at \(indexPath): "
          + "it must make a \(Cell.self).", instead: "the cell is an empty one")
    }
    let cell = view as? Cell ?? substitute(Cell.self, for: view, kind: nil, identifier: identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  func dequeueConfigured<Supplementary: UICollectionReusableView>(
    _ registration: SupplementaryRegistration<Supplementary>, at indexPath: IndexPath
  ) -> Supplementary {
    registration.identity.checkPlace("supplementary registration")
    let (identifier, kind) = (registration.identity.identifier, registration.elementKind)
    if let nib = registration.nib {
      makeKnown(registration.identity) { $0.register(nib, kind: kind, identifier: identifier) }
    } else {
      makeKnown(registration.identity) { $0.register(Supplementary.self, kind: kind, identifier: identifier) }
    }
    let view = dequeue(kind: kind, identifier: identifier, at: indexPath)
    if !(view is Supplementary) {
      ProgrammingErrors.report(
        "The nib of a supplementary registration made a \(type(of: view)), asked for at \(indexPath): "
          + "it must make a \(Supplementary.self).", instead: "the view is an empty one")
    }
    let supplementary =
      view as? Supplementary ?? substitute(Supplementary.self, for: view, kind: kind, identifier: identifier)
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }

  private func makeKnown(_ identity: RegistrationIdentity, _ register: (ReuseQueue) -> Void) {
    guard identity.user !== self else { return }
    identity.user = self
    register(shown.queue)
  }
}
