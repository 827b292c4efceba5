import CollectionLayouts
import OpenCollectionView

/// Photos on a circle that two fingers move, size and turn at the same time; a tap adds one or takes one away.
final class CircleController: UIViewController, ExhibitController {
  private let photos = PhotoLibrary.shared.sections[3].photos
  private(set) var discs: [Disc] = []
  private var nextNumber = 0
  let layout = CircleLayout()
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  private let hint = UILabel()
  /// Where the fingers were, and how many, when the pinch was last heard of.
  private var lastPinch: (place: CGPoint, count: Int)?
  private var laidOutSize = CGSize.zero

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    ExhibitStatus(text: "Radius \(Int(layout.radius.rounded())) pt", isEmphasized: lastPinch != nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.radii = 60...640
    layout.itemSize = CGSize(width: 112, height: 112)
    layout.minimumItemSize = CGSize(width: 34, height: 34)
    layout.minimumInteritemSpacing = 14
    layout.showsHub = true
    discs = (0..<11).map { _ in newDisc() }
    view.backgroundColor = .galleryBackground
    // The photos pass in front of the hint.
    collectionView.backgroundColor = .clear
    collectionView.allowsSelection = false
    collectionView.isScrollEnabled = false
    collectionView.allowsFocus = true
    collectionView.register(DiscCell.self, forCellWithReuseIdentifier: DiscCell.identifier)
    collectionView.register(
      CircleHub.self, forSupplementaryViewOfKind: CircleLayout.elementKindHub,
      withReuseIdentifier: CircleLayout.elementKindHub)
    collectionView.dataSource = self
    view.addSubview(collectionView)

    let pinch = UIPinchGestureRecognizer(target: self, action: Selector(CircleController.pinched(_:)))
    let rotation = UIRotationGestureRecognizer(target: self, action: Selector(CircleController.turned(_:)))
    let tap = UITapGestureRecognizer(target: self, action: Selector(CircleController.tapped(_:)))
    pinch.delegate = self
    rotation.delegate = self
    for recognizer in [pinch, rotation, tap] { collectionView.addGestureRecognizer(recognizer) }

    hint.text =
      "Move, size and turn the circle with two fingers.\n"
      + "Tap a photo to take it away, tap beside them to add one."
    hint.numberOfLines = 0
    hint.setGrowingFont(ofSize: 13, as: .footnote, upTo: 22)
    hint.textColor = .gallerySecondary
    hint.textAlignment = .center
    view.insertSubview(hint, belowSubview: collectionView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    collectionView.frame = bounds
    let width = min(520, bounds.width - 2 * GalleryMetrics.margin(forWidth: bounds.width))
    let height = hint.height(inWidth: width)
    hint.frame = CGRect(
      x: (bounds.width - width) / 2, y: bounds.height - view.safeAreaInsets.bottom - 20 - height, width: width,
      height: height)
    guard bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    layout.center = CGPoint(x: bounds.midX, y: (bounds.height - height - 20) / 2)
    layout.radius = max(min(bounds.width, bounds.height - height - 40) * 0.36, 0)
    statusDidChange?()
  }

  // MARK: Gestures

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    defer { statusDidChange?() }
    guard pinch.state == .began || pinch.state == .changed else {
      lastPinch = nil
      return
    }
    let place = pinch.location(in: collectionView)
    // The middle of two fingers is not where one of them is: a finger more or less moves nothing.
    if let last = lastPinch, last.count == pinch.numberOfTouches {
      layout.center.x += place.x - last.place.x
      layout.center.y += place.y - last.place.y
    }
    lastPinch = (place, pinch.numberOfTouches)
    layout.radius *= pinch.scale
    pinch.scale = 1
  }

  private func turned(_ rotation: UIRotationGestureRecognizer) {
    guard rotation.state == .began || rotation.state == .changed else { return }
    layout.angle += rotation.rotation
    rotation.rotation = 0
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: collectionView)
    if let item = collectionView.indexPathForItem(at: place)?.item {
      update {
        self.discs.remove(at: item)
        self.collectionView.deleteItems(at: [IndexPath(item: item, section: 0)])
      }
    } else {
      let index = layout.insertionIndexPath(for: place)?.item ?? 0
      update {
        self.discs.insert(self.newDisc(), at: index)
        self.collectionView.insertItems(at: [IndexPath(item: index, section: 0)])
      }
    }
  }

  /// Makes a change of the discs that the collection view is told of; the layout says how photos come and go.
  private func update(_ changes: @escaping () -> Void) {
    UIView.animate(springDuration: 0.45, bounce: 0.25, options: .allowUserInteraction) {
      self.collectionView.performBatchUpdates(changes)
    }
    for case let hub as CircleHub in collectionView.visibleSupplementaryViews(ofKind: CircleLayout.elementKindHub) {
      hub.show(count: discs.count)
    }
  }

  private func newDisc() -> Disc {
    defer { nextNumber += 1 }
    return Disc(number: nextNumber, photo: photos[nextNumber * 7 % photos.count])
  }
}

extension CircleController: UIGestureRecognizerDelegate {
  /// Two fingers pinch and turn together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPinchGestureRecognizer || otherGestureRecognizer is UIRotationGestureRecognizer
  }
}

extension CircleController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { discs.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: DiscCell.identifier, for: indexPath)
    (cell as? DiscCell)?.show(discs[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: CircleLayout.elementKindHub, for: indexPath)
    (view as? CircleHub)?.show(count: discs.count)
    return view
  }
}
