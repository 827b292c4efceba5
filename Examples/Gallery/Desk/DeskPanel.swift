import OpenCollectionView

/// A part of the desk: its name, how much lies there, and the collection view.
final class DeskPanel: UIView {
  let place: DeskPlace
  let collectionView: UICollectionView
  private let titleLabel = UILabel()
  private let captionLabel = UILabel()
  private let surface = UIView()
  private let strip = DeskFilmStrip()
  /// What the darkroom is for, where it has nothing else to show.
  private let hintLabel = UILabel()

  private static let title = GrowingFont(size: 17, weight: .bold, style: .headline, largest: 26)
  private static let caption = GrowingFont(size: 13, style: .footnote, largest: 20)

  /// The height of the words above a part, with the space around them, in points.
  static func headingHeight(_ traits: UITraitCollection) -> CGFloat { title.font(traits).lineHeight.rounded(.up) + 16 }

  /// The height of those words, in points.
  var headingHeight: CGFloat = 0 {
    didSet { if headingHeight != oldValue { setNeedsLayout() } }
  }

  init(_ place: DeskPlace) {
    self.place = place
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.layout(of: place))
    super.init(frame: .zero)
    titleLabel.setGrowingFont(Self.title)
    titleLabel.text = place.title
    titleLabel.accessibilityTraits = .header
    captionLabel.setGrowingFont(Self.caption)
    captionLabel.textColor = .gallerySecondary
    surface.layer.cornerRadius = place == .film ? 8 : 14
    surface.clipsToBounds = true
    switch place {
    case .film: surface.addSubview(strip)
    case .table: surface.backgroundColor = .galleryCard
    case .darkroom:
      // Red light, by day and by night.
      surface.backgroundColor = UIColor(red: 0.13, green: 0.045, blue: 0.045, alpha: 1)
      surface.overrideUserInterfaceStyle = .dark
      surface.tintColor = UIColor(red: 1, green: 0.42, blue: 0.36, alpha: 1)
      hintLabel.text = "Photos that are dropped here stay where they are: copies of them develop."
      hintLabel.setGrowingFont(Self.caption)
      hintLabel.textColor = UIColor(red: 1, green: 0.72, blue: 0.66, alpha: 0.62)
      hintLabel.textAlignment = .center
      hintLabel.numberOfLines = 0
      surface.addSubview(hintLabel)
    }
    collectionView.backgroundColor = .clear
    collectionView.accessibilityLabel = place.title
    collectionView.restorationIdentifier = place.title
    collectionView.allowsMultipleSelection = true
    collectionView.allowsFocus = true
    // A screen that is turned shows what it showed.
    collectionView.anchorsVisibleContent = true
    collectionView.alwaysBounceVertical = place != .film
    collectionView.alwaysBounceHorizontal = place == .film
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(DeskPrintCell.self, forCellWithReuseIdentifier: DeskPrintCell.identifier)
    collectionView.register(DeskRowCell.self, forCellWithReuseIdentifier: DeskRowCell.identifier)
    collectionView.register(DeskBoxCell.self, forCellWithReuseIdentifier: DeskBoxCell.identifier)
    surface.addSubview(collectionView)
    for view in [titleLabel, captionLabel, surface] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private static func layout(of place: DeskPlace) -> UICollectionViewLayout {
    switch place {
    case .film, .table:
      let layout = ReadingFlowLayout()
      layout.scrollDirection = place == .film ? .horizontal : .vertical
      return layout
    case .darkroom:
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.backgroundColor = .clear
      return UICollectionViewCompositionalLayout.list(using: configuration)
    }
  }

  /// Says how much lies there.
  var caption: String {
    get { captionLabel.text ?? "" }
    set {
      guard newValue != captionLabel.text else { return }
      captionLabel.text = newValue
      setNeedsLayout()
    }
  }

  /// The cell of a place that the data do not have yet, and of one that they have.
  var cellIdentifier: String { place == .darkroom ? DeskRowCell.identifier : DeskPrintCell.identifier }

  /// The film has gone on: its holes go along.
  func didScroll() { strip.way = collectionView.contentOffset.x }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private func placeParts() {
    let width = bounds.width
    let textWidth = min(titleLabel.sizeThatFits(.zero).width.rounded(.up), width)
    let baseline = headingHeight - 8
    let titleHeight = titleLabel.font.lineHeight.rounded(.up)
    titleLabel.frame = CGRect(x: 0, y: baseline - titleHeight, width: textWidth, height: titleHeight)
    let captionSize = captionLabel.sizeThatFits(.zero)
    captionLabel.isHidden = textWidth + 8 + captionSize.width > width
    captionLabel.frame = CGRect(
      x: textWidth + 8, y: titleLabel.frame.maxY - captionSize.height.rounded(.up) - 1,
      width: captionSize.width.rounded(.up),
      height: captionSize.height.rounded(.up))
    surface.frame = CGRect(x: 0, y: headingHeight, width: width, height: max(1, bounds.height - headingHeight))
    mirrorForReading([titleLabel, captionLabel])
    strip.frame = surface.bounds
    let rim = place == .film ? min(DeskFilmStrip.rim, surface.bounds.height / 4) : 0
    collectionView.frame = surface.bounds.inside(horizontally: 0, vertically: rim)
    placeHint()
  }

  /// The hint stands at the lower edge for as long as rows leave room for it.
  func placeHint() {
    guard place == .darkroom else { return }
    let area = surface.bounds.inside(horizontally: 24, vertically: 20)
    let height = hintLabel.height(inWidth: area.width)
    hintLabel.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
    hintLabel.isHidden = collectionView.contentSize.height + 24 > hintLabel.frame.minY
  }

  /// Gives photos their size, for as much room as there is.
  func arrange() {
    // Nothing is laid out in between, so that what is in sight stays there.
    placeParts()
    guard let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let size = collectionView.bounds.size
    switch place {
    case .film:
      let height = max(1, size.height)
      layout.itemSize = CGSize(width: (height * 1.25).rounded(.up), height: height)
      layout.minimumLineSpacing = 6
      layout.minimumInteritemSpacing = 6
      layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    case .table:
      let gap: CGFloat = size.width < 420 ? 10 : 14
      let free = max(1, size.width - 2 * gap)
      let smallest = size.width < 420 ? Self.smallestPrint : Self.smallestWidePrint
      let columns = max(1, ((free + gap) / (smallest + gap)).rounded(.down))
      let side = max(1, ((free - (columns - 1) * gap) / columns).rounded(.down))
      layout.itemSize = CGSize(width: side, height: side)
      layout.minimumLineSpacing = gap
      layout.minimumInteritemSpacing = gap
      layout.sectionInset = UIEdgeInsets(top: gap, left: gap, bottom: gap, right: gap)
    case .darkroom: break
    }
    layout.invalidateLayout()
  }

  /// Prints are at least so wide, on a phone and where there is more room, in points.
  private static let (smallestPrint, smallestWidePrint): (CGFloat, CGFloat) = (84, 128)

  /// The size of a box on the table.
  func boxSize(_ boxes: [DeskBox]) -> CGSize {
    guard let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
    let gap = layout.minimumInteritemSpacing
    let free = max(1, collectionView.bounds.width - layout.sectionInset.left - layout.sectionInset.right)
    // Beside each other where words of that size have room.
    let isNarrow = free < 250 * traitCollection.textScale(upTo: 1.6)
    let width = max(1, isNarrow ? free : ((free - gap) / 2).rounded(.down))
    return CGSize(width: width, height: DeskBoxCell.height(of: boxes, width: width, traitCollection))
  }
}
