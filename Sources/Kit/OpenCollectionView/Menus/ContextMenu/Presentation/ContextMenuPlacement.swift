import Foundation

/// The places of the preview and the menu of a context menu.
struct ContextMenuPlacement: Equatable {
  /// The rectangle of the preview, scaled down where there is not enough room.
  var preview: CGRect
  /// The rectangle of the menu; lower than the menu is long where that must scroll.
  var menu: CGRect
  /// Tells whether the menu is above what it belongs to.
  var isAbove = false

  /// The space between the preview and the menu, in points. Our choice.
  static let gap: CGFloat = 12

  /// A menu with a preview: below it, else above, else below after moving the preview up, else beside it; where nothing
  /// else helps, the preview becomes smaller.
  ///
  /// - Parameters:
  ///   - source: where the preview comes from.
  ///   - preview: how large the preview wants to be.
  ///   - menu: how large the menu wants to be; of no height for none.
  ///   - room: what may be covered.
  init(source: CGRect, preview size: CGSize, menu: CGSize, in room: CGRect) {
    let fit = min(1, room.width / max(size.width, 1), room.height / max(size.height, 1))
    var preview = Self.clamp(
      CGRect(
        x: source.midX - size.width * fit / 2, y: source.midY - size.height * fit / 2, width: size.width * fit,
        height: size.height * fit), in: room)
    var menu = CGSize(width: min(menu.width, room.width), height: menu.height)
    let length = menu.height + Self.gap
    var top = preview.maxY + Self.gap
    isAbove = false
    if menu.height <= 0 {
      (menu, top) = (.zero, preview.maxY)
    } else if room.maxY - preview.maxY >= length {
      // There is room below.
    } else if preview.minY - room.minY >= length {
      top = preview.minY - length
      isAbove = true
    } else if preview.height + length <= room.height {
      preview.origin.y = room.maxY - length - preview.height
      top = preview.maxY + Self.gap
    } else if preview.width + Self.gap + menu.width <= room.width {
      self.preview = preview
      self.menu = .zero
      stand(beside: preview, menu: menu, in: room)
      return
    } else {
      // The menu gets what it wants up to a good half, the preview what is left.
      menu.height = min(menu.height, max((room.height * 0.55).rounded(), room.height - preview.height - Self.gap))
      let left = room.height - menu.height - Self.gap
      let scale = min(1, left / max(preview.height, 1))
      preview = CGRect(
        x: preview.midX - preview.width * scale / 2, y: room.minY + left - preview.height * scale,
        width: preview.width * scale, height: preview.height * scale)
      top = preview.maxY + Self.gap
    }
    let start = preview.midX <= room.midX ? preview.minX : preview.maxX - menu.width
    self.preview = preview
    self.menu = CGRect(
      x: max(room.minX, min(start, room.maxX - menu.width)), y: top, width: menu.width, height: menu.height)
  }

  /// The menu stands at the side that the preview is farther from.
  private mutating func stand(beside preview: CGRect, menu: CGSize, in room: CGRect) {
    let isLeft = preview.midX > room.midX
    let height = min(menu.height, room.height)
    self.preview.origin.x =
      isLeft
      ? max(preview.minX, room.minX + menu.width + Self.gap)
      : min(preview.minX, room.maxX - menu.width - Self.gap - preview.width)
    self.menu = CGRect(
      x: isLeft ? self.preview.minX - Self.gap - menu.width : self.preview.maxX + Self.gap,
      y: max(room.minY, min(preview.midY - height / 2, room.maxY - height)), width: menu.width, height: height)
  }

  /// A menu without a preview: below its anchor where there is more room than above, along the anchor's nearer side.
  init(anchor: CGRect, menu: CGSize, in room: CGRect) {
    let gap: CGFloat = 6
    let below = room.maxY - anchor.maxY - gap
    let above = anchor.minY - room.minY - gap
    let isBelow = below >= menu.height || below >= above
    let height = min(menu.height, max(isBelow ? below : above, min(menu.height, room.height * 0.5)))
    var frame = CGRect(x: 0, y: 0, width: min(menu.width, room.width), height: height)
    frame.origin.x = anchor.midX <= room.midX ? anchor.minX : anchor.maxX - frame.width
    frame.origin.y = isBelow ? anchor.maxY + gap : anchor.minY - gap - height
    preview = anchor
    self.menu = Self.clamp(frame, in: room)
    isAbove = !isBelow
  }

  private static func clamp(_ rect: CGRect, in room: CGRect) -> CGRect {
    var rect = rect
    rect.origin.x = max(room.minX, min(rect.minX, room.maxX - rect.width))
    rect.origin.y = max(room.minY, min(rect.minY, room.maxY - rect.height))
    return rect
  }
}
