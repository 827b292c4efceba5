import OpenCollectionView

/// Prints covers, and their backs, each with its reflection in one picture: a cover is a single layer, whatever it shows.
@MainActor final class CoverPress {
  /// The press of all visitors.
  static let shared = CoverPress()

  /// The side of a cover in the space of its picture, in points.
  static let side: CGFloat = 300
  /// The height of a picture with its reflection, in sides.
  static let height: CGFloat = 1.5
  /// How much of a cover the floor throws back next to it. Our choice: polished, and dark.
  private static let gloss: CGFloat = 0.34

  private var fronts: [Album: UIImage] = [:]
  private var backs: [Album: UIImage] = [:]

  /// The picture of a cover, drawn when it is first asked for.
  func front(of album: Album) -> UIImage {
    if let known = fronts[album] { return known }
    let picture = PhotoLibrary.shared.picture(of: album.photo)
    let made = printed { context in
      // The whole width of the picture, and of its height the middle.
      let height = Self.side * Scenery.size.height / Scenery.size.width
      picture.draw(in: CGRect(x: 0, y: (Self.side - height) / 2, width: Self.side, height: height))
      self.draw(album, in: context)
    }
    fronts[album] = made
    return made
  }

  /// The picture of a back with its list of tracks.
  func back(of album: Album) -> UIImage {
    if let known = backs[album] { return known }
    let made = printed { context in self.drawBack(of: album, in: context) }
    backs[album] = made
    return made
  }

  /// A cover above its reflection, which becomes as dark as the floor.
  private func printed(_ draw: (CGContext) -> Void) -> UIImage {
    let side = Self.side
    let size = CGSize(width: side, height: side * Self.height)
    return UIGraphicsImageRenderer(size: size).image { renderer in
      let context = renderer.cgContext
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: side, height: side))
      draw(context)
      context.restoreGState()
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: side, width: side, height: side * (Self.height - 1)))
      context.translateBy(x: 0, y: 2 * side)
      context.scaleBy(x: 1, y: -1)
      draw(context)
      context.restoreGState()
      // The floor is black, and hides what stands behind a cover in its reflection too.
      // It is gone where the words about an album stand.
      let shade = [1 - Self.gloss, 0.88, 0.98, 1].map { CGColor(gray: 0, alpha: $0) }
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: side, width: side, height: side * (Self.height - 1)))
      if let gradient = CGGradient(colors: shade, locations: [0, 0.28, 0.46, 1]) {
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 0, y: side), end: CGPoint(x: 0, y: size.height),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
      context.restoreGState()
    }
  }

  // MARK: The front

  private func draw(_ album: Album, in context: CGContext) {
    let side = Self.side
    fill(context, CGRect(x: 0, y: side - 96, width: side, height: 96), [0, 0.34, 0.62], vertical: true)
    album.title.draw(
      at: CGPoint(x: 18, y: side - 54),
      withAttributes: [.font: UIFont.systemFont(ofSize: 21, weight: .semibold), .foregroundColor: UIColor.white])
    album.artist.uppercased().draw(
      at: CGPoint(x: 18, y: side - 27),
      withAttributes: [
        .font: UIFont.systemFont(ofSize: 11, weight: .medium), .foregroundColor: UIColor.white.withAlphaComponent(0.78),
        .kern: 1.6,
      ])
    drawSleeve(in: context)
  }

  /// The crease beside the spine, light from the left, and an edge as fine as paper.
  private func drawSleeve(in context: CGContext) {
    let side = Self.side
    fill(context, CGRect(x: 0, y: 0, width: 12, height: side), [0.3, 0.06, 0.16, 0], vertical: false)
    context.setStrokeColor(CGColor(gray: 1, alpha: 0.2))
    context.setLineWidth(1)
    context.stroke(CGRect(x: 0.5, y: 0.5, width: side - 1, height: side - 1))
  }

  private func fill(_ context: CGContext, _ rect: CGRect, _ alphas: [CGFloat], vertical: Bool) {
    guard let gradient = CGGradient(colors: alphas.map { CGColor(gray: 0, alpha: $0) }, locations: nil) else { return }
    context.saveGState()
    context.clip(to: rect)
    context.drawLinearGradient(
      gradient, start: rect.origin,
      end: vertical ? CGPoint(x: rect.minX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.minY), options: [])
    context.restoreGState()
  }

  // MARK: The back

  private func drawBack(of album: Album, in context: CGContext) {
    let side = Self.side
    // The colours of the picture, much darker: writing is legible on it.
    PhotoLibrary.shared.picture(of: album.photo).draw(in: CGRect(x: 0, y: -20, width: side, height: side * 1.2))
    context.setFillColor(CGColor(red: 0.06, green: 0.06, blue: 0.075, alpha: 0.86))
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    let strong: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.white,
    ]
    let soft = UIColor.white.withAlphaComponent(0.62)
    let plain: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: soft]
    let track: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white.withAlphaComponent(0.92),
    ]
    let time: [NSAttributedString.Key: Any] = [
      .font: UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular), .foregroundColor: soft,
    ]
    album.title.draw(at: CGPoint(x: 20, y: 18), withAttributes: strong)
    "\(album.artist) \u{B7} \(album.year)".draw(at: CGPoint(x: 20, y: 42), withAttributes: plain)
    context.setFillColor(CGColor(gray: 1, alpha: 0.2))
    context.fill(CGRect(x: 20, y: 66, width: side - 40, height: 1))
    for (number, entry) in album.tracks.enumerated() {
      let y = 76 + CGFloat(number) * 23
      "\(number + 1)".draw(at: CGPoint(x: 20, y: y), withAttributes: time)
      entry.title.draw(at: CGPoint(x: 42, y: y), withAttributes: track)
      let width = entry.lengthText.size(withAttributes: time).width
      entry.lengthText.draw(at: CGPoint(x: side - 20 - width, y: y), withAttributes: time)
    }
    drawSleeve(in: context)
  }
}
