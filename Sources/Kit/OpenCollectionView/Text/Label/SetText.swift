/// Text with lines that have a place: of one style, which is set faster, or of several.
enum SetText {
  case plain(TypesetText, PlainLook)
  case styled(TypesetStyledText)

  /// How text of one style looks.
  struct PlainLook {
    var font: TextFont
    var color: LayerColor
    var decoration: TextDecoration?
  }

  static let empty = SetText.styled(.empty)

  var size: CGSize {
    switch self {
    case .plain(let text, _): CGSize(width: text.width, height: text.height)
    case .styled(let text): CGSize(width: text.width, height: text.height)
    }
  }

  var isTruncated: Bool {
    switch self {
    case .plain(let text, _): text.isTruncated
    case .styled(let text): text.isTruncated
    }
  }

  var firstBaseline: CGFloat {
    switch self {
    case .plain(let text, _): text.firstBaseline
    case .styled(let text): text.firstBaseline
    }
  }

  /// The runs where the text's upper left lies at a point.
  ///
  /// With a grid every line starts at a whole pixel and stands on one, so that letters are sharp; runs of a line keep
  /// their distances.
  func runs(at origin: CGPoint, on grid: PixelGrid? = nil) -> [TextRun] {
    switch self {
    case .plain(let text, let look):
      return text.lines.compactMap { line in
        guard !line.string.isEmpty else { return nil }
        let place = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline)
        return TextRun(
          string: line.string, origin: grid?.rounded(place) ?? place, width: line.width, font: look.font,
          color: look.color, direction: line.direction, decoration: look.decoration)
      }
    case .styled(let text):
      return text.lines.flatMap { line in
        let place = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline)
        let target = grid?.rounded(place) ?? place
        let shift = CGSize(width: target.x - line.x, height: target.y - line.baseline)
        return line.runs.filter { $0.decoration?.attachment == nil }.map { $0.offset(by: shift) }
      }
    }
  }

  /// The pictures in the text and their places, where the text's upper left lies at a point.
  func pictures(at origin: CGPoint, on grid: PixelGrid? = nil) -> [(picture: LayerPicture, frame: CGRect)] {
    guard case .styled(let text) = self else { return [] }
    return text.lines.flatMap(\.runs).compactMap { run in
      guard let attachment = run.decoration?.attachment, let picture = attachment.picture else { return nil }
      let place = CGPoint(x: origin.x + run.origin.x, y: origin.y + run.origin.y)
      return (picture, attachment.frame(at: grid?.rounded(place) ?? place))
    }
  }

  /// Draws the text, its pictures over it.
  @MainActor func draw(at origin: CGPoint, on grid: PixelGrid? = nil, in context: CGContext) {
    for run in runs(at: origin, on: grid) { context.draw(run) }
    for (picture, frame) in pictures(at: origin, on: grid) { context.draw(picture, in: frame) }
  }
}

extension PixelGrid {
  fileprivate func rounded(_ point: CGPoint) -> CGPoint { CGPoint(x: rounded(point.x), y: rounded(point.y)) }
}
