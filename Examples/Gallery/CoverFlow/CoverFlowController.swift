import CollectionLayouts
import OpenCollectionView

/// Albums in a cover flow. A tap turns the one in the middle over, or brings another one there; arrows leaf through them.
final class CoverFlowController: UIViewController, ExhibitController {
  let albums = Album.all
  let layout = CoverFlowLayout()
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  private let backdrop = CAGradientLayer()
  private let shades = [CAGradientLayer(), CAGradientLayer()]
  private let titleLabel = UILabel()
  private let artistLabel = UILabel()
  private var shownIndex: Int?
  /// Where keys have sent the covers, while they are on their way.
  private var aim: Int?

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    ExhibitStatus(text: "\((shownIndex ?? 0) + 1) of \(albums.count)", isEmphasized: flippedCell != nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    backdrop.colors = [
      CGColor(red: 0.085, green: 0.09, blue: 0.11, alpha: 1), CGColor(red: 0.035, green: 0.037, blue: 0.045, alpha: 1),
      CGColor.black, CGColor.black,
    ]
    view.layer.addSublayer(backdrop)
    collectionView.backgroundColor = .clear
    collectionView.restorationIdentifier = "covers"
    collectionView.decelerationRate = .fast
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(CoverCell.self, forCellWithReuseIdentifier: CoverCell.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
    for shade in shades {
      // A bell, so that no edge can be seen where the dark begins.
      shade.colors = [1, 0.84, 0.5, 0.2, 0.05, 0].map { CGColor(gray: 0, alpha: $0) }
      view.layer.addSublayer(shade)
    }
    shades[0].startPoint = CGPoint(x: 0, y: 0.5)
    shades[0].endPoint = CGPoint(x: 1, y: 0.5)
    shades[1].startPoint = CGPoint(x: 1, y: 0.5)
    shades[1].endPoint = CGPoint(x: 0, y: 0.5)
    titleLabel.setGrowingFont(ofSize: 20, weight: .semibold, as: .title3, upTo: 30)
    titleLabel.textColor = .white
    artistLabel.setGrowingFont(ofSize: 15, as: .subheadline, upTo: 22)
    artistLabel.textColor = .white.withAlphaComponent(0.62)
    for label in [titleLabel, artistLabel] {
      label.textAlignment = .center
      view.addSubview(label)
    }
    showTitle()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let free = bounds.inset(by: view.safeAreaInsets)
    let heights = (
      title: titleLabel.font.lineHeight.rounded(.up) + 2, artist: artistLabel.font.lineHeight.rounded(.up) + 2
    )
    // A little air between the two lines, and more around them.
    let linesHeight = heights.title + heights.artist + 50
    // Room for the cover, half of its reflection, and two lines below.
    let side = max(1, min(free.width * 0.6, (free.height - linesHeight) * 0.66, 410).rounded())
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumLineSpacing = -(side * 0.74).rounded()
    layout.activeDistance = side * 0.26
    layout.sideOffset = side * 0.44
    layout.tiltAngle = 65 * .pi / 180
    layout.zoomFactor = 0.18
    layout.eyeDistance = 5
    // In a wide window the first and the last cover stand beside the shade of an edge: the others have the rest of it.
    let shadeWidth = (bounds.width * 0.16).rounded()
    let leftOver = free.width / 2 - side * (1 + layout.zoomFactor) / 2 - shadeWidth / 2
    layout.endOffset = bounds.width < Self.widthOfDesktops ? 0 : max(0, leftOver.rounded())
    // It is the zoomed cover that has to fit.
    let zoomed = side * (1 + layout.zoomFactor)
    let top = free.minY + max(0, free.height - linesHeight - zoomed * 1.22) / 2
    collectionView.frame = bounds
    // The middle of what the inset leaves free is the middle of the covers.
    collectionView.contentInset.bottom = max(0, bounds.height - 2 * (top + zoomed / 2))
    collectionView.contentInset.top = max(0, 2 * (top + zoomed / 2) - bounds.height)
    let floor = top + zoomed
    let labelTop = min(floor + zoomed * 0.22, free.maxY - linesHeight + 16)
    titleLabel.frame = CGRect(x: 0, y: labelTop, width: 0, height: heights.title)
    artistLabel.frame = CGRect(x: 0, y: labelTop + heights.title + 2, width: 0, height: heights.artist)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    backdrop.frame = bounds
    let horizon = bounds.height > 0 ? Double(min(1, floor / bounds.height)) : 1
    backdrop.locations = [0, horizon * 0.8, horizon, 1].map { NSNumber(value: $0) }
    shades[0].frame = CGRect(x: 0, y: 0, width: shadeWidth, height: bounds.height)
    shades[1].frame = CGRect(x: bounds.width - shadeWidth, y: 0, width: shadeWidth, height: bounds.height)
    CATransaction.commit()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.layoutIfNeeded()
    leanWithCovers()
  }

  /// Narrower windows have the first cover in the middle, in points: little is empty there.
  private static let widthOfDesktops: CGFloat = 700

  /// Puts the title below the cover that faces us, and takes the shade from the edge at which it stands.
  private func leanWithCovers() {
    let free = view.bounds.inset(by: view.safeAreaInsets)
    let middle = free.midX + layout.facingOffset
    let half = max(0, min(middle - free.minX, free.maxX - middle) - 16)
    for label in [titleLabel, artistLabel] {
      label.frame = CGRect(x: middle - half, y: label.frame.minY, width: 2 * half, height: label.frame.height)
    }
    guard layout.endOffset > 0 else {
      for shade in shades where shade.opacity != 1 { shade.opacity = 1 }
      return
    }
    let part = Float(layout.facingOffset / layout.endOffset)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shades[0].opacity = 1 - max(0, -part)
    shades[1].opacity = 1 - max(0, part)
    CATransaction.commit()
  }

  // MARK: The middle

  /// The cover that is turned over, if it can be seen.
  private var flippedCell: CoverCell? {
    collectionView.visibleCells.lazy.compactMap { $0 as? CoverCell }.first { $0.isFlipped }
  }

  private func bringToMiddle(_ index: Int) {
    guard let offset = layout.contentOffset(centering: IndexPath(item: index, section: 0)) else { return }
    // The end of a way that this one takes the place of is told first, and forgets where that led.
    collectionView.setContentOffset(offset, animated: true)
    aim = index
  }

  private func flip(_ path: IndexPath) {
    (collectionView.cellForItem(at: path) as? CoverCell)?.flip()
    statusDidChange?()
  }

  private func showTitle() {
    let index = layout.centeredIndexPath?.item ?? 0
    guard index != shownIndex else { return }
    shownIndex = index
    titleLabel.text = albums[index].title
    artistLabel.text = "\(albums[index].artist) \u{B7} \(albums[index].year)"
    statusDidChange?()
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    let flip = UIKeyCommand(title: "Turn Over", action: Selector(CoverFlowController.turnOver(_:)), input: " ")
    let leaf = [UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow].map { key in
      UIKeyCommand(
        title: key == UIKeyCommand.inputLeftArrow ? "Previous Album" : "Next Album",
        action: Selector(CoverFlowController.leaf(_:)), input: key)
    }
    return leaf + [flip]
  }

  /// Arrows are the other ones for who reads from right to left: commands are mirrored by themselves.
  private func leaf(_ command: UIKeyCommand) {
    let step = command.input == UIKeyCommand.inputLeftArrow ? -1 : 1
    let start = aim ?? layout.centeredIndexPath?.item ?? 0
    bringToMiddle(min(max(start + step, 0), albums.count - 1))
  }

  private func turnOver(_ command: UIKeyCommand) {
    if let path = layout.centeredIndexPath, layout.indexPathIsCentered(path) { flip(path) }
  }
}

extension CoverFlowController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { albums.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CoverCell.identifier, for: indexPath)
    (cell as? CoverCell)?.show(albums[indexPath.item])
    return cell
  }
}

extension CoverFlowController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    if layout.indexPathIsCentered(indexPath) { flip(indexPath) } else { bringToMiddle(indexPath.item) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    showTitle()
    leanWithCovers()
    // A cover that leaves the middle shows its front again.
    if let cell = flippedCell, let path = collectionView.indexPath(for: cell), path != layout.centeredIndexPath {
      cell.flip()
      statusDidChange?()
    }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { aim = nil }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { aim = nil }
}
