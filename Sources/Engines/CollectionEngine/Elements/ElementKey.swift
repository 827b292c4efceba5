/// Category, kind, section and item of one element, packed into 64 bits.
///
/// Use it instead of an `IndexPath` wherever elements are compared, sorted or looked up: comparing and hashing two keys
/// is one integer operation. Keys order by category, then kind, then section, then item.
public struct ElementKey: Hashable, Comparable, Sendable {
  /// Two bits category, six bits kind, 24 bits section, 32 bits item, from the highest bit down.
  public let rawValue: UInt64

  /// The largest kind number a key can hold.
  public static let maximumKind = 0x3F
  /// The largest section number a key can hold.
  public static let maximumSection = 0xFF_FFFF
  /// The largest item number a key can hold: 32 bits, or the largest integer where that is less.
  public static let maximumItem = Int(clamping: UInt32.max)

  private static let categoryShift: UInt64 = 62
  private static let kindShift: UInt64 = 56
  private static let sectionShift: UInt64 = 32

  /// Packs the four parts. Traps when a number is negative or beyond the maximum of its part; `Int.max` stands for the largest
  /// item.
  ///
  /// - Parameter kind: the caller's number for the kind of a supplementary or decoration view, 0 for cells.
  public init(category: ElementCategory, kind: Int = 0, section: Int, item: Int) {
    // Views of a whole layout are numbered by the largest integer.
    let item = item == Int.max ? Self.maximumItem : item
    guard 0...Self.maximumKind ~= kind else {
      fatalError("ElementKey: kind \(kind) is outside 0...\(Self.maximumKind); number the kinds from 0 on.")
    }
    guard 0...Self.maximumSection ~= section else {
      fatalError(
        "ElementKey: section \(section) is outside 0...\(Self.maximumSection); a collection holds fewer sections.")
    }
    guard 0...Self.maximumItem ~= item else {
      fatalError(
        "ElementKey: item \(item) of section \(section) is outside 0...\(Self.maximumItem); use fewer items.")
    }
    rawValue =
      UInt64(category.rawValue) << Self.categoryShift | UInt64(kind) << Self.kindShift
      | UInt64(section) << Self.sectionShift | UInt64(item)
  }

  /// The key with this raw value, nil when its two highest bits name no category.
  public init?(rawValue: UInt64) {
    guard ElementCategory(rawValue: UInt8(rawValue >> Self.categoryShift)) != nil else { return nil }
    self.rawValue = rawValue
  }

  /// The key of a cell.
  public static func cell(section: Int, item: Int) -> ElementKey {
    ElementKey(category: .cell, section: section, item: item)
  }

  /// The key of a supplementary view; `kind` is the caller's number for its kind.
  public static func supplementary(kind: Int, section: Int, item: Int = 0) -> ElementKey {
    ElementKey(category: .supplementary, kind: kind, section: section, item: item)
  }

  /// The key of a decoration view; `kind` is the caller's number for its kind.
  public static func decoration(kind: Int, section: Int, item: Int = 0) -> ElementKey {
    ElementKey(category: .decoration, kind: kind, section: section, item: item)
  }

  /// Tells whether the element is a cell, a supplementary or a decoration view.
  public var category: ElementCategory {
    switch rawValue >> Self.categoryShift {
    case 0: .cell
    case 1: .supplementary
    default: .decoration
    }
  }

  /// The caller's number for the element's kind, 0 for cells.
  public var kind: Int { Int(rawValue >> Self.kindShift) & Self.maximumKind }

  /// The number of the element's section.
  public var section: Int { Int(rawValue >> Self.sectionShift) & Self.maximumSection }

  /// The element's number in its section.
  public var item: Int { Int(rawValue & 0xFFFF_FFFF) }

  /// Orders by category, kind, section, item.
  public static func < (first: ElementKey, second: ElementKey) -> Bool { first.rawValue < second.rawValue }
}

extension ElementKey: CustomStringConvertible {
  /// For example `cell (2, 5)` or `supplementary 1 (2, 0)`.
  public var description: String {
    category == .cell ? "cell (\(section), \(item))" : "\(category.name) \(kind) (\(section), \(item))"
  }
}
