import CollectionEngine
import Foundation
import Testing

// P81, P82, P83, P85, P90, P91
/// Rows that scroll sideways stand and rest as measured.
struct MeasuredRowTests {
  @Test(arguments: MeasuredRow.all) func `a row rests where it was measured to`(row: MeasuredRow) throws {
    #expect(row.requests.count == 7)
    for (wanted, rests) in row.requests {
      for (section, offset) in rests.enumerated() {
        let placed = try #require(row.geometry.row(ofSection: section))
        #expect(placed.offset(restingAt: wanted, row.rest) == offset, "section \(section), wanted \(wanted)")
      }
    }
  }

  @Test(arguments: MeasuredRow.all) func `cells of a row stand where they were measured`(row: MeasuredRow) {
    for cell in row.cells {
      #expect(row.geometry.element(ofItem: cell.item, inSection: cell.section)?.frame == cell.frame)
    }
    for view in row.supplementaries {
      let element = row.geometry.element(
        ofKind: view.kind, item: view.item, inSection: view.section,
        visible: CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(element?.frame == view.frame)
    }
  }

  @Test func `a question for what is seen of a row is answered by its offset`() throws {
    let row = try #require(MeasuredRow.all.first)
    let seen = CGRect(x: 0, y: 0, width: 320, height: 480)
    func items(_ offset: Double) -> [Int] {
      var elements: [CompositionalElement] = []
      row.geometry.appendElements(touching: seen, visible: seen, rowOffset: { $0 == 1 ? offset : 0 }, into: &elements)
      return elements.filter { $0.category == .cell && $0.section == 1 }.map(\.item)
    }
    #expect(items(0) == [0, 1, 2])
    #expect(items(300) == [2, 3, 4, 5])
    #expect(items(546) == [5, 6, 7])
  }
}
