import Testing

/// Programs make their own delegates, however they are bound to actors.
@Suite struct IsolationTests {
  private static let delegates = """
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
      UICollectionViewDataSourcePrefetching, UIGestureRecognizerDelegate, UINavigationControllerDelegate,
      UINavigationBarDelegate, UIToolbarDelegate, UIAdaptivePresentationControllerDelegate,
      UIContextMenuInteractionDelegate, UIViewControllerTransitioningDelegate
    {
      var offsets: [CGPoint] = []
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 10, height: 10) }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? { nil }
    }
    """

  private static let uses = """
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = Source()
        view.dataSource = source
        view.delegate = source
        view.prefetchDataSource = source
        let pan = UIPanGestureRecognizer()
        pan.delegate = source
        view.addGestureRecognizer(pan)
        view.addInteraction(UIContextMenuInteraction(delegate: source))
        let screen = VirtualScreen(width: 100, height: 100)
        screen.show(view)
        screen.advanceUntilRest()
        source.scrollViewDidScroll(view)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.delegate = source
        print(source.offsets, view.treeDescription(), view.gestureConflicts().count, UIAccessibility.isReduceMotionEnabled)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
          cell.contentConfiguration = UIListContentConfiguration.cell()
        }
        print(registration, UIListContentConfiguration.cell().makeContentView(), CFAbsoluteTimeGetCurrent())
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        UIColor.red.setFill()
        UIImage(systemName: "star")?.draw(at: .zero)
        ("word" as NSString).draw(at: .zero)
        UIGraphicsEndImageContext()
    """

  @Test(arguments: Dialect.all)
  func `code on the main actor makes its own delegates`(dialect: Dialect) throws {
    let program = """
      import OpenCollectionView
      import TouchTesting
      \(Self.delegates)
      @MainActor final class Scene {
        let source = Source()
        func run() {
      \(Self.uses)
        }
      }
      """
    #expect(try dialect.complaints(about: program) == [])
  }

  @Test func `a test of Swift 5 that is bound to no actor makes its own delegates`() throws {
    let program = """
      import OpenCollectionView
      import TouchTesting
      \(Self.delegates)
      class SceneTests {
        let source = Source()
        var screen = VirtualScreen(width: 10, height: 10)
        func testRun() {
      \(Self.uses)
          let timer = Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: Selector("tick", SceneTests.tick), userInfo: nil, repeats: false)
          timer.invalidate()
        }
        func tick() {}
      }
      """
    #expect(try ClientProgram(text: program, mode: 5).complaints() == [])
  }

  @Test func `code of Swift 6 that is bound to no actor is warned, as with UIKit, and compiles`() throws {
    let program = """
      import OpenCollectionView
      import TouchTesting
      \(Self.delegates)
      class SceneTests {
        func testRun() {
      \(Self.uses)
        }
      }
      """
    let complaints = try ClientProgram(text: program, mode: 6).complaints()
    #expect(complaints.filter { $0.contains("error: ") } == [])
    #expect(complaints.contains { $0.contains("warning: call to main actor-isolated initializer") })
  }

  @Test func `the program is really compiled`() throws {
    let program = """
      import OpenCollectionView
      let view = UICollectionView(frames: 1)
      """
    #expect(try ClientProgram(text: program).complaints().first?.contains("error: ") == true)
  }
}
