import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct WorkTests {
  private let screen = VirtualScreen(width: 320, height: 480)
  private let source = NumberedSource()
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
  }

  @Test func `showing a grid makes its cells, and asks the layout once`() {
    let work = screen.work { screen.show(view) }
    // Five in a row of 320 points, and eight rows of 60 in 450.
    #expect(work.cellsMade == 40)
    #expect(work.cellsReused == 0)
    #expect(work.supplementaryViewsMade == 1)
    #expect(work.preparations == 1)
    #expect(work.frames == 1)
    #expect(work.commits == 1)
    #expect(work.layersCreated >= 42)
  }

  @Test func `at rest nothing is done`() {
    screen.show(view)
    screen.advanceUntilRest()
    let work = screen.work { screen.advance(by: 3600) }
    #expect(work == Work())
    #expect(work.description == "no work")
  }

  @Test func `steady scrolling makes no cells`() {
    screen.show(view)
    screen.play(.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100)))
    let work = screen.work {
      screen.play(.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100)))
    }
    #expect(work.overruns(of: [\.cellsMade: 0, \.preparations: 0, \.cellsConfigured: 40]) == [])
    #expect(work.cellsConfigured > 0)
    #expect(work.recognizersAsked > 0)
    #expect(work.stateChanges > 0)
  }

  @Test func `a count may lie in another`() {
    var inner = Work()
    let outer = screen.work {
      screen.show(view)
      inner = screen.work { screen.play(.tap(at: CGPoint(x: 5, y: 100))) }
    }
    #expect(outer.cellsMade == 40)
    #expect(inner.cellsMade == 0)
    #expect(outer.commits >= inner.commits + 1)
    #expect(outer.frames > inner.frames)
  }

  @Test func `timers that fire are counted`() {
    screen.show(view)
    screen.advanceUntilRest()
    let work = screen.work {
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
      screen.advance(by: 2)
    }
    #expect(work.timersFired == 1)
  }

  @Test func `what differs reads well`() {
    var work = Work()
    work.cellsMade = 12
    work.frames = 3
    var expected = Work()
    expected.frames = 2
    #expect(work.description == "frames: 3\ncells made: 12")
    #expect(work.differences(from: expected) == ["frames: 3, not 2", "cells made: 12, not 0"])
    #expect(work.differences(from: work) == [])
    #expect(
      work.overruns(of: [\.cellsMade: 3, \.frames: 3, \.cellsConfigured: 11])
        == ["cells made: 12, at most 3", "cells configured: 12, at most 11"])
  }
}

/// A thousand cells below a header.
private final class NumberedSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
