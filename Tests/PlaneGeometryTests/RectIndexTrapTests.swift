import Foundation
import PlaneGeometry
import TestSupport
import Testing

struct RectIndexTrapTests {
  @Test func `A rect that is not a number traps with its key`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let good = CGRect(x: 0, y: 0, width: 1, height: 1)
      _ = RectIndex([good, good, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)])
    }
    #expect(trapSentence(of: result).contains("The rect for key 2 is (x nan, y 0.0, width 1.0, height 1.0)"))
  }

  @Test func `An infinite rect traps with its key`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var index = RectIndex()
      index.insert(.infinite, for: 12)
    }
    #expect(trapSentence(of: result).contains("The rect for key 12 is"))
  }

  @Test func `The null rect traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var index = RectIndex([.zero])
      index.update(.null, for: 0)
    }
    #expect(trapSentence(of: result).contains("The rect for key 0 is"))
  }

  @Test func `Inserting a key twice traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var index = RectIndex([.zero])
      index.insert(.zero, for: 0)
    }
    #expect(trapSentence(of: result).contains("The key 0 has a rect already; move it with update(_:for:)."))
  }

  @Test func `A negative key traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var index = RectIndex()
      index.insert(.zero, for: -1)
    }
    #expect(trapSentence(of: result).contains("The key -1 is not between 0 and 2147483646; number the rects from 0."))
  }

  @Test func `Updating a key that is not there traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var index = RectIndex([.zero])
      index.update(.zero, for: 1)
    }
    #expect(
      trapSentence(of: result).contains(
        "The key 1 has no rect among the 1 of this index; add it with insert(_:for:)."))
  }

  @Test func `Removing a key that is not there traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var index = RectIndex([.zero])
      index.remove(0)
      index.remove(0)
    }
    #expect(trapSentence(of: result).contains("The key 0 has no rect among the 0 of this index"))
  }

  @Test func `Querying with a rect that is not a number traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var keys: [Int] = []
      RectIndex([.zero]).query(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), into: &keys)
    }
    #expect(trapSentence(of: result).contains("has an edge that is not a number; query with real edges."))
  }
}
