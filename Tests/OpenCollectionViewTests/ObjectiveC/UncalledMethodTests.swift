import OpenCollectionView
import Testing
import TouchTesting

// Classes as programs have them: those that are private to a file are not looked at.

class PlainScroller: NSObject, UIScrollViewDelegate {
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
}

class LateScroller: PlainScroller {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewDidScroll(_ other: String) {}
}

extension LateScroller {
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
}

final class LatestScroller: LateScroller {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

final class QuietScroller: PlainScroller {
  var count = 0
}

/// It conforms to the protocol with the method by itself.
final class SizingScroller: PlainCollector, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 10, height: 10) }
}

class PlainCollector: NSObject, UICollectionViewDelegate {}

final class LateCollector: PlainCollector {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

/// Optional methods that Swift never calls are told of in debug builds.
@MainActor struct UncalledMethodTests {
  private let screen = VirtualScreen(width: 100, height: 100)

  private func sentences(_ body: () -> Void) -> [String] {
    screen.application.becomeShared()
    let recorder = screen.recordTrace()
    body()
    return recorder.events.map(\.description).filter { $0.contains("is never called") }
  }

  @Test func `a method that only a subclass of the conforming class has is never called, and is told of`() {
    let view = UIScrollView()
    let delegate = LateScroller()
    let found = sentences { view.delegate = delegate }
    #expect(found.count == 2)
    #expect(
      found.first?.contains(
        "scrollViewDidScroll(_:) of LateScroller is never called: PlainScroller, from which it has UIScrollViewDelegate, "
          + "does not have the method, and Swift looks no further. Write it in PlainScroller and override it in LateScroller."
      ) == true)
    #expect(found.last?.contains("scrollViewShouldScrollToTop(_:) of LateScroller is never called") == true)
    // Whoever listens later hears it as well.
    #expect(sentences { view.delegate = delegate }.count == 2)
  }

  @Test func `a method is told of once, at the class that has it first`() {
    let view = UIScrollView()
    let delegate = LatestScroller()
    #expect(
      sentences { view.delegate = delegate }.map { $0.contains("of LateScroller is never called") } == [true, true])
  }

  @Test func `methods that are called are not told of`() {
    let view = UIScrollView()
    let (plain, quiet) = (PlainScroller(), QuietScroller())
    #expect(sentences { view.delegate = plain } == [])
    #expect(sentences { view.delegate = quiet } == [])
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let sizing = SizingScroller()
    #expect(sentences { grid.delegate = sizing } == [])
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(sentences { grid.delegate = controller } == [])
  }

  @Test func `labels are told as programs write them`() {
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let delegate = LateCollector()
    let found = sentences { grid.delegate = delegate }
    #expect(found.count == 1)
    #expect(found.first?.contains("collectionView(_:didSelectItemAt:) of LateCollector is never called") == true)
  }
}
