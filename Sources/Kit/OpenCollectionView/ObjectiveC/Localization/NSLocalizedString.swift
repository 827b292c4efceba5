public import Foundation

/// Formats that have other forms for other numbers, by what a program was given for them.
private let formats = SharedCache<String, LocalizedText>(capacity: 1_024)

/// Looks a text up: Foundation on Linux knows neither the resources of modules nor catalogues of strings, nor forms for numbers. // V154
private func lookUp(_ key: String, _ table: String?, _ bundle: Bundle, _ value: String?) -> String {
  let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
  guard let text = LocalizedTable.of(bundle, table: name).text(key) else {
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
  let plain = text.plain
  if !text.variables.isEmpty { _ = formats.keep(text, plain) }
  return plain
}

/// A text of the main bundle's `Localizable` table in the reader's language; the key where there is none.
///
/// The main bundle has the texts of all modules, as an application of Apple's has. Of a text that has other forms for other numbers
/// this answers the form for many, and `String.localizedStringWithFormat` takes the one that is right.
public func NSLocalizedString(_ key: String, comment: String) -> String { lookUp(key, nil, .main, nil) }

/// A text of a bundle's `Localizable` table; the key where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  lookUp(key, nil, bundle, nil)
}

/// A text of the main bundle's `Localizable` table; `value` where there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  lookUp(key, nil, .main, value)
}

/// A text of a bundle's `Localizable` table; `value` where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  lookUp(key, nil, bundle, value)
}

/// A text of a table of the main bundle; the key where there is none.
public func NSLocalizedString(_ key: String, tableName: String, comment: String) -> String {
  lookUp(key, tableName, .main, nil)
}

/// A text of a table of the main bundle; `value` where there is none.
public func NSLocalizedString(_ key: String, tableName: String, value: String, comment: String) -> String {
  lookUp(key, tableName, .main, value)
}

/// A text of a table; the key where there is none.
public func NSLocalizedString(_ key: String, tableName: String, bundle: Bundle, comment: String) -> String {
  lookUp(key, tableName, bundle, nil)
}

/// A text of a table; `value` where there is none.
public func NSLocalizedString(_ key: String, tableName: String, bundle: Bundle, value: String, comment: String)
  -> String
{ lookUp(key, tableName, bundle, value) }

/// The looking up of texts in a bundle; see `Bundle.localizedString`.
public struct LocalizedStringLookup: Sendable {
  let path: String

  /// A text of a table, `Localizable` where nil; `value` where there is none, and the key where that is nil or empty.
  public func callAsFunction(forKey key: String, value: String?, table tableName: String?) -> String {
    lookUp(key, tableName, path == Bundle.main.bundlePath ? .main : Bundle(path: path) ?? .main, value)
  }
}

extension Bundle {
  /// Looks up a text: `bundle.localizedString(forKey: "ok", value: nil, table: nil)`. Takes the place of Foundation's method, which
  /// on Linux knows `.strings` files of the bundle alone.
  public var localizedString: LocalizedStringLookup { LocalizedStringLookup(path: bundlePath) }
}

/// The making of a text from a format in the reader's language; see `String.localizedStringWithFormat`.
public struct LocalizedFormatting: Sendable {
  /// A format with its arguments, in the form for its numbers where `NSLocalizedString` found the format in a table that has forms.
  public func callAsFunction(_ format: String, _ arguments: any CVarArg...) -> String {
    guard let text = formats.value(format) else {
      return String(format: format, locale: Locale.current, arguments: arguments)
    }
    let found = LocalizedText.compact(text.resolved(for: arguments), arguments)
    return String(format: found.format, locale: Locale.current, arguments: found.arguments)
  }
}

extension String {
  /// Makes a text of a format: `String.localizedStringWithFormat(NSLocalizedString("%d photos", comment: ""), 3)`. Takes the place of
  /// Foundation's method, which on Linux knows no forms for numbers.
  public static var localizedStringWithFormat: LocalizedFormatting { LocalizedFormatting() }
}
