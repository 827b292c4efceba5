import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

@MainActor struct ConflictTests {
  @Test func `No exhibit has recognizers that spoil each other's gestures`() {
    for exhibit in Exhibit.all {
      let screen = VirtualScreen(width: 800, height: 900)
      screen.show(GalleryController(exhibits: [exhibit]))
      screen.advance(by: 1)
      let texts = screen.window.gestureConflicts().map(\.description)
      #expect(texts.filter { $0.hasPrefix("warning") } == [], "\(exhibit.title)")
      // Content of scroll views hears of touches late: every exhibit has something to tell.
      #expect(!texts.isEmpty, "\(exhibit.title)")
    }
  }
}
