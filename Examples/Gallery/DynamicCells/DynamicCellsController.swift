import CollectionLayouts
import OpenCollectionView

/// Cells of a flow layout that hang on tethers: fingers drag them, they push each other aside, and come home.
final class DynamicCellsController: UIViewController, ExhibitController {
  let layout = TetheredFlowLayout()
  private(set) lazy var collectionView = RopedCollectionView(frame: view.bounds, collectionViewLayout: layout)
  private let bar = DynamicCellsBar()
  private let photos = PhotoLibrary.shared.sections[2].photos
  private var drags: [ObjectIdentifier: ItemDrag] = [:]
  private var nextNumber = 0
  /// What is shown, in two sections.
  private(set) var sections: [[Disc]] = [[], []]

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    let held = layout.draggedItems.count
    guard held > 0 else { return ExhibitStatus(text: "\(sections[0].count + sections[1].count) cells") }
    return ExhibitStatus(text: held == 1 ? "1 cell held" : "\(held) cells held", isEmphasized: true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    sections = [(0..<9).map { _ in newDisc() }, (0..<6).map { _ in newDisc() }]
    view.backgroundColor = .galleryBackground
    collectionView.backgroundColor = .galleryBackground
    collectionView.restorationIdentifier = "cells"
    collectionView.alwaysBounceVertical = true
    collectionView.allowsSelection = false
    collectionView.allowsFocus = true
    collectionView.register(DynamicCell.self, forCellWithReuseIdentifier: DynamicCell.identifier)
    collectionView.register(
      PhotoHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: PhotoHeader.identifier)
    collectionView.dataSource = self
    bar.didTapAdd = { [weak self] in self?.add() }
    bar.didTapShuffle = { [weak self] in self?.shuffle() }
    bar.didSwitchRopes = { [weak self] in self?.tie(withSlack: $0 ? 30 : .infinity) }
    fill(with: collectionView, above: bar)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    bar.arrange(forWidth: bounds.width)
    let margin = GalleryMetrics.margin(forWidth: bounds.width) + max(safe.left, safe.right)
    // As many columns as there is room for, and rows that fill the width: a gap is no place to fall into.
    let (least, gap): (CGFloat, CGFloat) = (bounds.width < 500 ? 84 : 116, 14)
    let room = max(1, bounds.width - 2 * margin)
    let columns = max(1, ((room + gap) / (least + gap)).rounded(.down))
    let side = max(1, ((room - (columns - 1) * gap) / columns).rounded(.down))
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumInteritemSpacing = gap
    layout.minimumLineSpacing = gap
    layout.headerReferenceSize = CGSize(width: bounds.width, height: 92)
    layout.sectionInset = UIEdgeInsets(top: 4, left: margin, bottom: 12, right: margin)
  }

  // MARK: Fingers

  /// Each cell has a recognizer of its own: ten fingers drag ten cells. A finger that moves at once scrolls.
  private func dragged(_ press: UILongPressGestureRecognizer) {
    guard let cell = press.view as? UICollectionViewCell else { return }
    let (key, place) = (ObjectIdentifier(press), press.location(in: collectionView))
    switch press.state {
    case .began:
      drags[key] = collectionView.indexPath(for: cell).flatMap { layout.beginDragging(itemAt: $0, from: place) }
    case .changed: drags[key]?.move(to: place)
    default: drags.removeValue(forKey: key)?.end(velocity: press.state == .ended ? nil : .zero)
    }
    statusDidChange?()
  }

  // MARK: Changes

  private func tie(withSlack slack: CGFloat) {
    layout.ropeSlack = slack
    collectionView.ropeSlack = slack
  }

  private func newDisc() -> Disc {
    defer { nextNumber += 1 }
    return Disc(number: nextNumber, photo: photos[nextNumber * 5 % photos.count])
  }

  private func add() {
    collectionView.performBatchUpdates {
      self.sections[0].insert(self.newDisc(), at: 0)
      self.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    updateHeaders()
  }

  private func shuffle() {
    let before = sections
    var random = SeededRandom(seed: UInt64(nextNumber))
    nextNumber += 1
    var all = before[0] + before[1]
    for index in all.indices.dropFirst() { all.swapAt(index, random.index(below: index + 1)) }
    let after = [Array(all.prefix(before[0].count)), Array(all.dropFirst(before[0].count))]
    collectionView.performBatchUpdates {
      self.sections = after
      for (section, discs) in before.enumerated() {
        for (item, disc) in discs.enumerated() {
          for (newSection, others) in after.enumerated() {
            guard let newItem = others.firstIndex(where: { $0.number == disc.number }) else { continue }
            self.collectionView.moveItem(
              at: IndexPath(item: item, section: section), to: IndexPath(item: newItem, section: newSection))
          }
        }
      }
    }
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "Add a Cell", action: Selector(DynamicCellsController.addByKey(_:)), input: "a"),
      UIKeyCommand(title: "Shuffle", action: Selector(DynamicCellsController.shuffleByKey(_:)), input: "s"),
    ]
  }

  private func addByKey(_ command: UIKeyCommand) { add() }

  private func shuffleByKey(_ command: UIKeyCommand) { shuffle() }

  // MARK: Headings

  private func updateHeaders() {
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let view = collectionView.supplementaryView(forElementKind: kind, at: path)
      if let header = view as? PhotoHeader { configure(header, forSection: path.section) }
    }
    statusDidChange?()
  }
}

extension DynamicCellsController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: DynamicCell.identifier, for: indexPath)
    if let cell = cell as? DynamicCell {
      cell.show(sections[indexPath.section][indexPath.item])
      cell.didPress = { [weak self] in self?.dragged($0) }
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: PhotoHeader.identifier, for: indexPath)
    if let header = view as? PhotoHeader { configure(header, forSection: indexPath.section) }
    return view
  }

  private func configure(_ header: PhotoHeader, forSection section: Int) {
    header.inset = layout.sectionInset
    let count = sections[section].count
    header.show(
      PhotoSection(
        title: section == 0 ? "Hold and throw" : "In the way", subtitle: count == 1 ? "1 cell" : "\(count) cells",
        photos: []))
  }
}
