import OpenCollectionView

/// The data source of the thrash, which notes what contradicts what it was asked and told before.
@MainActor final class ThrashSource: NSObject, UICollectionViewDataSource {
  var model: ThrashModel
  /// Tells whether cells ask for sizes of their own.
  var fitsCells = false
  /// Tells whether cells do so by constraints.
  var constrainsCells = false
  /// The sizes that items have come to want, by name.
  var grown: [Int: CGSize] = [:]
  private(set) var problems: [String] = []
  /// The cells on display, and for which item.
  private(set) var displayed: [ObjectIdentifier: Int] = [:]
  private(set) var displayedHeaders: Set<ObjectIdentifier> = []
  /// All cells that were ever dequeued: none of them goes away, so that none of them is mistaken for another.
  private(set) var cells: [ObjectIdentifier: ThrashCell] = [:]
  private(set) var mostDisplayed = 0

  init(_ model: ThrashModel) { self.model = model }

  func blame(_ problem: String) { problems.append(problem) }

  /// The size of an item, from its name.
  static func size(of name: Int) -> CGSize {
    CGSize(width: 20 + CGFloat(name * 37 % 17) * 4, height: 20 + CGFloat(name * 53 % 13) * 4)
  }

  /// The size that an item's cell asks for; where constraints do, no wider than the narrowest line.
  func fittingSize(of name: Int) -> CGSize {
    guard constrainsCells else { return Self.size(of: name) }
    return grown[name] ?? CGSize(width: min(60, Self.size(of: name).width), height: Self.size(of: name).height)
  }

  func size(at place: IndexPath) -> CGSize { model.name(at: place).map(Self.size) ?? .zero }

  // MARK: Data

  func numberOfSections(in collectionView: UICollectionView) -> Int { model.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    guard model.sections.indices.contains(section) else {
      blame("questions: the items of section \(section) of \(model.sections.count) are counted")
      return 0
    }
    return model.sections[section].items.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let dequeued = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    guard let cell = dequeued as? ThrashCell else { return dequeued }
    cells[ObjectIdentifier(cell)] = cell
    guard let name = model.name(at: indexPath), let text = model.text(at: indexPath) else {
      blame("questions: a cell for \(indexPath), which does not exist")
      return cell
    }
    if let shown = displayed[ObjectIdentifier(cell)], shown != name {
      blame("stolen: the cell of \(shown), on display, is given to \(name)")
    }
    cell.text = text
    if constrainsCells { cell.takeConstraints() }
    cell.fittingSize = fitsCells ? fittingSize(of: name) : nil
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard model.name(at: sourceIndexPath) != nil, sourceIndexPath != destinationIndexPath else {
      return blame("movement: \(sourceIndexPath) goes to \(destinationIndexPath)")
    }
    let name = model.sections[sourceIndexPath.section].items.remove(at: sourceIndexPath.item)
    guard model.sections.indices.contains(destinationIndexPath.section),
      0...model.sections[destinationIndexPath.section].items.count ~= destinationIndexPath.item
    else { return blame("movement: \(sourceIndexPath) goes to \(destinationIndexPath), where there is no room") }
    model.sections[destinationIndexPath.section].items.insert(name, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    guard let header = view as? ThrashHeader else { return view }
    guard model.sections.indices.contains(indexPath.section) else {
      blame("questions: a view for section \(indexPath.section), which does not exist")
      return view
    }
    if displayedHeaders.contains(ObjectIdentifier(header)) { blame("stolen: a header on display is given away") }
    header.text = "\(model.sections[indexPath.section].name)"
    return view
  }

  // MARK: Display

  func willDisplay(_ cell: UICollectionViewCell, at place: IndexPath) {
    guard let cell = cell as? ThrashCell, let name = model.name(at: place) else {
      return blame("display: something is displayed at \(place), where there is no item")
    }
    if let other = displayed.updateValue(name, forKey: ObjectIdentifier(cell)) {
      blame("display: the cell of \(name) is displayed as that of \(other) still is")
    }
    if cell.text != model.text(at: place) {
      blame("display: \(cell.text) is displayed for \(model.text(at: place) ?? "nothing")")
    }
    mostDisplayed = max(mostDisplayed, displayed.count)
  }

  func didEndDisplaying(_ cell: UICollectionViewCell, at place: IndexPath) {
    if displayed.removeValue(forKey: ObjectIdentifier(cell)) == nil {
      blame("display: a cell ends at \(place) that is not displayed")
    }
  }

  func willDisplay(header: UICollectionReusableView, at place: IndexPath) {
    if !displayedHeaders.insert(ObjectIdentifier(header)).inserted {
      blame("display: a header is displayed twice, at last at \(place)")
    }
  }

  func didEndDisplaying(header: UICollectionReusableView, at place: IndexPath) {
    if displayedHeaders.remove(ObjectIdentifier(header)) == nil {
      blame("display: a header ends at \(place) that is not displayed")
    }
  }
}

extension ThrashSource: WaterfallLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath, withWidth width: CGFloat
  ) -> CGFloat { size(at: indexPath).height }
}
