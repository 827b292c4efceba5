import CollectionLayouts
import OpenCollectionView
import TestSupport
import Testing

/// Random lives of layouts that swing. `TIMES=100` lives many.
@MainActor struct SwingingLifeTests {
  private nonisolated static let seeds = RandomLives.seeds(6)

  // D33, D25
  @Test(arguments: seeds)
  func `whatever happens while a springy list swings, it comes to rest as a flow layout`(seed: Int) {
    let life = SwingingLife(SpringyFlowLayout(), seed: seed)
    life.live(steps: 40)
    #expect(life.problems == [])
  }

  // D33, D25, D36
  @Test(arguments: seeds)
  func `whatever happens while items are dragged about, they come to rest as a flow layout`(seed: Int) {
    let layout = TetheredFlowLayout()
    layout.ropeSlack = seed % 2 == 0 ? 20 : .infinity
    let life = SwingingLife(layout, seed: seed)
    life.live(steps: 40)
    #expect(life.problems == [])
  }
}
