extension LayerField {
  /// Tells what is typed into a field, and how: what keyboards and programs that fill in are told.
  public struct Traits: Hashable, Sendable {
    /// The keys that there are.
    public var keyboard = Keyboard.text
    /// Tells what the Return key is called.
    public var returnKey = ReturnKey.usual
    /// The letters that become capitals by themselves.
    public var capitalization = Capitalization.sentences
    /// Tells whether words are corrected; nil for what the system does.
    public var corrects: Bool?
    /// Tells whether spelling is checked; nil for what the system does.
    public var checksSpelling: Bool?
    /// Tells whether the text is secret: dots are shown, and nothing of it is kept.
    public var isSecure = false
    /// Tells what is meant to be in it.
    public var content = Content.anything
    /// Tells whether a keyboard comes up on the screen; false where the program shows a view of its own in its place.
    public var showsKeyboard = true

    /// Tells what a field has unless it is told otherwise.
    public init() {}
  }

  /// The keys of a keyboard. The page's `inputmode` follows.
  public enum Keyboard: UInt8, Hashable, Sendable, CaseIterable {
    /// Letters: `text`.
    case text = 0
    /// Letters with @ and the point: `email`.
    case email = 1
    /// Letters with / and the point: `url`.
    case address = 2
    /// Digits: `numeric`.
    case digits = 3
    /// Digits and the decimal separator: `decimal`.
    case decimal = 4
    /// Digits, * and #: `tel`.
    case phone = 5
    /// Letters, for a search: `search`.
    case search = 6
  }

  /// Tells what a Return key says. The page's `enterkeyhint` follows.
  public enum ReturnKey: UInt8, Hashable, Sendable, CaseIterable {
    /// As the system has it: no hint.
    case usual = 0
    /// `go`.
    case go = 1
    /// `done`.
    case done = 2
    /// `next`.
    case next = 3
    /// `search`.
    case search = 4
    /// `send`.
    case send = 5
  }

  /// Letters that become capitals. The page's `autocapitalize` follows.
  public enum Capitalization: UInt8, Hashable, Sendable, CaseIterable {
    /// None: `none`.
    case none = 0
    /// The first of each word: `words`.
    case words = 1
    /// The first of each sentence: `sentences`.
    case sentences = 2
    /// All: `characters`.
    case all = 3
  }

  /// Tells what is meant to be in a field. The page's `autocomplete` follows, whose words are the raw values.
  public enum Content: String, Hashable, Sendable, CaseIterable {
    /// Nothing in particular.
    case anything = "off"
    /// A user's name.
    case username = "username"
    /// A password that exists.
    case password = "current-password"
    /// A password that is made up now.
    case newPassword = "new-password"
    /// A code that is valid once.
    case oneTimeCode = "one-time-code"
    /// An address of electronic mail.
    case email = "email"
    /// A telephone number.
    case phone = "tel"
    /// A person's whole name.
    case name = "name"
    /// The name given.
    case givenName = "given-name"
    /// The name between those.
    case middleName = "additional-name"
    /// The family's name.
    case familyName = "family-name"
    /// The title before a name.
    case namePrefix = "honorific-prefix"
    /// Tells what follows a name.
    case nameSuffix = "honorific-suffix"
    /// A name among friends.
    case nickname = "nickname"
    /// A job.
    case jobTitle = "organization-title"
    /// A company.
    case organization = "organization"
    /// A whole street address.
    case streetAddress = "street-address"
    /// Its first line.
    case addressLine1 = "address-line1"
    /// Its second line.
    case addressLine2 = "address-line2"
    /// A city.
    case city = "address-level2"
    /// A state or province.
    case state = "address-level1"
    /// A part of a city.
    case district = "address-level3"
    /// A country.
    case country = "country-name"
    /// A postal code.
    case postalCode = "postal-code"
    /// The number of a card.
    case cardNumber = "cc-number"
    /// An address of the web.
    case url = "url"
  }
}
