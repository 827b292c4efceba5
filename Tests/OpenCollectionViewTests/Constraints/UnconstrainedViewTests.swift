import Foundation
import Testing
import TouchTesting

@testable import OpenCollectionView

/// A grid that nobody constrains, in a window of 300 x 600.
@MainActor struct UnconstrainedViewTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  /// What sixty frames of scrolling cost, how often constraints were solved meanwhile, and how many views of the grid know
  /// anything of constraints afterwards.
  private func scroll(besideConstrainedLabel: Bool) -> (work: Work, solutions: Int, concerned: Int) {
    let screen = VirtualScreen(width: 300, height: 600)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 40)
    let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    grid.dataSource = source
    root.addSubview(grid)
    let label = UILabel(frame: CGRect(x: 10, y: 520, width: 200, height: 20))
    label.text = "Beside it"
    root.addSubview(label)
    if besideConstrainedLabel {
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
      ])
    }
    screen.show(root)
    screen.runFrame()
    let engine = root.layoutEngine
    let solutions = engine?.solutions ?? 0
    let work = screen.work {
      for _ in 0..<60 {
        grid.contentOffset.y += 37
        screen.runFrame()
      }
    }
    func concerned(_ view: UIView) -> Int {
      let own = view.constraintState != nil || view.rare?.layoutEngine != nil || view.rare?.fittingEngine != nil
      return view.subviews.reduce(own ? 1 : 0) { $0 + concerned($1) }
    }
    #expect((engine != nil) == besideConstrainedLabel)
    #expect(root.layoutEngine === engine)
    return (work, (engine?.solutions ?? 0) - solutions, concerned(grid))
  }

  // L1
  @Test func `a grid costs the same beside views that are constrained, and none of its views has an engine`() {
    let alone = scroll(besideConstrainedLabel: false)
    let beside = scroll(besideConstrainedLabel: true)
    #expect(alone.concerned == 0)
    #expect(beside.concerned == 0)
    #expect(beside.solutions == 0)
    #expect(beside.work.differences(from: alone.work) == [])
    #expect(alone.work.cellsReused > 100)
  }
}
