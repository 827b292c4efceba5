/// A cell as lists have them: content beside accessories, and a background that follows the state.
///
/// ```swift
/// let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Album> { cell, _, album in
///   var content = cell.defaultContentConfiguration()
///   content.text = album.title
///   cell.contentConfiguration = content
///   cell.accessories = [.disclosureIndicator()]
/// }
/// ```
///
/// In a list the collection view has a line below it; in other layouts there is none. // I39
///
/// Difference from UIKit: there are no swipe actions.
open class UICollectionViewListCell: UICollectionViewCell {
  /// A cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareList()
  }

  /// A cell from an archive: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareList()
  }

  let list = ListCellParts()

  /// The content that a cell of this class usually has: a text and a smaller one below it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The background of an item in a list.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  // MARK: Accessories

  /// What stands beside the content. Accessories of the library's stand in the order that is usual.
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange() }
  }

  // MARK: Indentation

  /// How far down in an outline the item stands; 0 unless set.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// How far the content moves with each level, in points. The 16 points that it is unless set are our choice.
  open var indentationWidth: CGFloat = 16 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// Tells whether accessories where lines begin move with the content; true unless set.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
  }

  /// The way of the lines of the row: from the text, where there is one, to the edge. Constrain its leading or trailing edge to
  /// have them begin or end elsewhere. // I40
  open var separatorLayoutGuide: UILayoutGuide { list.separatorGuide ?? makeSeparatorGuide() }

  override func constraintsWithinDidChange() {
    super.constraintsWithinDidChange()
    // Lines are placed with the cell.
    if list.separatorGuide?.knownReference != nil { setNeedsLayout() }
  }

  // MARK: Layout

  override var contentInsets: UIEdgeInsets { listInsets }

  override func accessoriesFollow(_ state: UICellConfigurationState) { showAccessories(state) }

  /// Puts accessories and the line into their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAccessories()
  }

  /// The width that content and accessories need, and the height of the higher of them; 44 points at least.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittedListSize(super.sizeThatFits(size)) }
}
