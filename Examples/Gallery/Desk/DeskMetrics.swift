import OpenCollectionView

/// How large the parts of the desk are in a window, and where they lie: beside each other where there is room, below each other on
/// a phone. Frames are for reading from left to right.
struct DeskMetrics: Equatable {
  let film: CGRect
  let table: CGRect
  let darkroom: CGRect
  /// The height of the heading above each part, in points.
  let headingHeight: CGFloat

  /// - Parameters:
  ///   - bounds: all of the window below its bar.
  ///   - free: the part of it that the device does not cover.
  ///   - headingHeight: the height of the words above each part, in points.
  init(bounds: CGRect, free: CGRect, headingHeight: CGFloat) {
    self.headingHeight = headingHeight
    let gap = GalleryMetrics.gap(forWidth: bounds.width)
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    let room = CGRect(
      x: free.minX + margin, y: free.minY, width: max(1, free.width - 2 * margin), height: max(1, free.height))
    let isWide = room.width >= Self.widthForTwo
    // A heading has space above it, and the last part has some below it.
    let bottom = min(gap, room.height * 0.04)
    let height = max(1, room.height - bottom)
    let darkroomWidth = isWide ? min(max(room.width * 0.36, 240), 400).rounded() : room.width
    let left = isWide ? max(1, room.width - darkroomWidth - gap) : room.width
    let filmHeight = (headingHeight + min(max(height * 0.19, 72), isWide ? 136 : 116)).rounded()
    let darkroomHeight = isWide ? height : (headingHeight + max(72, height * 0.25)).rounded()
    let tableHeight = max(1, height - filmHeight - (isWide ? 0 : darkroomHeight))
    film = CGRect(x: room.minX, y: room.minY, width: left, height: min(filmHeight, height))
    table = CGRect(x: room.minX, y: film.maxY, width: left, height: tableHeight)
    darkroom =
      isWide
      ? CGRect(x: room.minX + left + gap, y: room.minY, width: darkroomWidth, height: height)
      : CGRect(x: room.minX, y: table.maxY, width: room.width, height: max(1, room.maxY - bottom - table.maxY))
  }

  /// From which width on two parts lie beside each other, in points.
  static let widthForTwo: CGFloat = 560

  func frame(of place: DeskPlace) -> CGRect {
    switch place {
    case .film: film
    case .table: table
    case .darkroom: darkroom
    }
  }
}
