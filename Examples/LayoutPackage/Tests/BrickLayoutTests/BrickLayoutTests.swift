import BrickLayout
import OpenCollectionView
import TouchTesting
import XCTest

final class BrickLayoutTests: XCTestCase {
  private let screen = VirtualScreen(width: 320, height: 480)
  private let source = BrickSource()
  private lazy var wall = makeWall()

  private func makeWall() -> UICollectionView {
    let wall = UICollectionView(frame: screen.window.bounds, collectionViewLayout: BrickLayout())
    wall.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "brick")
    wall.dataSource = source
    screen.show(wall)
    return wall
  }

  func testEverySecondRowIsShiftedByHalfABrick() {
    func frame(_ item: Int) -> CGRect? { wall.cellForItem(at: IndexPath(item: item, section: 0))?.frame }
    XCTAssertEqual(frame(0), CGRect(x: 0, y: 0, width: 100, height: 50))
    XCTAssertEqual(frame(1), CGRect(x: 110, y: 0, width: 100, height: 50))
    XCTAssertEqual(frame(2), CGRect(x: 50, y: 60, width: 100, height: 50))
  }

  func testTheLayoutKeepsItsContract() {
    XCTAssertEqual(LayoutContract.check(BrickLayout()).map { $0.description }, [])
  }

  func testAFlickThrowsTheWall() {
    XCTAssertEqual(wall.contentOffset.y, 0)
    screen.play(.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100)))
    XCTAssertTrue(wall.isDecelerating)
    screen.advanceUntilRest()
    XCTAssertGreaterThan(wall.contentOffset.y, 300)
  }

  func testTheWallFollowsAFinger() {
    XCTAssertEqual(wall.contentOffset.y, 0)
    let finger = screen.touch(at: CGPoint(x: 160, y: 400))
    finger.move(by: CGVector(dx: 0, dy: -15))
    let offset = wall.contentOffset.y
    finger.move(by: CGVector(dx: 0, dy: -20))
    XCTAssertEqual(wall.contentOffset.y, offset + 20)
    XCTAssertTrue(wall.isDragging)
    finger.lift()
    XCTAssertFalse(wall.isDragging)
  }
}

/// A thousand bricks.
final class BrickSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "brick", for: indexPath)
  }
}
