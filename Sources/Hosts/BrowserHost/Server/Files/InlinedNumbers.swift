#if BrowserHost
/// Objects of plain numbers that a module of the page exports, such as `Kind = { hello: 1, tick: 2 }`: in the script their members
/// stand as numbers where they are named.
struct InlinedNumbers {
  /// The numbers of each object, by the names of its members.
  private(set) var objects: [String: [String: Int32]] = [:]
  /// The declaration of each, as it stands in the module.
  private var declarations: [String: String] = [:]

  /// Finds those of the exported constants that hold nothing but whole numbers and powers of two.
  init(of exports: [String], in body: String) {
    for name in exports {
      let beginning = "let \(name)={"
      guard let start = body.firstRange(of: beginning),
        let end = body[start.upperBound...].firstRange(of: "};")
      else { continue }
      var numbers: [String: Int32] = [:]
      var isPlain = true
      for member in body[start.upperBound..<end.lowerBound].split(separator: ",") {
        let parts = member.filter { $0 != "\n" && $0 != " " }.split(separator: ":")
        guard parts.count == 2, let number = Self.number(parts[1]) else {
          isPlain = false
          break
        }
        numbers[String(parts[0])] = number
      }
      guard isPlain, !numbers.isEmpty else { continue }
      objects[name] = numbers
      declarations[name] = String(body[start.lowerBound..<end.upperBound])
    }
  }

  private static func number(_ text: Substring) -> Int32? {
    if let number = Int32(text) { return number }
    let parts = text.split(separator: "<", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1].isEmpty, parts[0] == "1", let shift = Int32(parts[2]), (0..<31).contains(shift)
    else { return nil }
    return 1 << shift
  }

  /// The module's text without an object that nobody names any more.
  func without(_ name: String, _ body: String) -> String {
    declarations[name].map { body.replacing($0, with: "") } ?? body
  }

  /// A text with the numbers of an object in place of its members.
  ///
  /// - Returns: the text, and whether it still names the object in another way.
  func put(_ name: String, into text: String) -> (text: String, isNamed: Bool) {
    guard let numbers = objects[name] else { return (text, true) }
    var written = ""
    var isNamed = false
    var rest = Substring(text)
    while let found = rest.firstRange(of: name) {
      let before = rest[..<found.lowerBound].last ?? written.last
      var end = found.upperBound
      var isOther = before.map { Self.isPart($0) || $0 == "." } ?? false
      if end < rest.endIndex, Self.isPart(rest[end]) { isOther = true }
      written += rest[..<found.lowerBound]
      var number: Int32?
      if !isOther, end < rest.endIndex, rest[end] == "." {
        let member = rest[rest.index(after: end)...].prefix(while: Self.isPart)
        number = numbers[String(member)]
        if number != nil { end = member.endIndex }
      }
      if let number {
        written += "\(number)"
      } else {
        written += rest[found]
        if !isOther { isNamed = true }
      }
      rest = rest[end...]
    }
    return (written + rest, isNamed)
  }

  /// Tells whether a sign may stand within a name.
  private static func isPart(_ sign: Character) -> Bool { sign.isLetter || sign.isNumber || sign == "_" || sign == "$" }
}
#endif
