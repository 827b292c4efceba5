extension UIButton {
  func standardBackgroundRect(in bounds: CGRect) -> CGRect {
    guard let background = shownConfiguration?.background else { return bounds }
    var insets = background.backgroundInsets
    let (edges, margins) = (background.edgesAddingLayoutMarginsToBackgroundInsets, directionalLayoutMargins)
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return bounds.shrunk(by: UIEdgeInsets(insets, isRightToLeft: readsRightToLeft))
  }

  func standardContentRect(in bounds: CGRect) -> CGRect {
    bounds.shrunk(by: shownInsets)
  }

  private var shownInsets: UIEdgeInsets {
    shownConfiguration.map { UIEdgeInsets($0.contentInsets, isRightToLeft: readsRightToLeft) } ?? contentEdgeInsets
  }

  func standardTitleRect(in contentRect: CGRect) -> CGRect {
    let frames = arrangement(in: contentRect.size).frames(in: contentRect)
    return frames.title.map { moved($0, by: titleEdgeInsets) } ?? .zero
  }

  func standardImageRect(in contentRect: CGRect) -> CGRect {
    let frames = arrangement(in: contentRect.size).frames(in: contentRect)
    return frames.image.map { moved($0, by: imageEdgeInsets) } ?? .zero
  }

  /// Insets on both sides of an axis move a part by half of their difference: insets of +a and −a move by a, as on iOS.
  private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    guard shownConfiguration == nil, insets != .zero else { return rect }
    return rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  /// The parts, measured within a size; a side of 0 is no limit.
  func arrangement(in limit: CGSize) -> ButtonArrangement {
    updateIfNeeded()
    let limit = CGSize(
      width: limit.width > 0 ? limit.width : .infinity, height: limit.height > 0 ? limit.height : .infinity)
    var result = ButtonArrangement()
    result.horizontal = contentHorizontalAlignment
    result.vertical = contentVerticalAlignment
    result.isRightToLeft = readsRightToLeft
    if let activity = views.activity, !activity.isHidden {
      result.image = activity.intrinsicContentSize
    } else if let image = views.image, !image.isHidden {
      result.image = image.intrinsicContentSize
    }
    if let configuration = shownConfiguration {
      result.imagePlacement = configuration.imagePlacement
      result.imagePadding = configuration.imagePadding
      result.imageReservation = configuration.imageReservation
      result.titlePadding = configuration.titlePadding
      result.titleAlignment = configuration.titleAlignment
    }
    if let indicator = views.indicator, !indicator.isHidden { result.indicator = indicator.intrinsicContentSize }
    func measure(_ label: UILabel?) -> CGSize? {
      guard let label, !label.isHidden else { return nil }
      let room = result.roomForText(in: limit)
      let size = label.sizeThatFits(room.unlimitedToZero)
      return CGSize(width: min(size.width, room.width), height: size.height)
    }
    // The picture's room is known before that of the words.
    let title = measure(views.title)
    let subtitle = measure(views.subtitle)
    result.title = title
    result.subtitle = subtitle
    return result
  }

  func fittingSize(in size: CGSize) -> CGSize {
    updateIfNeeded()
    let insets = shownInsets
    let (width, height) = (insets.left + insets.right, insets.top + insets.bottom)
    func room(_ side: CGFloat, _ inset: CGFloat) -> CGFloat { side > 0 && side.isFinite ? max(1, side - inset) : 0 }
    let parts = arrangement(in: CGSize(width: room(size.width, width), height: room(size.height, height)))
    var result = CGSize(width: parts.size.width + width, height: parts.size.height + height)
    if shownConfiguration == nil {
      // A title has 6 points above and below unless insets are set, and a button with one is at least 30 wide. As on
      // iOS.
      if parts.title != nil, contentEdgeInsets == .zero {
        result.height = max(result.height, (parts.title?.height ?? 0) + 12)
        result.width = max(result.width, 30)
      }
      if let background = contents.backgroundImages[state] {
        result.width = max(result.width, background.size.width)
        result.height = max(result.height, background.size.height)
      }
      if buttonType == .close { result = CGSize(width: 30, height: 30) }
    }
    return PixelGrid(scale: pixelsPerPoint).roundedUp(result)
  }

  func placeParts() {
    let background = backgroundRect(forBounds: bounds)
    views.background?.frame = background
    views.backgroundImage?.frame = background
    let content = contentRect(forBounds: bounds)
    if shownConfiguration == nil {
      if let title = views.title, !title.isHidden { title.frame = onPixels(titleRect(forContentRect: content)) }
      if let image = views.image, !image.isHidden { image.frame = onPixels(imageRect(forContentRect: content)) }
      return
    }
    let frames = arrangement(in: content.size).frames(in: content)
    if let frame = frames.image {
      if let activity = views.activity, !activity.isHidden { activity.frame = onPixels(frame) }
      views.image?.frame = onPixels(frame)
    }
    if let frame = frames.title { views.title?.frame = onPixels(frame) }
    if let frame = frames.subtitle { views.subtitle?.frame = onPixels(frame) }
    if let frame = frames.indicator { views.indicator?.frame = onPixels(frame) }
  }

  /// A rectangle whose corner is on a pixel, so that letters and pictures are sharp.
  private func onPixels(_ rect: CGRect) -> CGRect {
    let grid = PixelGrid(scale: pixelsPerPoint)
    return CGRect(x: grid.rounded(rect.minX), y: grid.rounded(rect.minY), width: rect.width, height: rect.height)
  }
}

extension CGSize {
  /// This size with 0 for sides without a limit, as views have it.
  fileprivate var unlimitedToZero: CGSize {
    CGSize(width: width.isFinite ? max(width, 0.001) : 0, height: height.isFinite ? max(height, 0.001) : 0)
  }
}

extension UIEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }
}
