/// The two spellings of a method's name: Swift's `move(_:to:)` and Objective-C's `move:to:`.
enum SelectorName {
  /// `tap:` as `tap(_:)`, `tap:event:` as `tap(_:event:)`, `press` as `press()`; Swift's own spelling as it is.
  static func swift(_ name: String) -> String {
    guard !name.isEmpty, !name.contains("(") else { return name }
    guard let colon = name.firstIndex(of: ":") else { return name + "()" }
    return name[..<colon] + "(_:" + name[name.index(after: colon)...] + ")"
  }

  /// `tap(_:)` as `tap:`, `press()` as `press`. A first label becomes a part of the name, as the compiler does it for
  /// `@objc`: `fade(for:)` is `fadeFor:` and `set(value:)` is `setWithValue:`.
  static func objectiveC(_ name: String) -> String {
    guard let bracket = name.firstIndex(of: "(") else { return name }
    let base = String(name[..<bracket])
    let labels = name[bracket...].dropFirst().dropLast().split(separator: ":", omittingEmptySubsequences: false)
      .dropLast()
    guard let first = labels.first else { return base }
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    guard first != "_" else { return base + ":" + rest }
    let joint = startsWithPreposition(first) ? "" : "With"
    return base + joint + first.prefix(1).uppercased() + first.dropFirst() + ":" + rest
  }

  private static func startsWithPreposition(_ label: Substring) -> Bool {
    prepositions.contains(String(label.prefix { $0.isLowercase }))
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
    "via",
    "when", "with", "within",
  ]
}
