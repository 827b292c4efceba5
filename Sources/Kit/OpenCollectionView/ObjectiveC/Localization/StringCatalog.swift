import Foundation

/// A `.xcstrings` file: the texts of a table in all languages.
struct StringCatalog: Decodable, Sendable {
  struct Unit: Decodable, Sendable {
    var value: String?
  }
  struct Form: Decodable, Sendable {
    var stringUnit: Unit?
  }
  struct Variations: Decodable, Sendable {
    var plural: [String: Form]?
    var device: [String: Form]?
  }
  struct Substitution: Decodable, Sendable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }
  struct Localization: Decodable, Sendable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }
  struct Entry: Decodable, Sendable {
    var localizations: [String: Localization]?
  }

  var sourceLanguage: String
  var strings: [String: Entry]

  /// A catalogue; nil for bytes that are none.
  init?(_ data: Data) {
    guard let catalog = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = catalog
  }

  /// The languages that the file has texts in.
  var languages: Set<String> {
    strings.values.reduce(into: [sourceLanguage]) { $0.formUnion(($1.localizations ?? [:]).keys) }
  }

  /// The texts in a language.
  func texts(_ language: String) -> [String: LocalizedText] {
    strings.compactMapValues { $0.localizations?[language] }.compactMapValues { text(of: $0, language) }
  }

  private func text(of localization: Localization, _ language: String) -> LocalizedText? {
    if let plural = localization.variations?.plural {
      return LocalizedText(
        format: "%#@value@", variables: ["value": LocalizedText.Variable(forms: Self.forms(plural, "lld"))],
        language: language)
    }
    if let device = localization.variations?.device {
      let form = device["iphone"] ?? device["other"]
      return form?.stringUnit?.value.map { LocalizedText(format: $0, language: language) }
    }
    guard let format = localization.stringUnit?.value else { return nil }
    var text = LocalizedText(format: format, language: language)
    for (name, substitution) in localization.substitutions ?? [:] {
      text.variables[name] = LocalizedText.Variable(
        argument: substitution.argNum.map { $0 - 1 },
        forms: Self.forms(substitution.variations?.plural ?? [:], substitution.formatSpecifier ?? "lld"))
    }
    return text
  }

  /// `%arg` is the number of the part itself.
  private static func forms(_ forms: [String: Form], _ specifier: String) -> [PluralCategory: String] {
    LocalizedTable.forms(
      forms.compactMapValues { $0.stringUnit?.value?.replacingOccurrences(of: "%arg", with: "%" + specifier) })
  }
}
