import Testing

/// Stories that were found by ``ThrashTests``.
@MainActor struct FoundStoryTests {
  // Seed 500518
  @Test func `two items are carried one after the other in a layout of estimated sizes`() {
    let story = ThrashStory(
      setup: ThrashStory.Setup(
        counts: [0, 17, 8, 8], shape: .grid, width: 200, height: 300, isPrefetching: false, keepsContent: false,
        allowsMultipleSelection: true, isDiffable: false),
      steps: [
        .batch([.insert(272), .insert(761)], .none, isNested: false),
        .batch([.insert(357)], .none, isNested: false),
        .batch([.insert(855)], .none, isNested: false),
        .shape(.estimated, animated: false),
        .batch([.delete(231)], .none, isNested: false),
        .carry(568),
        .drop(279),
        .carry(118),
        .drag(dx: 103, dy: -116),
      ])
    #expect(ThrashTests.problems(of: story) == [])
  }
}
