import LayerEngine

/// The pictures that a page holds, under their numbers.
///
/// A picture stays while a layer or another picture shows it. Pictures that nothing shows are kept up to a bound, so
/// that a cell which comes back finds its picture; beyond it the page forgets those that have been idle the longest.
struct PictureTable {
  private struct Entry {
    /// Held, so that the picture's identity is not given to another.
    var picture: LayerPicture
    var uses: Int
    var cost: Int
    /// Pictures drawn by this one.
    var parts: [UInt32]
  }

  private let idleLimit: Int
  private let idleBytes: Int
  private var numbers: [ObjectIdentifier: UInt32] = [:]
  private var entries: [UInt32: Entry] = [:]
  private var idle: [UInt32] = []
  private var idleCost = 0
  private var last: UInt32 = 0

  init(idleLimit: Int, idleBytes: Int) {
    self.idleLimit = idleLimit
    self.idleBytes = idleBytes
  }

  /// How many pictures the page holds.
  var count: Int { entries.count }

  /// The number of a picture, which is used once more; a picture that the page lacks is written to `message` first.
  mutating func use(_ picture: LayerPicture, writingTo message: inout MessageWriter) -> UInt32 {
    if let number = numbers[ObjectIdentifier(picture)] {
      if entries[number]?.uses == 0, let index = idle.firstIndex(of: number) {
        idle.remove(at: index)
        idleCost -= entries[number]?.cost ?? 0
      }
      entries[number]?.uses += 1
      return number
    }
    var parts: [UInt32] = []
    if case .drawn(let list) = picture.source {
      for command in list.commands {
        if let part = command.picture { parts.append(use(part, writingTo: &message)) }
      }
    }
    last += 1
    let start = message.count
    message.write(picture, number: last, parts: parts)
    numbers[ObjectIdentifier(picture)] = last
    entries[last] = Entry(picture: picture, uses: 1, cost: message.count - start, parts: parts)
    return last
  }

  /// Takes one use back.
  mutating func release(_ number: UInt32) {
    guard var entry = entries[number] else { return }
    entry.uses -= 1
    entries[number] = entry
    guard entry.uses == 0 else { return }
    idle.append(number)
    idleCost += entry.cost
  }

  /// Lets the page forget what is idle beyond the bound.
  mutating func trim(writingTo message: inout MessageWriter) {
    while let number = idle.first, idle.count > idleLimit || idleCost > idleBytes {
      idle.removeFirst()
      guard let entry = entries.removeValue(forKey: number) else { continue }
      idleCost -= entry.cost
      numbers[ObjectIdentifier(entry.picture)] = nil
      message.write(.forget)
      message.write(count: Int(number))
      for part in entry.parts { release(part) }
    }
  }
}
