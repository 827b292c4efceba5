import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Presses that are refused after the delegate has been asked for their menu: in UIKit nobody keeps what it answered then.
@MainActor struct RefusedMenuTests {
  private final class Photos: UICollectionViewController {
    static weak var configuration: UIContextMenuConfiguration?
    let name = "photos"

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) }
    override func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      // As programs do, the menu holds the screen that it is of.
      let made = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(title: self.name, children: [])
      }
      Self.configuration = made
      return made
    }
  }

  // C153
  @Test func `a menu whose press is refused because another finger scrolls is let go, and so is its screen`() {
    weak var gone: Photos?
    weak var configuration: UIContextMenuConfiguration?
    do {
      let screen = VirtualScreen(width: 320, height: 480)
      let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
      gone = photos
      screen.show(photos)
      screen.advance(by: 0.1)
      func touch(_ finger: Int32, _ phase: TouchSample.Phase, _ x: CGFloat, _ y: CGFloat, then seconds: Double) {
        screen.receive(
          .touches([
            TouchSample(
              time: screen.now, identifier: finger, phase: phase, kind: .finger, location: CGPoint(x: x, y: y))
          ]))
        screen.advance(by: seconds)
      }
      touch(1, .began, 25, 200, then: 0.02)
      touch(1, .moved, 25, 140, then: 0.1)
      touch(2, .began, 125, 330, then: 0.02)
      touch(1, .ended, 25, 140, then: 0.5)
      touch(3, .began, 225, 130, then: 1)
      configuration = Photos.configuration
      touch(3, .ended, 225, 130, then: 0.1)
      touch(2, .ended, 125, 330, then: 1)
      screen.advanceUntilRest()
      #expect(photos.collectionView.contextMenuInteraction?.menuAppearance == .unknown)
      screen.application.disconnectScene(screen.scene)
    }
    #expect(configuration == nil)
    #expect(Photos.configuration == nil)
    #expect(gone == nil)
  }
}
