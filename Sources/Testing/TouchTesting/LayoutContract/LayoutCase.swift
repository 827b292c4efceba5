public import Foundation

/// A situation in which ``LayoutContract`` tries a layout: how much there is to show, and where.
public struct LayoutCase: Hashable, Sendable, CustomStringConvertible {
  /// How many items each section has.
  public var sections: [Int]
  /// The size of the collection view, in points.
  public var size: CGSize
  /// Tells whether people read from right to left.
  public var readsRightToLeft: Bool

  /// A situation.
  public init(
    sections: [Int], size: CGSize = CGSize(width: 320, height: 480), readsRightToLeft: Bool = false
  ) {
    self.sections = sections
    self.size = size
    self.readsRightToLeft = readsRightToLeft
  }

  /// The situations that ``LayoutContract/check(_:in:prepare:)`` tries unless told otherwise, the smallest first:
  /// nothing at all, empty sections, few items and some hundreds, in a phone's size, in odd ones and in none, in both
  /// directions of reading.
  public static let usual: [LayoutCase] =
    [[], [0], [1], [2], [3], [5], [0, 3, 0, 2], [40], [13, 40, 1]].map { LayoutCase(sections: $0) }
    + [
      LayoutCase(sections: [5], size: CGSize(width: 375.5, height: 201)),
      LayoutCase(sections: [5], size: CGSize(width: 50, height: 50)),
      LayoutCase(sections: [5], size: .zero),
      LayoutCase(sections: [5], readsRightToLeft: true),
      LayoutCase(sections: [13, 40, 1], readsRightToLeft: true),
      LayoutCase(sections: [300]),
    ]

  /// The situation in words: `2 sections of 3 and 0 items in 320 × 480`.
  public var description: String {
    let size = "\(ContractText.number(size.width)) × \(ContractText.number(size.height))"
    let place = " in \(size)" + (readsRightToLeft ? ", read from right to left" : "")
    switch sections.count {
    case 0: return "no sections" + place
    case 1: return "1 section of \(sections[0]) item\(sections[0] == 1 ? "" : "s")" + place
    default:
      let counts = sections.dropLast().map(String.init).joined(separator: ", ")
      return "\(sections.count) sections of \(counts) and \(sections[sections.count - 1]) items" + place
    }
  }
}
