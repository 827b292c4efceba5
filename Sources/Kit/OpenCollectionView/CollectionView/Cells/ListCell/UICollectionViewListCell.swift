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
/// In a list it takes the list's look: its background and its usual content are those of the list's appearance, and the corners of
/// the first and the last row of a card are round. In a list the collection view has a line below it; in other layouts there is
/// none. // I39
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

  /// The content that a cell of this class usually has: a text and a smaller one below it, as the list around has it; that of a
  /// header or a footer where the cell stands for one. // I27
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let content: UIListContentConfiguration =
      switch listPlace?.role {
      case .header: .header()
      case .footer: .footer()
      case .row, nil: .cell()
      }
    return content.following(listPlace?.environment ?? .unspecified)
  }

  /// The background of an item in a list, or of a header or a footer where the cell stands for one; it follows the list around.
  /// // I27
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  // MARK: Accessories

  /// Tells what stands beside the content. Accessories of the library's stand in the order that is usual, whatever the order here.
  /// Those that come and go by a change in an animation slide in and out, where the cell is laid out in it. // I47, I58
  ///
  /// - Precondition: there is one of each of the library's kinds; of several the first is shown. Custom views may be many. // I46
  open var accessories: [UICellAccessory] = [] {
    didSet { accessoriesDidChange() }
  }

  // MARK: Indentation

  /// How far down in an outline the item stands; 0 unless set.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// How far the content moves with each level, in points; 10 unless set. // I54
  open var indentationWidth: CGFloat = ListCellMetrics.indentation {
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

  override func willStandForAnotherItem() {
    list.state = nil
    endSliding()
  }

  override var textsBesideContent: [String] {
    list.trailing.compactMap { $0.isHidden ? nil : $0.accessory.text }
  }

  override var isTicked: Bool { list.trailing.contains { $0.isTick && !$0.isHidden } }

  /// Puts accessories and the line into their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAccessories()
  }

  /// The width that content and accessories need, and the height of the higher of them; 44 points at least.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittedListSize(super.sizeThatFits(size)) }
}
