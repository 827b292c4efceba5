/// Unicode's NFC for the letters of the font and what is built on them: Latin, Greek, Cyrillic and a few symbols.
enum CanonicalComposition {
  /// The first code point of a canonical decomposition, and its mark or 0. Nil where there is none.
  static func decomposition(of point: UInt32) -> (first: UInt32, mark: UInt32)? {
    // The first entry is U+00C0, the last U+2271.
    guard point >= 0xC0, point <= 0x2271 else { return nil }
    let table = FontWidthTable.decompositions
    var low = 0
    var high = table.count / 3
    while low < high {
      let middle = (low + high) / 2
      if UInt32(table[3 * middle]) < point { low = middle + 1 } else { high = middle }
    }
    guard 3 * low < table.count, UInt32(table[3 * low]) == point else { return nil }
    return (UInt32(table[3 * low + 1]), UInt32(table[3 * low + 2]))
  }

  /// The first code point of the NFC of a cluster. Allocates; meant for the few clusters of a letter and marks.
  static func first(of cluster: some Sequence<Unicode.Scalar>) -> UInt32 {
    var letter: UInt32?
    var marks: [(point: UInt32, combiningClass: UInt8)] = []
    for scalar in cluster {
      var split: [UInt32] = []
      var point = scalar.value
      while let (first, mark) = decomposition(of: point) {
        if mark != 0 { split.append(mark) }
        point = first
      }
      split.append(point)
      for point in split.reversed() {
        guard letter != nil else {
          letter = point
          continue
        }
        let mark = (point, combiningClass(of: point))
        // Canonical order: a mark goes behind all of its own class and of lower ones, never across a class of 0.
        let place = marks.lastIndex { $0.combiningClass <= mark.1 || mark.1 == 0 }.map { $0 + 1 } ?? 0
        marks.insert(mark, at: place)
      }
    }
    guard var composed = letter else { return 0 }
    var lastClass: UInt8 = 0
    for mark in marks {
      let isBlocked = lastClass != 0 && lastClass >= mark.combiningClass
      if !isBlocked, let next = compositions[composed << 16 | mark.point] {
        composed = next
      } else if mark.combiningClass == 0 {
        break
      } else {
        lastClass = mark.combiningClass
      }
    }
    return composed
  }

  /// Letter and mark, 16 bits each, to what they compose to.
  private static let compositions: [UInt32: UInt32] = {
    let table = FontWidthTable.decompositions
    var found: [UInt32: UInt32] = [:]
    for index in stride(from: 0, to: table.count, by: 3) where table[index + 2] != 0 {
      found[UInt32(table[index + 1]) << 16 | UInt32(table[index + 2])] = UInt32(table[index])
    }
    return found
  }()

  private static func combiningClass(of point: UInt32) -> UInt8 {
    Unicode.Scalar(point)?.properties.canonicalCombiningClass.rawValue ?? 0
  }
}
