#if BrowserHost
/// The pages that wait for a process to be started for them. A plain value: pages are numbers here.
///
/// A process costs much and a hello costs nothing. So only a few processes are started at a time for pages that have not shown
/// a frame; the others wait for their turn, and those that are gone by then have cost nothing.
struct WorkerQueue {
  private struct Page {
    let number: Int
    /// Its address; nil for this machine.
    let address: String?
    var begins = false
  }

  private let limit: Int
  /// In the order in which they came.
  private var pages: [Page] = []
  private var last = 0

  /// - Parameter limit: how many may begin at a time; at least one may.
  init(limit: Int) { self.limit = max(limit, 1) }

  /// A page has come. Answers its number.
  mutating func enter(from address: String?) -> Int {
    last += 1
    pages.append(Page(number: last, address: address))
    return last
  }

  /// A page has shown a frame, has had its time, or is gone. Without effect for one that has left before.
  mutating func leave(_ number: Int) { pages.removeAll { $0.number == number } }

  /// True for a page whose turn it is, until it leaves.
  func begins(_ number: Int) -> Bool { pages.contains { $0.number == number && $0.begins } }

  /// The pages whose turn it is now, each answered once.
  ///
  /// First those whose address has the fewest that begin, of these the one that has waited the longest. An address has at most
  /// half of the places, so that nobody keeps others waiting; pages of this machine, or behind a proxy that does not say whose
  /// they are, have all of them.
  mutating func takeTurns() -> [Int] {
    var turns: [Int] = []
    while pages.count(where: \.begins) < limit, let next = nextIndex() {
      pages[next].begins = true
      turns.append(pages[next].number)
    }
    return turns
  }

  private func nextIndex() -> Int? {
    let counts = Dictionary(grouping: pages.filter(\.begins)) { $0.address }.mapValues(\.count)
    let share = max(limit / 2, 1)
    let waiting = pages.indices.filter { index in
      let page = pages[index]
      return !page.begins && (page.address == nil || counts[page.address, default: 0] < share)
    }
    return waiting.min { (counts[pages[$0].address] ?? 0, $0) < (counts[pages[$1].address] ?? 0, $1) }
  }
}
#endif
