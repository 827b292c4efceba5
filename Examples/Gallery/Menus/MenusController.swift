import OpenCollectionView

/// Photos with menus: a bar of commands or a context menu, whichever is switched on, and a field to paste into.
final class MenusController: GridController, ExhibitController {
  /// Which menu a long press brings up.
  enum Mode: Int, CaseIterable {
    case bar
    case context

    var title: String {
      switch self {
      case .bar: "Edit menu"
      case .context: "Context menu"
      }
    }
  }

  private(set) var photos = Array(PhotoLibrary.shared.sections[2].photos.prefix(60))
  var marks: [Photo: PhotoMarks] = [:]
  private(set) var mode = Mode.bar
  private let modeControl = UISegmentedControl(items: Mode.allCases.map(\.title))
  private let field = PasteField()
  private let fieldBar = UIView()
  private let line = UIView()
  /// The photo that the bar of commands is for.
  private var pressed: Photo?
  private var copied: String?

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    copied.map { ExhibitStatus(text: "Copied \($0)", isEmphasized: true) }
      ?? ExhibitStatus(text: "Press a photo and hold")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self

    let press = UILongPressGestureRecognizer()
    press.addAction { [weak self] recognizer in self?.press(recognizer) }
    collectionView.addGestureRecognizer(press)

    fieldBar.backgroundColor = .galleryBackground
    line.backgroundColor = .separator
    modeControl.selectedSegmentIndex = mode.rawValue
    modeControl.accessibilityLabel = "What a long press brings up"
    modeControl.addAction(
      UIAction { [weak self] _ in self?.modeDidChange() }, for: .valueChanged)
    for subview in [line, modeControl, field] { fieldBar.addSubview(subview) }
    view.addSubview(fieldBar)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    let isNarrow = bounds.width < 600
    let height: CGFloat = (isNarrow ? 116 : 64) + safe.bottom
    fieldBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
    let left = safe.left + margin
    let width = bounds.width - safe.left - safe.right - 2 * margin
    let controlWidth = isNarrow ? width : 260
    modeControl.frame = CGRect(x: left, y: isNarrow ? 12 : 16, width: controlWidth, height: 32)
    field.frame =
      isNarrow
      ? CGRect(x: left, y: 56, width: width, height: 44)
      : CGRect(x: left + controlWidth + 16, y: 10, width: width - controlWidth - 16, height: 44)
    fieldBar.mirrorForReading([modeControl, field])

    collectionView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: fieldBar.frame.minY)
    let metrics = PhotoGridMetrics(
      width: bounds.width, safeArea: safe, scale: traitCollection.displayScale,
      textScale: traitCollection.textScale())
    metrics.arrange(layout)
    layout.sectionInset.top = metrics.spacing
  }

  /// Has a long press bring up another menu.
  func choose(_ mode: Mode) {
    modeControl.selectedSegmentIndex = mode.rawValue
    modeDidChange()
  }

  private func modeDidChange() {
    mode = Mode(rawValue: modeControl.selectedSegmentIndex) ?? .bar
    UIMenuController.shared.hideMenu()
  }

  // MARK: The bar of commands

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Self.copyName && pressed != nil
  }

  private static let copyName = Selector("copyName(_:)", MenusController.copyName(_:))

  func copyName(_ sender: Any?) {
    if let pressed { copy(name: pressed) }
  }

  private func press(_ recognizer: UIGestureRecognizer) {
    guard mode == .bar, recognizer.state == .began,
      let item = collectionView.indexPathForItem(at: recognizer.location(in: collectionView)),
      let cell = collectionView.cellForItem(at: item)
    else { return }
    pressed = photos[item.item]
    becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Copy “\(photos[item.item].title)”", action: Self.copyName)]
    menu.showMenu(from: cell, rect: cell.bounds)
  }

  // MARK: What menus do

  func copy(name photo: Photo) {
    UIPasteboard.general.string = photo.title
    say(photo.title)
  }

  func copy(picture photo: Photo) {
    UIPasteboard.general.image = PhotoLibrary.shared.picture(of: photo)
    say("a picture")
  }

  func hide(_ photo: Photo) {
    photos.removeAll { $0 == photo }
    collectionView.reloadData()
  }

  private func say(_ thing: String) {
    copied = thing
    statusDidChange?()
  }
}

extension MenusController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath)
    let photo = photos[indexPath.item]
    (cell as? PhotoCell)?.show(photo, picture: PhotoLibrary.shared.picture(of: photo))
    return cell
  }
}
