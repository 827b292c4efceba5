import Testing

struct LayerTreeFuzzTests {
  @Test func `Copies that are made of commits are the trees, whatever happens to them`() {
    for seed in 0..<600 {
      var world = LayerWorld(seed: UInt64(seed))
      for step in 0..<80 {
        world.step()
        guard let problem = world.problem else { continue }
        Issue.record("seed \(seed), step \(step): \(problem)")
        return
      }
    }
  }

  @Test func `Copies stay the trees over a long time`() {
    for seed in 10_025..<10_035 {
      var world = LayerWorld(seed: UInt64(seed))
      for step in 0..<3000 {
        world.step()
        guard let problem = world.problem else { continue }
        Issue.record("seed \(seed), step \(step): \(problem)")
        return
      }
    }
  }
}
