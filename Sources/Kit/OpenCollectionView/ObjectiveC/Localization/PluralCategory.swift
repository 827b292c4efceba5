/// The forms that a language has for numbers, by the names that tables of texts give them.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The form of a whole number in a language: Unicode's rules for those that many programs are translated to, and for others `one` for 1. // V155
  static func of(_ number: Int, language: String) -> PluralCategory {
    let number = number == Int.min ? Int.max : abs(number)
    let (tens, hundreds) = (number % 10, number % 100)
    let parts = language.split { $0 == "-" || $0 == "_" }
    switch parts.first.map(String.init) ?? "" {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "my", "lo", "km": return .other
    case "fr", "hi", "bn", "fa", "am", "gu", "kn", "zu", "hy": return number <= 1 ? .one : .other
    case "pt": return number == 1 || number == 0 && parts.dropFirst().first != "PT" ? .one : .other
    case "ru", "uk", "be", "sr", "hr", "bs":
      if tens == 1, hundreds != 11 { return .one }
      if (2...4).contains(tens), !(12...14).contains(hundreds) { return .few }
      return ["sr", "hr", "bs"].contains(parts[0]) ? .other : .many
    case "pl":
      if number == 1 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case "cs", "sk": return number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case "sl": return hundreds == 1 ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
    case "lt":
      if tens == 1, !(11...19).contains(hundreds) { return .one }
      return (2...9).contains(tens) && !(11...19).contains(hundreds) ? .few : .other
    case "lv":
      if tens == 0 || (11...19).contains(hundreds) { return .zero }
      return tens == 1 ? .one : .other
    case "ro": return number == 1 ? .one : number == 0 || (1...19).contains(hundreds) ? .few : .other
    case "he", "iw": return number == 1 ? .one : number == 2 ? .two : .other
    case "ar":
      switch number {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return (3...10).contains(hundreds) ? .few : (11...99).contains(hundreds) ? .many : .other
      }
    case "cy":
      let forms: [Int: PluralCategory] = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]
      return forms[number] ?? .other
    case "ga":
      switch number {
      case 1: return .one
      case 2: return .two
      default: return (3...6).contains(number) ? .few : (7...10).contains(number) ? .many : .other
      }
    default: return number == 1 ? .one : .other
    }
  }
}
