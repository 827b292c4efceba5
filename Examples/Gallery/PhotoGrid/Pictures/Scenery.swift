import OpenCollectionView

/// A picture in the making: where it is drawn, the numbers that make it unlike the others, and the strokes that all
/// motifs share.
@MainActor struct Scenery {
  /// The space of all pictures, in points. Cells have the same proportions.
  nonisolated static let size = CGSize(width: 320, height: 352)

  let context: CGContext
  var random: SeededRandom

  var width: Double { Self.size.width }
  var height: Double { Self.size.height }

  // MARK: Light

  /// Fills everything with the sky, whose last colour is reached at `horizon`.
  func paintSky(_ tones: [Tone], horizon: Double) {
    paint(tones.map { $0.color() }, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 0, y: horizon))
  }

  /// Light around a point that fades towards `radius`.
  func glow(at center: CGPoint, radius: Double, _ tone: Tone, strength: Double) {
    // A bell, so that no ring can be seen where the light begins or ends.
    let colors = [1, 0.84, 0.5, 0.22, 0.07, 0.015, 0].map { tone.color(alpha: strength * $0) }
    guard let gradient = CGGradient(colors: colors, locations: nil) else { return }
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius, options: [])
  }

  func disc(at center: CGPoint, radius: Double, _ tone: Tone, alpha: Double = 1) {
    context.setFillColor(tone.color(alpha: alpha))
    context.fillEllipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// A band of mist that is thickest in its middle.
  func mist(from top: Double, to bottom: Double, _ tone: Tone, strength: Double) {
    let colors = [0, 0.6, 1, 0.6, 0].map { tone.color(alpha: strength * $0) }
    paint(colors, from: CGPoint(x: 0, y: top), to: CGPoint(x: 0, y: bottom), options: [])
  }

  /// Darkens the corners a little, as a lens does.
  func vignette(_ strength: Double = 0.16) {
    let center = CGPoint(x: width / 2, y: height * 0.45)
    let colors = [0, 0.06, 0.3, 1].map { Tone.black.color(alpha: strength * $0) }
    guard let gradient = CGGradient(colors: colors, locations: [0.42, 0.58, 0.76, 1]) else { return }
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 270,
      options: .drawsAfterEndLocation)
  }

  // MARK: Shapes

  func fill(_ path: UIBezierPath, _ tone: Tone, alpha: Double = 1) {
    context.setFillColor(tone.color(alpha: alpha))
    path.fill()
  }

  /// Fills a shape with a gradient from one height to another.
  func fill(_ path: UIBezierPath, _ tones: [Tone], from top: Double, to bottom: Double) {
    fill(path, tones, from: CGPoint(x: 0, y: top), to: CGPoint(x: 0, y: bottom))
  }

  /// Fills a shape with a gradient along a line.
  func fill(_ path: UIBezierPath, _ tones: [Tone], from start: CGPoint, to end: CGPoint) {
    context.saveGState()
    path.addClip()
    paint(tones.map { $0.color() }, from: start, to: end)
    context.restoreGState()
  }

  /// Narrows the clip to a shape and fills it, so that what is filled next stays within it.
  func fillClip(of path: UIBezierPath, _ tones: [Tone], from top: Double, to bottom: Double) {
    path.addClip()
    paint(tones.map { $0.color() }, from: CGPoint(x: 0, y: top), to: CGPoint(x: 0, y: bottom))
  }

  /// Fills a shape with a colour whose opacity changes from one height to another.
  func fill(_ path: UIBezierPath, _ tone: Tone, alphas: [Double], from top: Double, to bottom: Double) {
    context.saveGState()
    path.addClip()
    paint(alphas.map { tone.color(alpha: $0) }, from: CGPoint(x: 0, y: top), to: CGPoint(x: 0, y: bottom))
    context.restoreGState()
  }

  func stroke(_ path: UIBezierPath, _ tone: Tone, alpha: Double = 1, width: Double) {
    context.setStrokeColor(tone.color(alpha: alpha))
    context.setLineWidth(width)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.addPath(path.cgPath)
    context.strokePath()
  }

  /// Round dots, each of which takes two steps of a path.
  func dots(at centers: [CGPoint], radius: Double, _ tone: Tone, alpha: Double) {
    let path = UIBezierPath()
    for center in centers {
      path.move(to: center)
      // A line needs some length for its round ends to be drawn.
      path.addLine(to: CGPoint(x: center.x + 0.02, y: center.y))
    }
    stroke(path, tone, alpha: alpha, width: 2 * radius)
  }

  private func paint(
    _ colors: [CGColor], from start: CGPoint, to end: CGPoint,
    options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
  ) {
    guard let gradient = CGGradient(colors: colors, locations: nil) else { return }
    context.drawLinearGradient(gradient, start: start, end: end, options: options)
  }
}
