import OpenCollectionView
import XCTest

/// The tests that UIKit programs have: a window, no screen, and an expectation to wait for.
final class WithoutScreenTests: XCTestCase {
  func testAnimationIsWaitedForByAnExpectation() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let hasEnded = expectation(description: "the animation has ended")
    UIView.animate(withDuration: 0.1) {
      controller.view.alpha = 0
    } completion: { isFinished in
      XCTAssertTrue(isFinished)
      hasEnded.fulfill()
    }
    XCTAssertNotNil(controller.view.layer.animation(forKey: "opacity"))
    wait(for: [hasEnded], timeout: 60)
    XCTAssertNil(controller.view.layer.animation(forKey: "opacity"))
  }

  func testItemsAreShownOnceTheirUpdateIsWaitedFor() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    window.addSubview(view)
    window.isHidden = false
    let isApplied = expectation(description: "the snapshot is shown")
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot) { isApplied.fulfill() }
    wait(for: [isApplied], timeout: 60)
    XCTAssertEqual(view.visibleCells.count, 3)
  }
}
