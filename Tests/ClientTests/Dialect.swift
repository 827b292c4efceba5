import Testing

/// The ways in which programs are compiled.
struct Dialect: CustomTestStringConvertible {
  var mode: Int
  var isMainActorByDefault = false

  static let all = [
    Dialect(mode: 5), Dialect(mode: 6), Dialect(mode: 5, isMainActorByDefault: true),
    Dialect(mode: 6, isMainActorByDefault: true),
  ]

  var testDescription: String { "Swift \(mode)\(isMainActorByDefault ? ", main actor by default" : "")" }

  func complaints(about text: String) throws -> [String] {
    try ClientProgram(text: text, mode: mode, flags: isMainActorByDefault ? ["-default-isolation", "MainActor"] : [])
      .complaints()
  }
}
