import Foundation
import Testing

@testable import CollectionEngine

@Suite struct VisibleWindowTests {
  /// Rows of 50 points, one below the other; the slot is the item's number.
  static func rows(_ items: Range<Int>, slotOffset: Int = 0) -> [VisibleWindow.Element] {
    items.map {
      VisibleWindow.Element(
        key: .cell(section: 0, item: $0), frame: frame(0, Double($0) * 50, 100, 50), slot: Int32($0 + slotOffset))
    }
  }

  struct Change: Equatable {
    var entered: [Int32] = []
    var left: [Int32] = []
  }

  static func update(_ window: inout VisibleWindow, y: Double, x: Double = 0, height: Double = 100) -> Change {
    var change = Change()
    window.update(bounds: frame(x, y, 100, height), entered: &change.entered, left: &change.left)
    return change
  }

  @Test func `The first update reports all that is visible`() {
    var window = VisibleWindow(axis: .vertical)
    window.replaceContents(with: Self.rows(0..<10))
    #expect(Self.update(&window, y: 0) == Change(entered: [0, 1]))
    #expect(window.visibleCount == 2)
    #expect(window.count == 10)
  }

  @Test func `Moving reports the rows at the edges`() {
    // C43
    var window = VisibleWindow(axis: .vertical)
    window.replaceContents(with: Self.rows(0..<10))
    _ = Self.update(&window, y: 0)
    #expect(Self.update(&window, y: 30) == Change(entered: [2]))
    #expect(Self.update(&window, y: 50) == Change(left: [0]))
    #expect(Self.update(&window, y: 300) == Change(entered: [6, 7], left: [1, 2]))
    #expect(Self.update(&window, y: 300) == Change())
    #expect(Self.update(&window, y: 0) == Change(entered: [0, 1], left: [6, 7]))
  }

  @Test func `The slot of what was visible is known until the next update, for who comes back before it`() {
    var window = VisibleWindow(axis: .vertical)
    window.replaceContents(with: Self.rows(0..<10, slotOffset: 20))
    _ = Self.update(&window, y: 0)
    window.replaceContents(with: Self.rows(5..<10, slotOffset: 20))
    #expect(window.slot(of: .cell(section: 0, item: 1)) == nil)
    #expect(window.slot(ofDeparted: .cell(section: 0, item: 1)) == 21)
    #expect(window.slot(ofDeparted: .cell(section: 0, item: 2)) == nil)
    window.replaceContents(with: Self.rows(1..<10, slotOffset: 20))
    #expect(window.slot(ofDeparted: .cell(section: 0, item: 1)) == nil)
    #expect(Self.update(&window, y: 50) == Change(entered: [22], left: [20]))
  }

  @Test func `Reports are appended to what the arrays hold`() {
    var window = VisibleWindow(axis: .vertical)
    window.replaceContents(with: Self.rows(0..<2))
    var entered: [Int32] = [77]
    var left: [Int32] = [78]
    window.update(bounds: frame(0, 0, 100, 100), entered: &entered, left: &left)
    #expect(entered == [77, 0, 1])
    #expect(left == [78])
  }

  @Test func `Moving across the scroll axis counts as well`() {
    var window = VisibleWindow(axis: .vertical)
    window.replaceContents(with: Self.rows(0..<2))
    _ = Self.update(&window, y: 0)
    #expect(Self.update(&window, y: 0, x: 100) == Change(left: [0, 1]))
    #expect(Self.update(&window, y: 0, x: 99) == Change(entered: [0, 1]))
  }

  @Test func `Reports come in the order of keys, cells before headers`() {
    // C41
    var window = VisibleWindow(axis: .vertical)
    window.replaceContents(with: [
      VisibleWindow.Element(key: .supplementary(kind: 0, section: 0), frame: frame(0, 0, 100, 10), slot: 0),
      VisibleWindow.Element(key: .cell(section: 0, item: 1), frame: frame(50, 10, 50, 50), slot: 1),
      VisibleWindow.Element(key: .cell(section: 0, item: 0), frame: frame(0, 30, 50, 10), slot: 2),
    ])
    #expect(Self.update(&window, y: 0) == Change(entered: [2, 1, 0]))
    #expect(Self.update(&window, y: 500) == Change(left: [2, 1, 0]))
  }

