import Benchmark

extension BenchmarkMetric {
  /// Nanoseconds of processor time for one repetition.
  static let time = count("CPU each (ns)")
  /// Nanoseconds of processor time for a thousand repetitions, of work that takes too little to be told in whole ones.
  static let timeOfThousand = count("CPU per 1,000 (ns)")
  /// Allocations in a thousand repetitions.
  static let allocations = count("Allocations per 1,000")
  /// Cells that were made, in a thousand repetitions.
  static let cellsMade = count("Cells made per 1,000")
  /// Cells that the data source was asked for, in a thousand repetitions: proof that the work was done.
  static let cellsAsked = count("Cells asked for per 1,000")
  /// Attributes objects that the layout made, in a thousand repetitions.
  static let attributesMade = count("Attributes made per 1,000")
  /// Bytes that are held for one item after the work.
  static let bytesPerItem = count("Bytes per item")
  /// Bytes that are held for one object once it is shown and nothing moves.
  static let bytesEach = count("Bytes each")
  /// How often the delegate was asked for the size of an item: proof of how much was done.
  static let sizesAsked = count("Sizes asked for")
  /// Deletes, inserts and moves that a difference has.
  static let operations = count("Operations")
  /// Touches that the view heard of, in a thousand repetitions: proof that the work was done.
  static let touchesHeard = count("Touches heard per 1,000")
  /// How often recognizers recognized, in a thousand repetitions: proof that the work was done.
  static let recognitions = count("Recognitions per 1,000")
  /// How often the delegate was told of a new offset, in a thousand repetitions: proof that the work was done.
  static let scrolls = count("Scrolls per 1,000")
  /// How often a carried item was to go elsewhere, in a thousand repetitions: proof that the work was done.
  static let targetsChanged = count("Targets changed per 1,000")
  /// The time of one thing in hundredths of the time of another, taken in turn.
  static let ratio = count("Ratio (%)")

  private static func count(_ name: String) -> BenchmarkMetric { .custom(name, useScalingFactor: false) }
}
