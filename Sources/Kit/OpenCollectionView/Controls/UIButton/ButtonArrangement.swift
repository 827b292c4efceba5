/// The arrangement of picture, words and indicator of a button.
struct ButtonArrangement: Equatable {
  /// The parts with their places.
  struct Frames: Equatable {
    var image: CGRect?
    var title: CGRect?
    var subtitle: CGRect?
    var indicator: CGRect?
  }

  var image: CGSize?
  var title: CGSize?
  var subtitle: CGSize?
  var indicator: CGSize?
  var imagePlacement: NSDirectionalRectEdge = .leading
  var imagePadding: CGFloat = 0
  var imageReservation: CGFloat = 0
  var titlePadding: CGFloat = 0
  var indicatorPadding: CGFloat = 5
  var horizontal: UIControl.ContentHorizontalAlignment = .center
  var vertical: UIControl.ContentVerticalAlignment = .center
  var titleAlignment: UIButton.Configuration.TitleAlignment = .automatic
  var isRightToLeft = false

  /// Tells whether the picture stands beside the words and not above or below them.
  private var isRow: Bool { imagePlacement.isDisjoint(with: [.top, .bottom]) }

  /// The size of the words.
  private var textSize: CGSize {
    CGSize(
      width: max(title?.width ?? 0, subtitle?.width ?? 0),
      height: (title?.height ?? 0) + (subtitle?.height ?? 0) + (title != nil && subtitle != nil ? titlePadding : 0))
  }

  private var hasText: Bool { title != nil || subtitle != nil }

  /// The room that the picture takes.
  private var imageRoom: CGSize {
    guard let image else { return .zero }
    return isRow
      ? CGSize(width: max(image.width, imageReservation), height: image.height)
      : CGSize(width: image.width, height: max(image.height, imageReservation))
  }

  private var gap: CGFloat { image != nil && hasText ? imagePadding : 0 }

  private var indicatorRoom: CGFloat {
    indicator.map { $0.width + (image != nil || hasText ? indicatorPadding : 0) } ?? 0
  }

  /// The size of everything together, in points.
  var size: CGSize {
    let (text, room) = (textSize, imageRoom)
    let block =
      isRow
      ? CGSize(width: room.width + gap + text.width, height: max(room.height, text.height))
      : CGSize(width: max(room.width, text.width), height: room.height + gap + text.height)
    return CGSize(width: block.width + indicatorRoom, height: max(block.height, indicator?.height ?? 0))
  }

  /// The size that the words may have within `limit`.
  func roomForText(in limit: CGSize) -> CGSize {
    let room = imageRoom
    let width = limit.width - indicatorRoom - (isRow ? room.width + gap : 0)
    let height = limit.height - (isRow ? 0 : room.height + gap)
    return CGSize(width: max(0, width), height: max(0, height))
  }

  /// The places in a rectangle.
  func frames(in rect: CGRect) -> Frames {
    // Everything is placed as for lines that run to the right, and mirrored at the end.
    let content = size
    let fills = horizontal == .fill
    let width = fills ? max(content.width, rect.width) : content.width
    var x = rect.minX + (rect.width - width) * share
    let y = rect.minY + max(verticalShare, 0) * (rect.height - content.height)
    let block = CGRect(x: x, y: y, width: width - indicatorRoom, height: content.height)
    var frames = Frames()
    if let indicator {
      frames.indicator = CGRect(
        x: x + width - indicator.width, y: y + (content.height - indicator.height) / 2, width: indicator.width,
        height: indicator.height)
    }
    x = block.minX
    let (text, room) = (textSize, imageRoom)
    var textRect = block
    if isRow {
      let textWidth = max(0, block.width - room.width - gap)
      let imageX = imagePlacement.contains(.trailing) ? block.maxX - room.width : block.minX
      textRect = CGRect(
        x: imagePlacement.contains(.trailing) ? block.minX : block.minX + room.width + gap,
        y: block.minY + (block.height - text.height) / 2, width: textWidth, height: text.height)
      frames.image = image.map {
        CGRect(
          x: imageX + (room.width - $0.width) / 2, y: block.minY + (block.height - $0.height) / 2, width: $0.width,
          height: $0.height)
      }
    } else {
      let isAbove = imagePlacement.contains(.top)
      let imageY = isAbove ? block.minY : block.maxY - room.height
      textRect = CGRect(
        x: block.minX, y: isAbove ? block.minY + room.height + gap : block.minY, width: block.width,
        height: text.height)
      frames.image = image.map {
        CGRect(
          x: block.minX + (block.width - $0.width) / 2, y: imageY + (room.height - $0.height) / 2, width: $0.width,
          height: $0.height)
      }
    }
    frames.title = title.map { place($0, in: textRect, y: textRect.minY) }
    frames.subtitle = subtitle.map { place($0, in: textRect, y: textRect.maxY - $0.height) }
    return isRightToLeft ? mirrored(frames, in: rect) : frames
  }

  /// The part of the free space that goes before the content on the horizontal axis: 0 to 1.
  private var share: CGFloat {
    switch horizontal {
    case .center: 0.5
    case .leading, .fill: 0
    case .trailing: 1
    case .left: isRightToLeft ? 1 : 0
    case .right: isRightToLeft ? 0 : 1
    }
  }

  private var verticalShare: CGFloat {
    switch vertical {
    case .center, .fill: 0.5
    case .top: 0
    case .bottom: 1
    }
  }

  private func place(_ size: CGSize, in rect: CGRect, y: CGFloat) -> CGRect {
    let width = min(size.width, rect.width)
    return CGRect(x: rect.minX + (rect.width - width) * titleShare, y: y, width: width, height: size.height)
  }

  private var titleShare: CGFloat {
    switch titleAlignment {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    case .automatic: automaticTitleShare
    }
  }

  private var automaticTitleShare: CGFloat {
    guard isRow else { return 0.5 }
    return horizontal == .center || horizontal == .fill ? (imagePlacement.contains(.trailing) ? 1 : 0) : share
  }

  private func mirrored(_ frames: Frames, in rect: CGRect) -> Frames {
    func mirror(_ frame: CGRect?) -> CGRect? {
      frame.map { CGRect(x: rect.minX + rect.maxX - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
    }
    return Frames(
      image: mirror(frames.image), title: mirror(frames.title), subtitle: mirror(frames.subtitle),
      indicator: mirror(frames.indicator))
  }
}
