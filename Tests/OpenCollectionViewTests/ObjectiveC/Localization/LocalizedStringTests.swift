import Foundation
import OpenCollectionView
import Testing

// V154
struct LocalizedStringTests {
  private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(try #require(Bundle(path: folder.path)))
  }

  private static let plural = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%d photos in %@</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@photos@ in %@</string>
    <key>photos</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>zero</key><string>no photo</string>
    <key>one</key><string>%d photo</string><key>other</key><string>%d photos</string></dict></dict></dict></plist>
    """

  @Test func `a text is found by its key, in its table, and else is the key or the value`() throws {
    try withBundle([
      "en.lproj/Localizable.strings": "/* a button */ \"ok\" = \"All right\";\n\"quote\" = \"\\\"a\\\"\";",
      "en.lproj/Other.strings": "\"ok\" = \"Fine\";",
    ]) { bundle in
      #expect(NSLocalizedString("ok", bundle: bundle, comment: "") == "All right")
      #expect(NSLocalizedString("quote", bundle: bundle, comment: "") == "\"a\"")
      #expect(NSLocalizedString("ok", tableName: "Other", bundle: bundle, comment: "") == "Fine")
      #expect(NSLocalizedString("no", bundle: bundle, comment: "") == "no")
      #expect(NSLocalizedString("no", bundle: bundle, value: "None", comment: "") == "None")
      #expect(bundle.localizedString(forKey: "ok", value: nil, table: nil) == "All right")
      #expect(bundle.localizedString(forKey: "no", value: "", table: "Other") == "no")
      #expect(bundle.localizedString(forKey: "ok", value: nil, table: "../en.lproj/Other") == "ok")
    }
  }

  @Test func `what has no text anywhere is its key`() {
    #expect(NSLocalizedString("there is no such text", comment: "") == "there is no such text")
    #expect(Bundle.main.localizedString(forKey: "there is no such text", value: "a", table: nil) == "a")
  }

  // V155
  @Test func `a text with forms for numbers is a format that takes the right one`() throws {
    try withBundle(["en.lproj/Localizable.stringsdict": Self.plural]) { bundle in
      let format = NSLocalizedString("%d photos in %@", bundle: bundle, comment: "")
      #expect(format == "%d photos in %@")
      #if canImport(Darwin)
      let album = "Sea" as NSString
      #else
      let album = NSString(string: "Sea")
      #endif
      #expect(String.localizedStringWithFormat(format, 3, album) == "3 photos in Sea")
      #expect(String.localizedStringWithFormat(format, 1, album) == "1 photo in Sea")
      #expect(String.localizedStringWithFormat(format, 0, album) == "no photo in Sea")
      #expect(String.localizedStringWithFormat("%d of %d", 1, 2) == "1 of 2")
    }
  }

  @Test func `a catalogue of strings has texts, forms and parts of several numbers`() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "hello": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Hello!"}}}},
        "untranslated": {},
        "%lld seats": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld seat"}}, "other": {"stringUnit": {"value": "%lld seats"}}}}}}},
        "%lld of %lld": {"localizations": {"en": {"stringUnit": {"value": "%#@a@ of %#@b@"}, "substitutions": {
          "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg dog"}}, "other": {"stringUnit": {"value": "%arg dogs"}}}}},
          "b": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg pack"}}, "other": {"stringUnit": {"value": "%arg packs"}}}}}}}}}
      }}
      """
    try withBundle(["Localizable.xcstrings": catalog]) { bundle in
      #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == "Hello!")
      #expect(NSLocalizedString("untranslated", bundle: bundle, comment: "") == "untranslated")
      let seats = NSLocalizedString("%lld seats", bundle: bundle, comment: "")
      #expect([1, 2].map { String.localizedStringWithFormat(seats, $0) } == ["1 seat", "2 seats"])
      let dogs = NSLocalizedString("%lld of %lld", bundle: bundle, comment: "")
      #expect(String.localizedStringWithFormat(dogs, 1, 4) == "1 dog of 4 packs")
    }
  }

  @Test func `a text with values in it is looked up by what stands for them`() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "hello %@": {"localizations": {"en": {"stringUnit": {"value": "Hello, %@!"}}}},
        "%@ has %lld": {"localizations": {"en": {"stringUnit": {"value": "%2$lld of %1$@"}}}},
        "%lld seats": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld seat"}}, "other": {"stringUnit": {"value": "%lld seats"}}}}}}}}}
      """
    try withBundle(["Localizable.xcstrings": catalog]) { bundle in
      let name = "Ada"
      #expect(String(localized: "hello \(name)", bundle: bundle) == "Hello, Ada!")
      #expect(String(localized: "\(name) has \(3)", bundle: bundle) == "3 of Ada")
      #expect([1, 5].map { String(localized: "\($0) seats", bundle: bundle) } == ["1 seat", "5 seats"])
      #expect(String(localized: "100% of \(name)", bundle: bundle) == "100% of Ada")
      #expect(String(localized: "100%", bundle: bundle) == "100%")
    }
  }

  @Test(arguments: ["no list", "{", "{\"strings\": 1}"])
  func `a table that cannot be read has no texts`(text: String) throws {
    try withBundle([
      "en.lproj/Localizable.strings": text, "en.lproj/Localizable.stringsdict": text, "Localizable.xcstrings": text,
    ]) { bundle in
      #expect(NSLocalizedString("ok", bundle: bundle, comment: "") == "ok")
    }
  }
}
