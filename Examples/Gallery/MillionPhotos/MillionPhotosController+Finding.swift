import OpenCollectionView

extension MillionPhotosController {
  /// Photos that are nearer than so many screens are scrolled to all the way.
  private static let nearScreens: CGFloat = 6
  /// From how many screens away a photo that was far is scrolled to.
  private static let lastScreens: CGFloat = 1.5

  func perform(_ command: FindBar.Command) {
    switch command {
    case .back: find(max(1, (found ?? firstVisible) - 1_000))
    case .forward: find(min(MillionPhoto.count, (found ?? firstVisible) + 1_000))
    case .anywhere: find(random.index(below: MillionPhoto.count) + 1)
    case .find: if pad.alpha > 0 { hidePad() } else { showPad() }
    }
  }

  /// Brings a photo into the middle: scrolls there if it is near; if it is far, jumps to near it and scrolls the rest.
  func find(_ number: Int) {
    let path = Self.path(of: number)
    guard let target = collectionView.layoutAttributesForItem(at: path)?.frame else { return }
    mark(number)
    let height = collectionView.bounds.height
    let way = target.midY - collectionView.bounds.midY
    let isNear = abs(way) <= Self.nearScreens * height
    if !isNear {
      let side: CGFloat = way > 0 ? -1 : 1
      let y = target.midY - height / 2 + side * Self.lastScreens * height
      let last = max(0, collectionView.contentSize.height - height)
      collectionView.setContentOffset(CGPoint(x: 0, y: min(max(y, 0), last)), animated: false)
    }
    let screens = Int((abs(way) / max(height, 1)).rounded())
    bar.news =
      "Photo \(number.grouped): \(isNear ? "scrolled" : "jumped") \(screens.grouped) \(screens == 1 ? "screen" : "screens")"
    let before = collectionView.contentOffset
    collectionView.scrollToItem(at: path, at: .centeredVertically, animated: true)
    // What is there already does not move.
    if collectionView.contentOffset == before, isInSight(path) { arrived() }
  }

  private func isInSight(_ path: IndexPath) -> Bool { collectionView.cellForItem(at: path) != nil }

  private func mark(_ number: Int) {
    if let found { cell(ofPhoto: found)?.setFound(false) }
    found = number
  }

  /// Shows which photo was looked for.
  func arrived() {
    if let found { cell(ofPhoto: found)?.setFound(true) }
  }

  private func cell(ofPhoto number: Int) -> MillionPhotoCell? {
    collectionView.cellForItem(at: Self.path(of: number)) as? MillionPhotoCell
  }

  // MARK: Keys

  func showPad() {
    guard pad.alpha == 0 else { return }
    entry.clear()
    pad.show(entry)
    pad.transform = CGAffineTransform(translationX: 0, y: 24)
    UIView.animate(springDuration: 0.35, bounce: 0.15) {
      self.pad.transform = .identity
      self.pad.alpha = 1
    }
  }

  func hidePad() {
    guard pad.alpha > 0 else { return }
    pad.close()
    UIView.animate(withDuration: 0.2) { self.pad.alpha = 0 }
  }

  func type(_ digit: Character) {
    showPad()
    entry.append(digit)
    pad.show(entry)
  }

  func go() {
    guard let number = entry.number else { return }
    hidePad()
    find(number)
  }

  /// Digits open the pad and go into it; what else it takes is only for it while it is open. They are commands and no text,
  /// so that Home and End go on scrolling the photos.
  var findingCommands: [UIKeyCommand] {
    let digits = (0...9).map {
      UIKeyCommand(title: "Find", action: Selector(MillionPhotosController.typed(_:)), input: "\($0)")
    }
    guard pad.alpha > 0 else { return digits }
    return digits + [
      UIKeyCommand(title: "Go", action: Selector(MillionPhotosController.goByKey(_:)), input: "\r"),
      UIKeyCommand(title: "Delete", action: Selector(MillionPhotosController.deleteByKey(_:)), input: "\u{8}"),
    ]
  }

  private func typed(_ command: UIKeyCommand) {
    for digit in command.input ?? "" { type(digit) }
  }

  private func goByKey(_ command: UIKeyCommand) { go() }

  private func deleteByKey(_ command: UIKeyCommand) { deleteBackward() }

  func deleteBackward() {
    entry.deleteLast()
    pad.show(entry)
  }
}
