import DecisionTrace

/// Keeps the results of typesetting, so that measuring a cell, laying it out and drawing it set its text once.
///
/// The cache has two generations. A result goes into the young one; when that holds ``capacity`` results it becomes the
/// old one and what was old is forgotten. A result found in the old generation moves to the young one. So it holds at
/// most twice ``capacity`` results, and what was used within the last ``capacity`` different requests is always there,
/// without any record of use. The number is bounded, the length of the strings is not.
///
/// A plain value: copies go their own way and share storage until then. Cost of a hit: one or two hashes of the request
/// and no allocation, once both generations have been filled for the first time.
public struct TextCache: Sendable {
  /// How many results one generation holds. At most twice as many are kept.
  public let capacity: Int

  /// How many requests were answered from the cache.
  public private(set) var hitCount = 0

  /// How many requests had to be set.
  public private(set) var missCount = 0

  private var young: [TypesettingRequest: TypesetText] = [:]
  private var old: [TypesettingRequest: TypesetText] = [:]

  /// Makes an empty cache. 512 results a generation (our choice) hold the labels of several screens of cells.
  ///
  /// A capacity below 1 is an error of the program.
  public init(capacity: Int = 512) {
    if capacity < 1 {
      ProgrammingErrors.report(
        "TextCache needs a capacity of at least 1, not \(capacity); leave it out for 512.", instead: "it has 512")
    }
    self.capacity = capacity > 0 ? capacity : 512
  }

  /// How many results are kept now: at most twice ``capacity``.
  public var count: Int { young.count + old.count }

  /// The text set as asked, from the cache when it was set before.
  public mutating func typeset(_ request: TypesettingRequest) -> TypesetText {
    if let text = young[request] {
      hitCount += 1
      return text
    }
    let text: TypesetText
    if let index = old.index(forKey: request) {
      hitCount += 1
      text = old[index].value
      old.remove(at: index)
    } else {
      missCount += 1
      text = TypesetText(request)
    }
    if young.count == capacity {
      swap(&young, &old)
      young.removeAll(keepingCapacity: true)
    }
    young[request] = text
    return text
  }

  /// Forgets all results; the counts of hits and misses stay.
  public mutating func removeAll() {
    young.removeAll()
    old.removeAll()
  }
}
