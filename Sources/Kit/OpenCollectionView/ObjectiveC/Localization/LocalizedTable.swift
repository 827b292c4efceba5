import Foundation

/// The texts of one table in one bundle, in the language that suits the reader best.
///
/// Read are `.strings` and `.stringsdict` files in folders of languages, and `.xcstrings` files as they are written.
final class LocalizedTable: Sendable {
  private let texts: [String: LocalizedText]

  private init(_ texts: [String: LocalizedText]) { self.texts = texts }

  func text(_ key: String) -> LocalizedText? { texts[key] }

  private struct Key: Hashable {
    var bundle: String
    var table: String
    var languages: [String]
  }

  private static let known = SharedCache<Key, LocalizedTable>(capacity: 128)

  /// A table of a bundle, read once.
  ///
  /// - Parameter languages: those that the reader prefers, the first before the others.
  static func of(_ bundle: Bundle, table: String, languages: [String] = Locale.preferredLanguages) -> LocalizedTable {
    let key = Key(bundle: bundle.bundlePath, table: table, languages: languages)
    if let known = known.value(key) { return known }
    var texts: [String: LocalizedText] = [:]
    // Names with folders lead nowhere.
    if !table.contains("/") {
      for folder in ResourceFolders.of(bundle).reversed() {
        texts.merge(read(folder, table, languages)) { _, nearer in nearer }
      }
    }
    return known.keep(LocalizedTable(texts), key)
  }

  private static func read(_ folder: String, _ table: String, _ languages: [String]) -> [String: LocalizedText] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let folders = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
    let catalog = FileManager.default.contents(atPath: "\(folder)/\(table).xcstrings").flatMap(StringCatalog.init)
    var available = Set(folders).subtracting(["Base"])
    if let catalog { available.formUnion(catalog.languages) }
    let chosen = Bundle.preferredLocalizations(from: available.sorted(), forPreferences: languages)
    // What the language lacks comes from the one that the program is written in.
    let source = catalog?.sourceLanguage ?? (available.contains("en") ? "en" : available.min())
    var texts: [String: LocalizedText] = [:]
    var order: [String] = []
    for language in [chosen.first, source, "Base"].compactMap(\.self) where !order.contains(language) {
      order.append(language)
    }
    for language in order.reversed() {
      let path = "\(folder)/\(language).lproj/\(table)"
      texts.merge(strings(path, language)) { _, better in better }
      if let catalog { texts.merge(catalog.texts(language)) { _, better in better } }
    }
    // A table in no language's folder.
    return texts.merging(strings("\(folder)/\(table)", source ?? "en")) { better, _ in better }
  }

  private static func strings(_ path: String, _ language: String) -> [String: LocalizedText] {
    func list(_ path: String) -> [String: Any] {
      guard let data = FileManager.default.contents(atPath: path) else { return [:] }
      return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
    }
    var texts = list(path + ".strings").compactMapValues { value in
      (value as? String).map { LocalizedText(format: $0, language: language) }
    }
    for (key, value) in list(path + ".stringsdict") {
      guard let rules = value as? [String: Any], let format = rules["NSStringLocalizedFormatKey"] as? String else {
        continue
      }
      var text = LocalizedText(format: format, language: language)
      for (name, value) in rules {
        guard let forms = value as? [String: Any] else { continue }
        text.variables[name] = LocalizedText.Variable(forms: Self.forms(forms.compactMapValues { $0 as? String }))
      }
      texts[key] = text
    }
    return texts
  }

  static func forms(_ texts: [String: String]) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases { forms[category] = texts[category.rawValue] }
    return forms
  }
}
