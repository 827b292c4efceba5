public import Foundation

extension String {
  /// A key of a table of texts, with values in it: `"\(count) photos"` is looked up as `%lld photos`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// A value, with what stands for it in keys.
    enum Argument: Equatable, Sendable {
      case text(String)
      case whole(Int)
      case number(Double)

      var placeholder: String {
        switch self {
        case .text: "%@"
        case .whole: "%lld"
        case .number: "%lf"
        }
      }

      var shown: String {
        switch self {
        case .text(let text): text
        case .whole(let number): "\(number)"
        case .number(let number): String(format: "%f", number)
        }
      }
    }

    /// The making of a key from a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [Argument] = []

      /// The beginning of a literal.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds words; a percent sign in them is one.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// Adds a text.
      public mutating func appendInterpolation(_ text: String) { add(.text(text)) }

      /// Adds a whole number, by which the form of the text is found.
      public mutating func appendInterpolation(_ number: some BinaryInteger) { add(.whole(Int(clamping: number))) }

      /// Adds a broken number.
      public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) { add(.number(Double(number))) }

      /// Adds what something says of itself.
      @_disfavoredOverload
      public mutating func appendInterpolation(_ value: some Any) { add(.text("\(value)")) }

      private mutating func add(_ argument: Argument) {
        key += argument.placeholder
        arguments.append(argument)
      }
    }

    let key: String
    let arguments: [Argument]

    /// A key without values.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// A key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
      // Without values percent signs are no marks.
      key =
        stringInterpolation.arguments.isEmpty
        ? stringInterpolation.key.replacingOccurrences(of: "%%", with: "%") : stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// A format with the values in the places that stand for them: `%@`, `%lld`, `%2$@`.
    func filled(_ format: String) -> String {
      guard !arguments.isEmpty else { return format }
      var result = ""
      var next = 0
      var rest = Substring(format)
      while let sign = rest.firstIndex(of: "%") {
        result += rest[..<sign]
        rest = rest[rest.index(after: sign)...]
        if rest.first == "%" {
          result += "%"
          rest.removeFirst()
          continue
        }
        let digits = rest.prefix(while: \.isNumber)
        var place = next
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
          place = (Int(digits) ?? 1) - 1
          rest = rest.dropFirst(digits.count + 1)
        } else {
          next += 1
        }
        if let specifier = ["@", "lld", "ld", "lf", "d", "f"].first(where: { rest.hasPrefix($0) }) {
          rest = rest.dropFirst(specifier.count)
        }
        if arguments.indices.contains(place) { result += arguments[place].shown }
      }
      return result + rest
    }
  }

  /// A text of a table in the reader's language, in the form for its numbers; the key with its values where there is none.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, which is the text where no table has another.
  ///   - table: the table; `Localizable` where nil.
  ///   - bundle: where it lies; the main bundle, which has the texts of all modules, where nil.
  ///   - locale: kept for programs that give one: the language is the reader's.
  ///   - comment: words for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    guard let text = LocalizedTable.of(bundle ?? .main, table: table ?? "Localizable").text(keyAndValue.key) else {
      self = keyAndValue.filled(keyAndValue.key)
      return
    }
    let numbers = keyAndValue.arguments.map { argument -> any CVarArg in
      switch argument {
      case .whole(let number): number
      case .number(let number): number
      case .text: 0
      }
    }
    self = keyAndValue.filled(text.resolved(for: numbers))
  }
}
