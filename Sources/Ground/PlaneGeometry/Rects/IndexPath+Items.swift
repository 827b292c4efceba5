public import Foundation

extension IndexPath {
  /// The path of an item in a section.
  public init(item: Int, section: Int) {
    self = IndexPath(index: section).appending(item)
  }

  /// The path of a row in a section; the same path as ``init(item:section:)`` makes.
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The section, which is the first number of the path. A path without numbers is an error of the program.
  public var section: Int {
    get { hasNumbers(1, for: "section") ? self[0] : 0 }
    set { if hasNumbers(1, for: "section") { self[0] = newValue } }
  }

  /// The item within its section, which is the second number of the path. A path with fewer than two numbers is an
  /// error of the program.
  public var item: Int {
    get { hasNumbers(2, for: "item") ? self[1] : 0 }
    set { if hasNumbers(2, for: "item") { self[1] = newValue } }
  }

  /// The row within its section; the same number as ``item``.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  private func hasNumbers(_ needed: Int, for name: String) -> Bool {
    guard count < needed else { return true }
    GeometryErrors.report(
      "The index path \(self) has \(count) of the \(needed) numbers that `\(name)` needs; "
        + "make it with IndexPath(item:section:).", instead: "what is missing counts as 0, and cannot be set")
    return false
  }
}
