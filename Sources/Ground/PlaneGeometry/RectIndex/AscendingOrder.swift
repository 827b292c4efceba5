/// Sorting in place. The standard library's sort borrows memory for longer arrays, which a query must not.
enum AscendingOrder {
  /// Up to this many numbers, shifting each one into place is fastest (our choice).
  private static let fewEnough = 24

  /// Sorts the numbers from `start` to the end; those in front of it stay. Numbers in order already cost one pass.
  static func sort(_ numbers: UnsafeMutableBufferPointer<Int>, from start: Int) {
    let part = UnsafeMutableBufferPointer(rebasing: numbers[start...])
    guard let firstWrong = part.indices.dropFirst().first(where: { part[$0] < part[$0 - 1] }) else { return }
    if part.count <= fewEnough {
      shiftIntoPlace(part, from: firstWrong)
    } else {
      heapSort(part)
    }
  }

  private static func shiftIntoPlace(_ part: UnsafeMutableBufferPointer<Int>, from first: Int) {
    for index in first..<part.count {
      let number = part[index]
      var hole = index
      while hole > 0, part[hole - 1] > number {
        part[hole] = part[hole - 1]
        hole -= 1
      }
      part[hole] = number
    }
  }

  private static func heapSort(_ part: UnsafeMutableBufferPointer<Int>) {
    for top in stride(from: part.count / 2 - 1, through: 0, by: -1) {
      sink(part, top, part.count)
    }
    for end in stride(from: part.count - 1, to: 0, by: -1) {
      part.swapAt(0, end)
      sink(part, 0, end)
    }
  }

  /// Lets the number at `top` sink below every greater one among the first `count`.
  private static func sink(_ part: UnsafeMutableBufferPointer<Int>, _ top: Int, _ count: Int) {
    let number = part[top]
    var hole = top
    while 2 * hole + 1 < count {
      var child = 2 * hole + 1
      if child + 1 < count, part[child + 1] > part[child] { child += 1 }
      guard part[child] > number else { break }
      part[hole] = part[child]
      hole = child
    }
    part[hole] = number
  }
}
