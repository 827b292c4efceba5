import CollectionEngine
import Foundation
import Testing

/// Elements that are known to be in sight, and slots that are asked for in order.
struct VisibleWindowKnownTests {
  private func window() -> VisibleWindow {
    var window = VisibleWindow(axis: .vertical)
    window.replaceContents(
      with: (0..<4).map { item in
        VisibleWindow.Element(
          key: .cell(section: 0, item: item), frame: CGRect(x: 0, y: 10 * item, width: 10, height: 10),
          slot: Int32(100 + item))
      })
    return window
  }

  @Test func `Elements that are taken for visible are reported only when they leave`() {
    var window = window()
    window.assumeAllVisible()
    var (entered, left): ([Int32], [Int32]) = ([], [])
    window.update(bounds: CGRect(x: 0, y: 0, width: 10, height: 20), entered: &entered, left: &left)
    #expect(entered.isEmpty)
    #expect(left == [102, 103])
    #expect(window.visibleCount == 2)
  }

  @Test func `Taken for visible, and missing from the next contents, they have left`() {
    var window = window()
    window.assumeAllVisible()
    window.replaceContents(with: [])
    var (entered, left): ([Int32], [Int32]) = ([], [])
    window.update(bounds: CGRect(x: 0, y: 0, width: 10, height: 20), entered: &entered, left: &left)
    #expect(left == [100, 101, 102, 103])
  }

  @Test func `Slots are found one after another in the order of keys`() {
    let window = window()
    var rank = 0
    let asked = [1, 3, 7].map { window.slot(of: .cell(section: 0, item: $0), searchingFrom: &rank) }
    #expect(asked == [101, 103, nil])
    #expect(window.slot(of: .cell(section: 0, item: 0), searchingFrom: &rank) == nil)
  }
}
