package import Foundation

/// The three parts into which a picture that is stretched in its middle falls along one axis.
package struct PictureStretch {
  /// A part of the picture and the place that it is drawn in.
  package struct Part: Equatable {
    package var from: CGFloat
    package var length: CGFloat
    package var to: CGFloat
    package var size: CGFloat
  }

  /// The part at the start, the one that is stretched, and the one at the end.
  package let parts: [Part]

  /// - Parameters:
  ///   - start, length: the part of the picture that shows, in its points.
  ///   - place, size: where it is drawn, in the layer's points.
  ///   - center, share: the part that is stretched, in units of what shows.
  ///   - scale: how many of the layer's points a point of the picture makes.
  package init(
    _ start: CGFloat, _ length: CGFloat, _ place: CGFloat, _ size: CGFloat, _ center: CGFloat, _ share: CGFloat,
    _ scale: CGFloat
  ) {
    let from = min(max(center, 0), 1)
    let to = min(max(center + share, from), 1)
    let (first, last) = (from * length, (1 - to) * length)
    // Ends that have no room together shrink by the same factor: our choice.
    let ends = (first + last) * scale
    let fit = ends > size ? size / ends : 1
    let (firstSize, lastSize) = (first * scale * fit, last * scale * fit)
    parts = [
      Part(from: start, length: first, to: place, size: firstSize),
      Part(
        from: start + first, length: max(length - first - last, 0), to: place + firstSize,
        size: max(size - firstSize - lastSize, 0)),
      Part(from: start + length - last, length: last, to: place + size - lastSize, size: lastSize),
    ]
  }
}
