/// The view of one item of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  /// A cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareContentView()
  }

  /// A cell from an archive: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareContentView()
  }

  private func prepareContentView() {
    contentView.frame = bounds
    addSubview(contentView)
    updateAccessibility { $0.role = .listItem }
  }

  /// The view that a cell's content goes into; it fills the cell.
  public let contentView = UIView()

  /// A view behind the content that fills the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  /// A view behind the content, above ``backgroundView``, that is seen while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, with: selectedBackgroundView)
      updateSelectedBackground()
    }
  }

  /// Whether the cell's item is selected.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      updateSelectedBackground()
      updateAccessibility { state in
        if isSelected { state.traits.insert(.selected) } else { state.traits.remove(.selected) }
      }
    }
  }

  /// Whether a finger is on the cell.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      updateSelectedBackground()
      passHighlight(to: contentView)
    }
  }

  /// Keeps content and backgrounds at the size of the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    contentView.frame = bounds
  }

  private func updateSelectedBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, at: new === backgroundView ? 0 : backgroundView == nil ? 0 : 1)
  }

  /// Labels and image views in a cell show that a finger is on it.
  private func passHighlight(to view: UIView) {
    for child in view.subviews {
      (child as? UILabel)?.isHighlighted = isHighlighted
      (child as? UIImageView)?.isHighlighted = isHighlighted
      passHighlight(to: child)
    }
  }
}
