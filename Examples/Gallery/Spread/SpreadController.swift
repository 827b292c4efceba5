import CollectionLayouts
import OpenCollectionView

/// Photos that two fingers spread from a pile, that one finger scrolls, and that a tap names and selects.
final class SpreadController: UIViewController, ExhibitController {
  private let photos = Array(PhotoLibrary.shared.sections[1].photos.prefix(20))
  private let layout = SpreadLayout()
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  private let panel = SpreadPanel()
  private var grip: Grip?

  /// What the fingers hold.
  private struct Grip {
    /// The item between them, with the part of the way to the next.
    var item: CGFloat
    /// How far neighbours are apart for each point between the fingers.
    var factor: CGFloat
  }

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    ExhibitStatus(text: "\(Int(layout.spreadDistance.rounded())) pt apart", isEmphasized: grip != nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.backgroundColor = .galleryBackground
    collectionView.restorationIdentifier = "photos"
    layout.spreadDistances = SpreadPanel.distances
    collectionView.alwaysBounceHorizontal = true
    collectionView.allowsMultipleSelection = true
    // What does not scroll far answers to arrows all the same.
    collectionView.allowsFocus = true
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    collectionView.dataSource = self
    // Two fingers spread, one scrolls.
    collectionView.panGestureRecognizer.maximumNumberOfTouches = 1

    let pinch = UIPinchGestureRecognizer(target: self, action: Selector(SpreadController.pinched(_:)))
    collectionView.addGestureRecognizer(pinch)

    let tap = UITapGestureRecognizer(target: self, action: Selector(SpreadController.tapped(_:)))
    // The collection view selects what was tapped all the same.
    tap.cancelsTouchesInView = false
    collectionView.addGestureRecognizer(tap)

    panel.didSlide = { [weak self] distance in self?.slid(to: distance) }
    fill(with: collectionView, above: panel)
    panel.show(layout.spreadDistance, .taken)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    panel.arrange(forWidth: view.bounds.width)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let height = min(collectionView.frame.height * 0.66, bounds.width * 0.78, 400).rounded()
    layout.itemSize = CGSize(width: (height * 0.72).rounded(), height: height)
    layout.margin = GalleryMetrics.gap(forWidth: bounds.width) + max(safe.left, safe.right) + 8
  }

  // MARK: Gestures

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    let isUnderWay = pinch.state == .began || pinch.state == .changed
    // A pinch on a trackpad has no touches, and one that a finger has left has no distance.
    if isUnderWay, pinch.numberOfTouches == 0 { return pinchedOnTrackpad(pinch) }
    guard isUnderWay, pinch.numberOfTouches == 2 else {
      grip = nil
      statusDidChange?()
      return
    }
    let first = pinch.location(ofTouch: 0, in: view)
    let second = pinch.location(ofTouch: 1, in: view)
    let distance = hypot(second.x - first.x, second.y - first.y)
    let middle = view.convert(CGPoint(x: (first.x + second.x) / 2, y: 0), to: collectionView).x
    let grip = self.grip ?? Grip(item: layout.position(atX: middle), factor: layout.spreadDistance / max(distance, 1))
    self.grip = grip

    panel.show(fingers: distance)
    // What was between the fingers stays between them.
    spread(to: distance * grip.factor, keeping: grip.item, at: middle)
  }

  private func pinchedOnTrackpad(_ pinch: UIPinchGestureRecognizer) {
    let middle = pinch.location(in: collectionView).x
    spread(to: layout.spreadDistance * pinch.scale, keeping: layout.position(atX: middle), at: middle)
    pinch.scale = 1
  }

  private func slid(to distance: CGFloat) {
    let middle = collectionView.bounds.midX
    spread(to: distance, keeping: layout.position(atX: middle), at: middle)
  }

  // MARK: Keys

  /// How far an arrow key moves photos apart, in points.
  private static let step: CGFloat = 10

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override var keyCommands: [UIKeyCommand]? {
    [(UIKeyCommand.inputLeftArrow, "Closer"), (UIKeyCommand.inputRightArrow, "Further Apart")].map { key, title in
      UIKeyCommand(title: title, action: Selector(SpreadController.spreadByKey(_:)), input: key)
    }
  }

  private func spreadByKey(_ command: UIKeyCommand) {
    slid(to: layout.spreadDistance + (command.input == UIKeyCommand.inputLeftArrow ? -Self.step : Self.step))
  }

  /// Hands a distance to the layout, and scrolls so that an item stays where it is.
  private func spread(to distance: CGFloat, keeping item: CGFloat, at x: CGFloat) {
    let answer = layout.updateSpreadDistance(distance)
    panel.show(layout.spreadDistance, answer)
    let offset = collectionView.contentOffset.x + layout.x(ofPosition: item) - x
    let last = layout.collectionViewContentSize.width - collectionView.bounds.width
    collectionView.contentOffset.x = min(max(offset, 0), max(last, 0))
    statusDidChange?()
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let item = collectionView.indexPathForItem(at: tap.location(in: collectionView))?.item
    panel.show(tapped: item.map { "\(photos[$0].title), item \($0 + 1)" })
  }
}

extension SpreadController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath)
    let photo = photos[indexPath.item]
    (cell as? PhotoCell)?.show(photo, picture: PhotoLibrary.shared.picture(of: photo))
    return cell
  }
}
