import OpenCollectionView
import TestSupport
import Testing

/// Wherever a finger went before, the end of its way decides. The complaint is that going to the last place and back ends
/// in a wrong one.
@MainActor struct MovementPathTests {
  private func layout(_ kind: Int) -> UICollectionViewFlowLayout {
    let layout = GridScreen.grid()
    switch kind {
    case 0: break
    case 1: layout.headerReferenceSize = CGSize(width: 0, height: 30)
    case 2: layout.scrollDirection = .horizontal
    default:
      layout.itemSize = CGSize(width: 320, height: 44)
      layout.sectionInset = UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 0)
    }
    return layout
  }

  @Test(arguments: 0..<40)
  func `any way of the finger ends in the same order as one jump to its end`(seed: Int) {
    // M5
    var random = SeededGenerator(seed: seed)
    let counts = (0..<Int.random(in: 1...3, using: &random)).map { _ in Int.random(in: 0...7, using: &random) }
    guard let section = counts.indices.filter({ counts[$0] > 0 }).randomElement(using: &random) else { return }
    let item = Int.random(in: 0..<counts[section], using: &random)
    let isMixed = Bool.random(using: &random)
    let kind = seed % 4
    func screen() -> (MovementScreen, MixedDelegate?) {
      let screen = MovementScreen(counts, layout: layout(kind))
      guard isMixed, kind < 2 else { return (screen, nil) }
      let delegate = MixedDelegate(screen.source)
      screen.view.delegate = delegate
      screen.rest()
      return (screen, delegate)
    }
    let (wanderer, first) = screen()
    let (jumper, second) = screen()
    #expect(wanderer.begin(item, section))
    #expect(jumper.begin(item, section))
    var end = CGPoint(x: 1, y: 1)
    for _ in 0..<12 {
      end = CGPoint(x: random.point(in: 0...319), y: random.point(in: 0...479))
      wanderer.update(end.x, end.y)
      if Bool.random(using: &random) { wanderer.frames(1) }
    }
    jumper.update(end.x, end.y)
    #expect(wanderer.presented == jumper.presented, "seed \(seed), end \(end)")
    wanderer.view.endInteractiveMovement()
    jumper.view.endInteractiveMovement()
    #expect(wanderer.source.sections == jumper.source.sections, "seed \(seed), end \(end)")
    wanderer.rest()
    #expect(wanderer.presented == wanderer.source.sections.flatMap { $0 }.filter(wanderer.presented.contains))
    withExtendedLifetime((first, second)) {}
  }
}

extension SeededGenerator {
  fileprivate mutating func point(in range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &self))
  }
}

/// Sizes that go with the names of items.
@MainActor private final class MixedDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let source: MovingSource

  init(_ source: MovingSource) { self.source = source }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let number = source.sections[indexPath.section][indexPath.item].unicodeScalars.reduce(0) { $0 + Int($1.value) }
    return CGSize(width: 60 + number % 5 * 20, height: 40 + number % 3 * 30)
  }
}
