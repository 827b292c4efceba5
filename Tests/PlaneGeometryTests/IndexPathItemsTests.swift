import Foundation
import PlaneGeometry
import TestSupport
import Testing

struct IndexPathItemsTests {
  @Test func `A path leads through the section to the item`() {
    let path = IndexPath(item: 3, section: 1)
    #expect(path == [1, 3])
    #expect(path.section == 1)
    #expect(path.item == 3)
    #expect(path.row == 3)
    #expect(path == IndexPath(row: 3, section: 1))
  }

  @Test func `Each number can be set`() {
    var path = IndexPath(item: 3, section: 1)
    path.item = 4
    path.section = 2
    #expect(path == [2, 4])
    path.row = 5
    #expect(path == [2, 5])
  }

  @Test func `Paths are in order of section, then item`() {
    #expect(IndexPath(item: 9, section: 0) < IndexPath(item: 0, section: 1))
    #expect(IndexPath(item: 1, section: 1) < IndexPath(item: 2, section: 1))
  }

  @Test func `A path of one number has a section`() {
    #expect(IndexPath(index: 4).section == 4)
  }

  @Test func `Asking a path of one number for its item traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = IndexPath(index: 4).item
    }
    #expect(
      trapSentence(of: result).contains(
        "The index path [4] has 1 of the 2 numbers that `item` needs; make it with IndexPath(item:section:)."))
  }

  @Test func `Asking an empty path for its section traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = IndexPath().section
    }
    #expect(trapSentence(of: result).contains("has 0 of the 1 numbers that `section` needs"))
  }
}
