import Testing

@testable import OpenCollectionViewShim

@Suite struct SystemLogTests {
  @Test func `values stand where their marks are, whatever is said of who may read them`() {
    #expect(
      OSLogMessages.text("%@ has %d of %{public}@, 100 %%", ["Sea", 3, "photographs"])
        == "Sea has 3 of photographs, 100 %")
    #expect(OSLogMessages.text("%.2f and %{private}s and %05lld", [1.5, "two", 7]) == "1.50 and two and 00007")
  }

  @Test func `a mark without a value stays, and so does one that does not end`() {
    #expect(OSLogMessages.text("%d of %d, %", [1]) == "1 of %d, %")
    #expect(OSLogMessages.text("50% of all", []) == "50% of all")
  }

  @Test func `a line begins with the names of the part`() {
    #expect(OSLog(subsystem: "app", category: "photos").line("done") == "[app:photos] done")
    #expect(OSLog(subsystem: "app", category: .pointsOfInterest).line("done") == "[app:PointsOfInterest] done")
    #expect(OSLog.default.line("done") == "done")
  }

  @Test func `what helps only is not written, and a disabled log writes nothing`() {
    let log = OSLog(subsystem: "app", category: "photos")
    #expect(log.isEnabled(type: .error) && log.isEnabled(type: .default) && log.isEnabled(type: .fault))
    #expect(!log.isEnabled(type: .debug) && !log.isEnabled(type: .info))
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test func `values in a message are part of it`() {
    let message: OSLogMessage = "\(3) of \("all", privacy: .private)"
    #expect(message.text == "3 of all")
  }

  @Test func `a lock is one thread's at a time`() async {
    final class Counter: @unchecked Sendable {
      // Unchecked: the lock.
      var lock = os_unfair_lock()
      var count = 0
    }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<1000 {
            os_unfair_lock_lock(&counter.lock)
            counter.count += 1
            os_unfair_lock_unlock(&counter.lock)
          }
        }
      }
    }
    #expect(counter.count == 4000)
    #expect(os_unfair_lock_trylock(&counter.lock))
    os_unfair_lock_unlock(&counter.lock)
  }

  @Test func `marks in a timeline are taken`() {
    let log = OSLog(subsystem: "app", category: .pointsOfInterest)
    let owner = NSObject()
    let mark = OSSignpostID(log: log, object: owner)
    #expect(mark == OSSignpostID(log: log, object: owner) && mark != OSSignpostID(log: log, object: NSObject()))
    os_signpost(.begin, log: log, name: "layout", signpostID: mark)
    os_signpost(.end, log: log, name: "layout", signpostID: mark, "%d of %@", 3, "9")
    #expect(OSSignpostType.begin != .end && OSSignpostID.exclusive != .invalid)
  }
}
