/// Says how a text looks that is dragged.
public struct UITextDragOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// The options of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The letters have the colour of labels, whatever colour they have in the text.
  ///
  /// Difference from UIKit: it is kept for the program; a preview is the picture of the text.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}