  @Test func `A long element above short ones is not forgotten`() {
    var window = VisibleWindow(axis: .vertical)
    let background = VisibleWindow.Element(
      key: .decoration(kind: 0, section: 0), minX: 0, minY: 0, maxX: 100, maxY: 5_000, slot: 1_000)
    window.replaceContents(with: [background] + Self.rows(0..<100))
    _ = Self.update(&window, y: 0)
    #expect(Self.update(&window, y: 4_000) == Change(entered: [80, 81], left: [0, 1]))
    #expect(window.isVisible(.decoration(kind: 0, section: 0)))
  }

  @Test func `Edges that only touch are not visible`() {
    // C43
    var window = VisibleWindow(axis: .vertical)
    window.replaceContents(with: Self.rows(0..<4))
    #expect(Self.update(&window, y: 50, height: 50) == Change(entered: [1]))
  }

  @Test func `An element without a length is visible inside and on the edges, and not beyond them`() {
    // C9
    var window = VisibleWindow(axis: .vertical)
    window.replaceContents(with: [
      VisibleWindow.Element(key: .cell(section: 0, item: 0), frame: frame(50, 0, 0, 0), slot: 0),
      VisibleWindow.Element(key: .cell(section: 0, item: 1), frame: frame(50, 40, 0, 0), slot: 1),
      VisibleWindow.Element(key: .cell(section: 0, item: 2), frame: frame(0, 40, 100, 0), slot: 2),
      VisibleWindow.Element(key: .cell(section: 0, item: 3), frame: frame(0, 0, 0, 50), slot: 3),
      VisibleWindow.Element(key: .cell(section: 0, item: 4), frame: frame(100, 0, 0, 50), slot: 4),
      VisibleWindow.Element(key: .cell(section: 0, item: 5), frame: frame(0, 100, 100, 0), slot: 5),
      VisibleWindow.Element(key: .cell(section: 0, item: 6), frame: frame(0, 101, 100, 0), slot: 6),
      VisibleWindow.Element(key: .cell(section: 0, item: 7), frame: frame(101, 0, 0, 50), slot: 7),
      VisibleWindow.Element(key: .cell(section: 0, item: 8), frame: frame(0, 100, 0, 50), slot: 8),
    ])
    #expect(Self.update(&window, y: 0) == Change(entered: [0, 1, 2, 3, 4, 5]))
    #expect(Self.update(&window, y: 1) == Change(entered: [6, 8], left: [0]))
    #expect(Self.update(&window, y: 100) == Change(left: [1, 2, 3, 4]))
  }

  @Test func `Bounds without area show nothing`() {
    var window = VisibleWindow(axis: .vertical)
    window.replaceContents(with: Self.rows(0..<4))
    #expect(Self.update(&window, y: 25, height: 0) == Change())
    _ = Self.update(&window, y: 25)
    #expect(Self.update(&window, y: 25, height: 0) == Change(left: [0, 1, 2]))
    #expect(window.visibleCount == 0)
  }

  @Test func `New contents match what stays by key`() {
    var window = VisibleWindow(axis: .vertical)
    window.replaceContents(with: Self.rows(0..<4))
    _ = Self.update(&window, y: 60)
    window.replaceContents(with: Self.rows(2..<10, slotOffset: 100))
    #expect(window.visibleCount == 2)
    #expect(Self.update(&window, y: 60) == Change(left: [1]))
    #expect(Self.update(&window, y: 110) == Change(entered: [104]))
    #expect(Self.update(&window, y: 1_000) == Change(left: [102, 103, 104]))
  }

  @Test func `An element that is gone and back before an update neither leaves nor enters`() {
    var window = VisibleWindow(axis: .vertical)
    window.replaceContents(with: Self.rows(0..<4))
    _ = Self.update(&window, y: 0)
    window.removeAll()
    #expect(window.visibleCount == 0)
    window.replaceContents(with: Self.rows(1..<4))
    #expect(Self.update(&window, y: 0) == Change(left: [0]))
  }

