import Testing

@testable import OpenCollectionView

struct SiblingPlacesTests {
  // I114
  @Test func `An item is counted among those with the same parent`() {
    let places = SiblingPlaces(levels: [0, 1, 2, 2, 1, 0, 1, 0])
    #expect((0..<8).map { places[$0].number } == [1, 1, 1, 2, 2, 2, 1, 3])
    #expect((0..<8).map { places[$0].count } == [3, 2, 2, 2, 2, 3, 1, 3])
  }
}
