/// A program of the corpus, with what it answers where its port behaves as the source does with UIKit.
public struct Program: Sendable, CustomStringConvertible {
  /// The name of its files.
  public let name: String
  /// What it answers on iOS.
  public let expected: String
  /// What runs it.
  public let run: @MainActor @Sendable () -> String

  init(_ name: String, prints expected: String, run: @escaping @MainActor @Sendable () -> String) {
    self.name = name
    self.expected = expected
    self.run = run
  }

  /// The name, by which tests tell of it.
  public var description: String { name }

  /// All of them.
  public static let all: [Program] = [
    Program("01-target-action", prints: "1 tap") { program01() },
    Program("02-bare-selector", prints: "changed true") { program02() },
    Program("03-self-selector", prints: "2") { program03() },
    Program("04-overloaded-selectors", prints: "none one") { program04() },
    Program("05-cast-selector", prints: "7") { program05() },
    Program("06-accessor-selectors", prints: "set to 5") { program06() },
    Program("07-selector-of-another", prints: "tapped by model") { program07() },
    Program("08-notifications", prints: "2 of P08") { program08() },
    Program("09-edit-actions", prints: "true false true") { program09() },
    Program("10-key-paths", prints: "contentOffset bounds.size") { program10() },
    Program("11-own-optional-method", prints: "told, and nobody") { program11() },
    Program("12-own-optional-value", prints: "40 10 10") { program12() },
    Program("13-own-optional-property", prints: "blue none") { program13() },
    Program("14-result-goes-on", prints: "3 -1") { program14() },
    Program("15-bound-result", prints: "size 20, no size") { program15() },
    Program("16-guarded-method", prints: "false true") { program16() },
    Program("17-method-without-labels", prints: "scrolled") { program17() },
    Program("18-forwarded-scrolling", prints: "120") { program18() },
    Program("19-asked-delegate", prints: "true false") { program19() },
    Program("20-flow-layout-delegate", prints: "30 50") { program20() },
    Program("21-closures-stay", prints: "called 2") { program21() },
    Program("22-weak-objc-delegate", prints: "gone") { program22() },
    Program("23-override-in-extension", prints: "laid out") { program23() },
    Program("24-property-in-extension", prints: "44.0") { program24() },
    Program("25-overridden-extension-member", prints: "derived") { program25() },
    Program("26-delegate-of-subclass", prints: "selected 3") { program26() },
    Program("27-own-delegate-of-subclass", prints: "yes no") { program27() },
    Program("28-delegate-in-extension-of-subclass", prints: "9") { program28() },
    Program("29-os-ios", prints: "phone") { program29() },
    Program("30-several-systems", prints: "touch") { program30() },
    Program("31-kinds-of-imports", prints: "3.0 6.0") { program31() },
    Program("32-recognizer-subclass", prints: "possible") { program32() },
    Program("33-names-with-modules", prints: "true") { program33() },
    Program("34-former-types", prints: "5.0 vertical") { program34() },
    Program("35-c-geometry", prints: "10.0 45.0 true") { program35() },
    Program("36-former-constants", prints: "1000 true") { program36() },
    Program("37-interface-builder", prints: "8.0 pressed") { program37() },
    Program("38-application-delegate", prints: "launched") { program38() },
    Program("39-private-initializers", prints: "20.0") { program39() },
    Program("40-observing-by-name", prints: "contentOffset 30") { program40() },
    Program("41-observer-object", prints: "frame") { program41() },
    Program("42-associated-object", prints: "badge 4") { program42() },
    Program("43-class-description", prints: "P43Cell") { program43() },
    Program("44-selector-as-text", prints: "reached") { program44() },
    Program("45-object-of-any-class", prints: "performed") { program45() },
    Program("46-objc-enum-and-names", prints: "2 Swift") { program46() },
    Program("47-moved-data", prints: "2 > 5") { program47() },
    Program("48-missing-class", prints: "still here, menu [2]") { program48() },
    Program("49-generic-class", prints: "1 of Int") { program49() },
    Program("50-nested-class", prints: "inner") { program50() },
    Program("51-extension-of-kit-class", prints: "dismissed") { program51() },
    Program("52-availability", prints: "newest") { program52() },
    Program("53-text-stays", prints: "@objc #selector(a) os(iOS)") { program53() },
    Program("54-emoji-and-tabs", prints: "👍🏽 Zähler 1") { program54() },
    Program("55-sender-and-event", prints: "down") { program55() },
    Program("56-responds-to", prints: "true held") { program56() },
    Program("57-layout-of-2013", prints: "2 10.0") { program57() },
    Program("58-modern-controller", prints: "section 1 of 2") { program58() },
    Program("59-typed-observing", prints: "60.0") { program59() },
    Program("60-required-by-objc-protocol", prints: "drawn by layer") { program60() },
    Program("61-private-extension", prints: "1") { program61() },
    Program("62-optional-call-statement-in-closure", prints: "late") { program62() },
  ]
}