  @Test func `Elements that only stand elsewhere come and go as they do`() {
    // C43
    var window = VisibleWindow(axis: .vertical)
    var rows = Self.rows(0..<4)
    window.replaceContents(with: rows)
    _ = Self.update(&window, y: 0)
    // The second and the third change places.
    (rows[1].minY, rows[1].maxY, rows[2].minY, rows[2].maxY) = (100, 150, 50, 100)
    window.moveContents(to: rows)
    #expect(window.visibleCount == 2)
    #expect(Self.update(&window, y: 0) == Change(entered: [2], left: [1]))
    #expect(Self.update(&window, y: 50) == Change(entered: [1], left: [0]))
  }

  @Test func `Other elements than there are cannot be moved`() async {
    await #expect(processExitsWith: .failure) {
      var window = VisibleWindow(axis: .vertical)
      window.replaceContents(with: VisibleWindowTests.rows(0..<3))
      window.moveContents(to: VisibleWindowTests.rows(0..<2))
    }
    await #expect(processExitsWith: .failure) {
      var window = VisibleWindow(axis: .vertical)
      window.replaceContents(with: VisibleWindowTests.rows(0..<3))
      window.moveContents(to: VisibleWindowTests.rows(1..<4))
    }
  }

  @Test func `Removing everything makes everything leave`() {
    var window = VisibleWindow(axis: .vertical)
    window.replaceContents(with: Self.rows(0..<4))
    _ = Self.update(&window, y: 0)
    window.removeAll()
    #expect(Self.update(&window, y: 0) == Change(left: [0, 1]))
    #expect(Self.update(&window, y: 0) == Change())
  }

  @Test func `Visible slots come in the order of keys`() {
    var window = VisibleWindow(axis: .vertical)
    window.replaceContents(with: Self.rows(0..<10).reversed())
    _ = Self.update(&window, y: 120)
    var slots: [Int32] = []
    window.appendVisibleSlots(into: &slots)
    #expect(slots == [2, 3, 4])
    #expect(window.slot(of: .cell(section: 0, item: 7)) == 7)
    #expect(window.slot(of: .cell(section: 1, item: 7)) == nil)
  }

  @Test func `A small move looks at the elements within the bounds only`() {
    var window = VisibleWindow(axis: .vertical)
    window.replaceContents(with: Self.rows(0..<100_000))
    _ = Self.update(&window, y: 2_000_000, height: 500)
    var entered: [Int32] = []
    var left: [Int32] = []
    var work = 0
    window.update(bounds: frame(0, 2_000_037, 100, 500), entered: &entered, left: &left, work: &work)
    #expect(entered == [40_010])
    #expect(work <= 50)
  }

  @Test func `A small move along the axis looks at what comes and goes, not at what stays`() {
    var window = VisibleWindow(axis: .vertical)
    window.replaceContents(with: Self.rows(0..<100_000))
    _ = Self.update(&window, y: 2_000_000, height: 50_000)
    var entered: [Int32] = []
    var left: [Int32] = []
    var work = 0
    window.update(bounds: frame(0, 2_000_037, 100, 50_000), entered: &entered, left: &left, work: &work)
    #expect(entered == [41_000])
    // Four searches, for the thousand elements within the bounds.
    #expect(work <= 80)
    // Where the bounds are narrower, each of them may be beside.
    window.update(bounds: frame(100, 2_000_037, 1, 50_000), entered: &entered, left: &left, work: &work)
    #expect(left.count == 1_001)
  }

  @Test func `Two elements of one key stop`() async {
    await #expect(processExitsWith: .failure) {
      var window = VisibleWindow(axis: .vertical)
      window.replaceContents(with: Self.rows(0..<2) + Self.rows(1..<2))
    }
  }

  @Test func `An edge that is not a number stops`() async {
    await #expect(processExitsWith: .failure) {
      var window = VisibleWindow(axis: .vertical)
      window.replaceContents(with: [
        VisibleWindow.Element(key: .cell(section: 0, item: 0), frame: frame(0, .nan, 1, 1), slot: 0)
      ])
    }
  }

  @Test func `Bounds that hold NaN stop`() async {
    await #expect(processExitsWith: .failure) {
      var window = VisibleWindow(axis: .vertical)
      _ = VisibleWindowTests.update(&window, y: .nan)
    }
  }
}
