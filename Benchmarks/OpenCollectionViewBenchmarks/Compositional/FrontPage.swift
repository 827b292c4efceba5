import OpenCollectionView
import TouchTesting

/// A screen of a phone with thirty sections, twenty of them rows of thirty cards.
@MainActor final class FrontPage: NSObject, UICollectionViewDataSource {
  static let sectionCount = 30
  static let itemCount = 30
  private static let identifier = "card"

  let screen = VirtualScreen(width: 400, height: 800, scale: 3)
  private(set) var view: UICollectionView?
  private(set) var time = 0.0

  /// Shows it, and runs the first frame.
  ///
  /// - Returns: how many layers that has made.
  func open() -> Int {
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: ComposedSections.frontPage())
    view.contentInsetAdjustmentBehavior = .never
    view.register(EmptyCell.self, forCellWithReuseIdentifier: Self.identifier)
    view.dataSource = self
    screen.window.addSubview(view)
    self.view = view
    time = screen.now
    return screen.scene.runFrame(at: time).created.count
  }

  /// The next frame, with what was reported before it.
  func runFrame() {
    time += 1.0 / 120
    _ = screen.scene.runFrame(at: time)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { Self.sectionCount }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    section % 3 == 0 ? 3 : Self.itemCount
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
  }
}
