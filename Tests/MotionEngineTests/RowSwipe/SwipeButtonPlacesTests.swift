import MotionEngine
import Testing

/// Two buttons of 63 and 64 points.
struct SwipeButtonPlacesTests {
  private let buttons = SwipeButtonPlaces(lengths: [63, 64], gap: 10, limit: 300)

  private func places(_ uncovered: Double, takenOver: Double = 0) -> [[Double]] {
    (0..<buttons.count).map {
      let place = buttons.place(of: $0, uncovered: uncovered, takenOver: takenOver)
      return [place.start, place.length]
    }
  }

  @Test func `open they are as long as they would like, ten points apart, the first at the edge`() {
    #expect(buttons.openLength == 157)
    #expect(places(157) == [[10, 63], [83, 64]])
  }

  @Test func `they grow with what is uncovered`() {
    #expect(places(78.5) == [[5, 31.5], [41.5, 32]])
    #expect(places(0) == [[0, 0], [0, 0]])
    #expect(places(-40) == [[0, 0], [0, 0]])
  }

  @Test func `beyond they stretch, each by its share, and the gaps stay`() {
    #expect(places(284) == [[10, 126], [146, 128]])
  }

  @Test func `one that takes over fills what is uncovered, and the others have no room`() {
    #expect(places(284, takenOver: 1) == [[10, 264], [274, 0]])
    #expect(places(284, takenOver: 0.5) == [[10, 195], [210, 64]])
  }

  @Test func `where there is little room all are shorter by the same share`() {
    let twelve = SwipeButtonPlaces(lengths: Array(repeating: 80, count: 12), gap: 10, limit: 300)
    #expect(twelve.openLength == 300)
    #expect(abs(twelve.place(of: 0, uncovered: 300, takenOver: 0).length - 170.0 / 12) < 1e-9)
    let narrow = SwipeButtonPlaces(lengths: Array(repeating: 80, count: 12), gap: 10, limit: 80)
    #expect(narrow.openLength == 80)
    #expect(abs(narrow.gap - 40.0 / 13) < 1e-9)
    #expect(abs(narrow.place(of: 11, uncovered: 80, takenOver: 0).length - 40.0 / 12) < 1e-9)
  }

  @Test func `no buttons uncover nothing, and lengths that are no numbers count as nothing`() {
    #expect(SwipeButtonPlaces(lengths: [], gap: 10, limit: 300).openLength == 0)
    #expect(SwipeButtonPlaces(lengths: [.nan, -5], gap: 10, limit: 300).openLength == 30)
    #expect(SwipeButtonPlaces(lengths: [50], gap: .nan, limit: .nan).openLength == 0)
  }
}
