/// The traits of a field or a text view, as they were set.
struct TextTraits {
  var capitalization = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var spelling = UITextSpellCheckingType.default
  var quotes = UITextSmartQuotesType.default
  var dashes = UITextSmartDashesType.default
  var insertDelete = UITextSmartInsertDeleteType.default
  var prediction = UITextInlinePredictionType.default
  var mathExpressions = UITextMathExpressionCompletionType.default
  var writingTools = UIWritingToolsBehavior.default
  var keyboard = UIKeyboardType.default
  var appearance = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var content: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
}

/// Traits as a program answers them: a class may override what was set. // X21
extension UITextInputTraits {
  /// Tells what hosts are told.
  func layerTraits(hasInputView: Bool) -> LayerField.Traits {
    let (correction, spelling) = (autocorrectionType, spellCheckingType)
    var traits = LayerField.Traits()
    traits.keyboard = layerKeyboard
    traits.returnKey = layerReturnKey
    traits.capitalization =
      switch autocapitalizationType {
      case .none: .none
      case .words: .words
      case .sentences: .sentences
      case .allCharacters: .all
      }
    traits.corrects = correction == .default ? nil : correction == .yes
    traits.checksSpelling = spelling == .default ? nil : spelling == .yes
    traits.isSecure = isSecureTextEntry
    traits.content = textContentType.flatMap { TextTraits.contents[$0.rawValue] } ?? .anything
    traits.showsKeyboard = !hasInputView
    return traits
  }

  private var layerKeyboard: LayerField.Keyboard {
    switch keyboardType {
    case .default, .asciiCapable, .twitter, .namePhonePad, .numbersAndPunctuation: .text
    case .emailAddress: .email
    case .URL: .address
    case .numberPad, .asciiCapableNumberPad: .digits
    case .decimalPad: .decimal
    case .phonePad: .phone
    case .webSearch: .search
    }
  }

  private var layerReturnKey: LayerField.ReturnKey {
    switch returnKeyType {
    case .default, .emergencyCall: .usual
    case .go, .join, .route, .continue: .go
    case .done: .done
    case .next: .next
    case .search, .google, .yahoo: .search
    case .send: .send
    }
  }
}

extension TextTraits {
  /// Names that browsers have others for; the rest are the same.
  fileprivate static let contents: [String: LayerField.Content] = {
    var contents: [String: LayerField.Content] = [
      "name-prefix": .namePrefix, "middle-name": .middleName, "name-suffix": .nameSuffix, "password": .password,
      "address-level1+2": .city, "location": .streetAddress,
    ]
    for content in LayerField.Content.allCases where content != .anything { contents[content.rawValue] = content }
    return contents
  }()
}
