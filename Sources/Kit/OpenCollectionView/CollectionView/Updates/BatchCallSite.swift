/// The place in a program at which a batch of updates is begun.
struct BatchCallSite: Hashable {
  private let file: UInt
  private let line: Int
  private let column: Int

  init(_ file: StaticString, _ line: Int, _ column: Int) {
    self.file = file.hasPointerRepresentation ? UInt(bitPattern: file.utf8Start) : 0
    self.line = line
    self.column = column
  }

  /// The places at which overrides have called `super` so far.
  @MainActor static var ofSuperCalls: Set<BatchCallSite> = []
}
