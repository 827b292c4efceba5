import OpenCollectionView

/// A card with what was heard, newest at the bottom.
final class TapLog: UIView {
  private let titleLabel = UILabel()
  private let emptyLabel = UILabel()
  private let line = UIView()
  private let layout = ReadingFlowLayout()
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var clearButton = UIButton(
    type: .system, primaryAction: UIAction(title: "Clear") { [weak self] _ in self?.clear() })
  private var journal = TapJournal()

  /// What was heard, oldest first.
  var entries: [TapEntry] { journal.entries }

  override init(frame: CGRect) {
    super.init(frame: frame)
    becomeCard()
    titleLabel.text = "Who heard what"
    titleLabel.setGrowingFont(ofSize: 15, weight: .semibold, as: .subheadline, upTo: 24)
    titleLabel.accessibilityTraits = .header
    emptyLabel.text = Self.hint
    emptyLabel.numberOfLines = 0
    emptyLabel.setGrowingFont(Self.hintFont)
    emptyLabel.textColor = .gallerySecondary
    emptyLabel.textAlignment = .center
    line.backgroundColor = .separator
    layout.minimumLineSpacing = 0
    list.backgroundColor = .clear
    list.allowsSelection = false
    list.alwaysBounceVertical = true
    list.register(TapEntryCell.self, forCellWithReuseIdentifier: TapEntryCell.identifier)
    list.dataSource = self
    list.accessibilityLabel = titleLabel.text
    for view in [titleLabel, clearButton, line, list, emptyLabel] { addSubview(view) }
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// Writes down what somebody has just heard.
  func note(_ text: String, by listener: TapEntry.Listener, isDecisive: Bool = false) {
    journal.note(text, by: listener, isDecisive: isDecisive, at: CACurrentMediaTime())
    update()
  }

  private func clear() {
    journal.removeAll()
    update()
  }

  private func update() {
    emptyLabel.isHidden = !journal.entries.isEmpty
    clearButton.isEnabled = !journal.entries.isEmpty
    list.reloadData()
    setNeedsLayout()
  }

  /// What the title and five lines need in a width, or what is said while there are none.
  static func smallestHeight(forWidth width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let lines = 5 * TapEntryCell.height(traits) + 12
    let words = CardText.height(of: hint, hintFont.font(traits), width: max(1, width - 32)) + 16
    return (43 + max(lines, words)).rounded(.up)
  }

  private static let hintFont = GrowingFont(size: 13, style: .footnote, largest: 22)
  private static let hint = "Tap a photo once, then twice.\nOne tap selects it, two give it a heart."

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = bounds
    let clear = max(68, clearButton.sizeThatFits(.zero).width.rounded(.up))
    titleLabel.frame = CGRect(x: 16, y: 0, width: bounds.width - clear - 32, height: 42)
    clearButton.frame = CGRect(x: bounds.width - clear - 8, y: 4, width: clear, height: 34)
    line.frame = CGRect(x: 0, y: 42, width: bounds.width, height: 1 / traitCollection.displayScale)
    list.frame = CGRect(x: 0, y: 43, width: bounds.width, height: max(1, bounds.height - 43))
    layout.itemSize = CGSize(width: max(1, bounds.width), height: TapEntryCell.height(traitCollection))
    layout.sectionInset = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    let wanted = max(120, emptyLabel.height(inWidth: bounds.width - 32) + 16)
    emptyLabel.frame = CGRect(x: 16, y: 43, width: bounds.width - 32, height: max(1, min(wanted, bounds.height - 43)))
    let content = CGFloat(journal.entries.count) * TapEntryCell.height(traitCollection) + 12
    list.contentOffset.y = max(0, content - list.bounds.height)
    mirrorForReading([titleLabel, clearButton])
  }
}

extension TapLog: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    journal.entries.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: TapEntryCell.identifier, for: indexPath)
    (cell as? TapEntryCell)?.show(journal.entries[indexPath.item], isTop: indexPath.item == 0)
    return cell
  }
}
