public import Foundation
import Synchronization

/// A picture that stands in an attributed text in the place of a letter.
///
/// ```swift
/// let attachment = NSTextAttachment(image: star)
/// attachment.bounds = CGRect(x: 0, y: -3, width: 16, height: 16)
/// text.append(NSAttributedString(attachment: attachment))
/// ```
///
/// Labels, text views, and texts that are drawn show it; lines grow with it, and may break before and behind it. A symbol, and an
/// image whose mode is `alwaysTemplate`, is shown in the colour of the text, and stands on the line by its own baseline.
///
/// Difference from UIKit: attachments have no views, and files are kept without being shown as icons. They are read as the text is
/// set: set the text anew after a change of an attachment.
open class NSTextAttachment: NSObject {
  // Stands first, see there.
  private let mark = ComparedObjectMark()
  fileprivate let shown = AttachedPicture()
  /// The bytes of a file that the attachment stands for; kept for the program.
  open var contents: Data?
  /// The type of the file; kept for the program.
  open var fileType: String?
  /// The picture; nil for an empty place.
  open var image: UIImage?
  /// The place in points: its origin counts from the baseline upwards, so that a negative `y` lowers the picture. Of a size of
  /// zero it is that of the image.
  open var bounds = CGRect.zero
  /// Points between the picture and the letters before and behind it; kept, without effect.
  open var lineLayoutPadding: CGFloat = 0
  /// Tells whether a view may be shown in the place; kept, without effect.
  open var allowsTextAttachmentView = true

  /// An attachment with the bytes of a file; of an image the picture is shown.
  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// An attachment without a picture.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// An attachment with a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The picture for a place. Override to choose another one.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The place of the picture. Override to choose it by the picture.
  ///
  /// Difference from UIKit: it is asked before lines are broken, without a container, and for a line that has no end.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.size == .zero else { return bounds }
    guard let image else { return .zero }
    // A symbol stands by its baseline, unless the program has moved it.
    let lift = bounds.minY == 0 ? -(image.baselineOffsetFromBottom ?? 0) : bounds.minY
    return CGRect(x: bounds.minX, y: lift, width: image.size.width, height: image.size.height)
  }
}

extension NSTextAttachment: TextAttachmentConvertible {
  package func textAttachment(among style: TextStyle) -> TextAttachment {
    let place = attachmentBounds(
      for: nil,
      proposedLineFragment: CGRect(
        x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: style.font.lineHeight),
      glyphPosition: .zero, characterIndex: 0)
    let picture = image(forBounds: place, textContainer: nil, characterIndex: 0).map { image in
      let color = style.color
      let tint = UIColor(
        red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: CGFloat(color.alpha))
      return shown.picture(of: image, tint: tint)
    }
    return TextAttachment(bounds: place, picture: picture)
  }
}

/// The picture that an image was last shown as, which texts that are set again show again: from any thread, as texts are measured.
private final class AttachedPicture: Sendable {
  private struct Shown {
    var image: UIImage
    var colors: [LayerColor]
    var picture: LayerPicture
  }

  private let shown = Mutex<Shown?>(nil)

  func picture(of image: UIImage, tint: UIColor) -> LayerPicture {
    guard image.dependsOnSurroundings else { return image.picture }
    let colors = image.shownColors(tint: tint)
    guard !colors.isEmpty else { return image.picture }
    return shown.withLock { shown in
      if let shown, shown.image === image, shown.colors == colors { return shown.picture }
      let picture = image.painted(colors)
      shown = Shown(image: image, colors: colors, picture: picture)
      return picture
    }
  }
}

extension NSAttributedString {
  /// The character that stands for a picture: U+FFFC.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: String(TextAttachment.character), attributes: [.attachment: attachment])
  }

  /// Tells whether pictures may stand in the text.
  var holdsPictures: Bool { string.contains(TextAttachment.character) }

  /// The text as tools read it: a picture is read by its label, and not at all without one.
  @MainActor var spokenText: String {
    guard string.contains(TextAttachment.character) else { return string }
    var spoken = ""
    let characters = NSString(string: string)
    enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, range, _ in
      let part = characters.substring(with: range)
      guard let attachment = value as? NSTextAttachment else {
        spoken += part
        return
      }
      let label = attachment.accessibilityLabel ?? attachment.image?.accessibilityLabel
      spoken += part.replacingOccurrences(of: String(TextAttachment.character), with: label ?? "")
    }
    return spoken
  }
}
