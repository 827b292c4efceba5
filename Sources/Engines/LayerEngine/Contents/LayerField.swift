public import PlaneGeometry

/// A text that people edit in a layer, for hosts that show an element of their own for it: what the element is, not what is
/// typed into it.
///
/// **Text.** An element that is made for the layer, or that has shown another ``exchange``, begins with ``initialText``. From
/// then on its text is kept in step by edits and corrections of that exchange, both counted from one, and the value here stays
/// as it is: no text is sent twice.
///
/// **Picture.** The layer's text contents say the same as the element, for hosts without elements; where the element is shown
/// they are not.
public struct LayerField: Hashable, Sendable {
  /// The number of the exchange; a new one begins where the program sets the text while nobody edits it.
  public var exchange: Int
  /// The text with which the exchange begins.
  public var initialText: String
  /// The selection with which it begins, in UTF-16 units.
  public var initialSelection: Range<Int>
  /// Tells whether the text may have several lines, which are broken at the width.
  public var holdsLines = false
  /// Tells whether it is edited: the element is to have the focus, and to lose it when this becomes false.
  public var isEdited = false
  /// Tells whether the layer's own picture stands for the text while the element has not the focus: it has several styles, or
  /// pictures in it, or the program draws it.
  public var isDrawn = false
  /// Tells whether people can edit the text, rather than only select it.
  public var isEditable = true
  /// Tells whether people can select the text.
  public var isSelectable = true
  /// Tells whether it takes input; otherwise it is shown as disabled.
  public var isEnabled = true
  /// Tells whether the text has several styles, or pictures in it, and the element shows them while it is edited.
  public var isStyled = false
  /// How the text looks.
  public var style: Style
  /// Other styles that parts of the text have, by their numbers: the first has 1, and 0 is ``style``.
  public var styles: [TextStyle] = []
  /// The styles of the text with which the exchange begins; none where all of it has ``style``.
  public var initialRuns: [Run] = []
  /// Tells what is shown where there is no text.
  public var placeholder = ""
  /// The colour of the placeholder.
  public var placeholderColor: LayerColor
  /// Tells where in the bounds the text stands: from the top of the first line's ``Style/lineHeight``, with nothing above it.
  public var insets = UIEdgeInsets.zero
  /// Tells what is typed into it, and how.
  public var traits = Traits()
  /// The number of the form that it belongs to, for programs that fill in names and passwords together; 0 for none.
  public var form = 0

  /// Letters in a row that have one style.
  public struct Run: Hashable, Sendable {
    /// Its length in UTF-16 units.
    public var length: Int
    /// The number of its style.
    public var style: Int

    /// A run.
    public init(length: Int, style: Int) {
      self.length = length
      self.style = style
    }
  }

  /// A field.
  public init(
    exchange: Int, initialText: String, initialSelection: Range<Int>, style: Style, placeholderColor: LayerColor
  ) {
    self.exchange = exchange
    self.initialText = initialText
    self.initialSelection = initialSelection
    self.style = style
    self.placeholderColor = placeholderColor
  }
}

extension LayerField: CustomStringConvertible, CustomReflectable {
  /// Numbers and lengths, never the text: what somebody has typed is in no log.
  public var description: String {
    "field of exchange \(exchange), \(initialText.utf16.count) units at first\(isEdited ? ", edited" : "")"
  }

  /// The description, and no properties.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}
