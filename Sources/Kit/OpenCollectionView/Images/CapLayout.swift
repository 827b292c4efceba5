/// The places of the nine parts of an image with caps, in the image and in the drawing.
struct CapLayout {
  struct Part: Equatable {
    /// In the image, in its points.
    var source: CGRect
    /// The rectangle in which it is drawn.
    var target: CGRect
  }

  /// A stretch of one axis.
  private struct Span {
    var source: CGFloat
    var sourceLength: CGFloat
    var target: CGFloat
    var targetLength: CGFloat
  }

  let size: CGSize
  let insets: UIEdgeInsets
  let mode: UIImage.ResizingMode

  /// More tiles than this along an axis are drawn as one stretched part (our choice): nobody sees tiles that small.
  private static let mostTiles: CGFloat = 256

  /// The parts from the upper left to the lower right, row by row; none for a rectangle of no size.
  func parts(in rect: CGRect) -> [Part] {
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite
    else { return [] }
    let columns = spans(size.width, insets.left, insets.right, start: rect.minX, length: rect.width)
    let rows = spans(size.height, insets.top, insets.bottom, start: rect.minY, length: rect.height)
    return rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(
            x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength),
          target: CGRect(x: column.target, y: row.target, width: column.targetLength, height: row.targetLength))
      }
    }
  }

  private func spans(
    _ size: CGFloat, _ before: CGFloat, _ after: CGFloat, start: CGFloat, length: CGFloat
  ) -> [Span] {
    // Caps that are larger than the image share it, and those that are larger than the rectangle share that.
    let fit = min(1, size / max(before + after, .leastNormalMagnitude))
    let (before, after) = (before * fit, after * fit)
    let shrink = min(1, length / max(before + after, .leastNormalMagnitude))
    let (first, last) = (before * shrink, after * shrink)
    let middle = size - before - after
    let room = length - first - last
    var spans = [Span(source: 0, sourceLength: before, target: start, targetLength: first)]
    if mode == .stretch || room <= middle || room > middle * Self.mostTiles || middle <= 1 {
      spans.append(Span(source: before, sourceLength: middle, target: start + first, targetLength: room))
    } else {
      for place in stride(from: 0, to: room, by: middle) {
        let part = min(middle, room - place)
        spans.append(Span(source: before, sourceLength: part, target: start + first + place, targetLength: part))
      }
    }
    spans.append(
      Span(source: size - after, sourceLength: after, target: start + length - last, targetLength: last))
    return spans.filter { $0.sourceLength > 0 && $0.targetLength > 0 }
  }
}
