import OpenCollectionView
import Testing
import TouchTesting

/// The example that the README and the documentation of TouchTesting show.
@MainActor struct DocumentedExampleTests {
  @Test func `a flick throws the grid, and it rests where the documentation says`() {
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = PlainSource()
    collectionView.dataSource = source

    let screen = VirtualScreen(width: 320, height: 480)
    screen.show(collectionView)
    screen.play(.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100)))
    #expect(collectionView.isDecelerating)
    screen.advanceUntilRest()
    #expect(collectionView.contentOffset.y == 1532.5)

    #expect(LayoutContract.check(UICollectionViewFlowLayout()) == [])
    #expect(screen.work { screen.advance(by: 60) } == Work())
    #expect(screen.picture().svg.hasPrefix("<svg "))
  }
}

/// Ten thousand cells with nothing in them.
private final class PlainSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10_000 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
