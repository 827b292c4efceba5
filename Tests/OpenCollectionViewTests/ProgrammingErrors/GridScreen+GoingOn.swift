import OpenCollectionView
import Testing
import TouchTesting

extension GridScreen {
  /// Proves that nothing of an error remains: with a layout and data as they should be, the view shows all of it, scrolls, and
  /// takes an update.
  func checkThatItGoesOn(sourceLocation: SourceLocation = #_sourceLocation) {
    // Until all is set right what is wrong is asked, and told of, once more.
    ErrorLines().keep {
      source.counts = [30]
      source.identifier = "number"
      view.dataSource = source
      view.delegate = nil
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      view.contentInset = .zero
      view.setCollectionViewLayout(Self.grid(), animated: false)
      screen.advanceUntilRest()
      view.contentOffset = .zero
    }
    // From here on an error would stop the program.
    view.reloadData()
    screen.runFrame()
    #expect(texts.first == "0-0", sourceLocation: sourceLocation)
    #expect(texts.count == 15, sourceLocation: sourceLocation)
    view.contentOffset.y = 620
    screen.runFrame()
    #expect(texts.last == "0-29", sourceLocation: sourceLocation)
    view.contentOffset.y = 0
    screen.runFrame()
    source.counts = [31]
    view.insertItems(at: [IndexPath(item: 0, section: 0)])
    screen.advanceUntilRest()
    #expect(view.numberOfItems(inSection: 0) == 31, sourceLocation: sourceLocation)
    #expect(texts.count == 15, sourceLocation: sourceLocation)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 110, sourceLocation: sourceLocation)
  }
}
