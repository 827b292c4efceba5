/// The longest increasing subsequence of a list of different numbers: what may stay where it is when the rest moves.
///
/// Cost: n log n, and about linear for a list that is nearly sorted.
struct LongestRise {
  /// The indexes of the numbers that stay, ascending.
  private(set) var indexes: [Int32] = []

  init(of numbers: [Int32]) {
    guard !numbers.isEmpty else { return }
    /// For each length the index of the smallest number that ends a rise of that length.
    var ends = [Int32](repeating: 0, count: numbers.count)
    /// For each number the index of the one before it in its rise.
    var before = [Int32](repeating: -1, count: numbers.count)
    var length = 0
    var last = 0
    numbers.withUnsafeBufferPointer { numbers in
      ends.withUnsafeMutableBufferPointer { ends in
        before.withUnsafeMutableBufferPointer { before in
          for index in numbers.indices {
            let number = numbers[index]
            var low = 0
            var high = length
            if length > 0, numbers[Int(ends[length - 1])] < number {
              low = length
            } else if last + 1 < length, numbers[Int(ends[last])] < number, number < numbers[Int(ends[last + 1])] {
              // A run that goes on under the end of a longer rise.
              low = last + 1
            } else {
              while low < high {
                let middle = low + (high - low) / 2
                if numbers[Int(ends[middle])] < number {
                  low = middle + 1
                } else {
                  high = middle
                }
              }
            }
            if low > 0 { before[index] = ends[low - 1] }
            ends[low] = Int32(truncatingIfNeeded: index)
            length = Swift.max(length, low + 1)
            last = low
          }
        }
      }
    }
    indexes = [Int32](repeating: 0, count: length)
    var index = ends[length - 1]
    for place in stride(from: length - 1, through: 0, by: -1) {
      indexes[place] = index
      index = before[Int(index)]
    }
  }
}
