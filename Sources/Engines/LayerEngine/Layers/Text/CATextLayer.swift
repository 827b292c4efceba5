public import Foundation
import PlaneGeometry

/// A layer that shows text, from the top of its bounds down.
///
/// Lines are broken here and given to hosts with their places, at the next display after a change of the text, of how it
/// is set, or of the size.
///
/// Differences from UIKit: there is one family, so a font's name chooses bold and italic only. A change of font, size or
/// colour is not animated. Lines below the bounds are left out, and what runs out of them to the side is clipped only
/// where `masksToBounds` is set.
open class CATextLayer: CALayer {
  /// A layer without a text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// A layer that is to show a moment of another one, as ``CALayer/presentation()`` makes it. Not to be called otherwise.
  public override init(layer: Any) {
    super.init(layer: layer)
    needsDisplayOnBoundsChange = true
  }

  /// As `init()`: nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// The text: a `String` or an `NSAttributedString`. Any other object shows nothing.
  open var string: Any? { didSet { setNeedsDisplay() } }

  /// The font: a `UIFont`, a ``TextFont`` or a name; its size does not count, ``fontSize`` does. Regular unless set.
  open var font: Any? { didSet { setNeedsDisplay() } }

  /// The size of the em in points; 36 unless set, and for numbers that are not above 0.
  open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }

  /// The colour of the text; white unless set, nothing shows for nil. An attributed string has its own.
  open var foregroundColor: CGColor? = .white { didSet { setNeedsDisplay() } }

  /// Tells whether lines are broken to fit the width; false unless set: lines then end where the text says.
  open var isWrapped = false { didSet { setNeedsDisplay() } }

  /// The treatment of text that does not fit.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }

  /// On which side of the bounds lines stand.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }

  /// Tells whether letters may stand between pixels. Kept for programs that set it: hosts decide that.
  open var allowsFontSubpixelQuantization = false

  /// Sets the text.
  open override func display() {
    let bounds = properties.bounds
    guard let style = TextLayerStyle(self), bounds.width > 0, bounds.height > 0 else {
      layerContents = .none
      return
    }
    let text = typeset(style.text, in: bounds.size)
    let grid = PixelGrid(scale: contentsScale)
    let runs = text.lines.prefix { $0.top < bounds.height }.flatMap { line in
      let origin = CGPoint(x: bounds.minX + line.x + indent(of: line, in: bounds.width), y: bounds.minY + line.baseline)
      let shift = CGSize(width: grid.rounded(origin.x) - line.x, height: grid.rounded(origin.y) - line.baseline)
      return line.runs.map { $0.offset(by: shift) }
    }
    layerContents = runs.isEmpty ? .none : .text(runs)
  }

  /// The size of the text without limits, rounded up to whole points.
  open override func preferredFrameSize() -> CGSize {
    guard let style = TextLayerStyle(self) else { return .zero }
    let text = TypesetStyledText(StyledTypesettingRequest(text: style.text, lineBreakMode: .wordWrap))
    return CGSize(width: text.width.rounded(.up), height: text.height.rounded(.up))
  }

  private var isCut: Bool { truncationMode.lineBreakMode != .wordWrap }

  private func typeset(_ text: StyledText, in size: CGSize) -> TypesetStyledText {
    TypesetStyledText(
      StyledTypesettingRequest(
        text: text, width: isWrapped || isCut ? size.width : .infinity, height: isCut ? size.height : .infinity,
        maximumLines: isCut && !isWrapped ? 1 : 0, lineBreakMode: truncationMode.lineBreakMode))
  }

  /// Lines that know no width are set within the widest of them: their place in the bounds is found here.
  private func indent(of line: TypesetStyledText.Line, in width: CGFloat) -> CGFloat {
    guard !isWrapped, !isCut else { return 0 }
    return switch alignmentMode {
    case .right: max(width - line.width, 0) - line.x
    case .center: max((width - line.width) / 2, 0) - line.x
    default: -line.x
    }
  }
}
