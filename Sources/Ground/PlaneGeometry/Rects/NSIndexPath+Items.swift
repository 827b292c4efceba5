public import Foundation

extension NSIndexPath {
  /// The path of an item in a section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The path of a row in a section; the same path as ``init(item:section:)`` makes.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The section, which is the first number of the path. A path with no number traps.
  public var section: Int { path.section }

  /// The item within its section, which is the second number of the path. A path with fewer than two numbers traps.
  public var item: Int { path.item }

  /// The row within its section; the same number as ``item``.
  public var row: Int { item }

  private var path: IndexPath { IndexPath(indexes: (0..<length).map(index(atPosition:))) }
}
