import Testing

/// Stories that were found by ``ThrashTests``.
@MainActor struct FoundStoryTests {
  // Swinging seed 280
  @Test func `what comes off its spring out of sight comes into sight where its layout has it`() {
    let story = ThrashStory(
      setup: ThrashStory.Setup(
        counts: [0, 7, 4], shape: .springy, width: 200, height: 300, isPrefetching: false, keepsContent: true,
        allowsMultipleSelection: false, isDiffable: false),
      steps: [
        .single(.insert(21)),
        .inset(11),
        .batch([.insertSection(29, items: 4), .insertSection(458, items: 8), .insert(200)], .none, isNested: false),
        .shape(.roped, animated: false),
        .offset(x: 330, y: 104, animated: true),
        .rest,
        .flick(dx: 49, dy: -94),
        .frames(1),
        .shape(.springy, animated: true),
        .frames(16),
        .batch([.insertSection(528, items: 6)], .none, isNested: false),
        .frames(20),
      ])
    #expect(ThrashTests.problems(of: story) == [])
  }

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

  // Swinging seed 2
  @Test func `what is dragged is let go by its layout when another one is the view's`() {
    let story = ThrashStory(
      setup: ThrashStory.Setup(counts: [11, 5], shape: .roped, allowsMultipleSelection: false),
      steps: [
        .grip(605),
        .shape(.springy, animated: true),
        .single(.moveSection(740, to: 525)),
        .frames(1),
      ])
    #expect(ThrashTests.problems(of: story) == [])
  }

  // Swinging seed 6
  @Test func `items that are in each other's way come home although what was dragged is gone`() {
    let story = ThrashStory(
      setup: ThrashStory.Setup(counts: [1], shape: .roped, isPrefetching: false),
      steps: [
        .batch([.insert(501), .insert(368), .delete(777), .insert(838)], .none, isNested: false),
        .grip(736),
        .reload([1, 15, 10]),
        .batch([.move(576, to: 251)], .none, isNested: false),
        .frames(1),
      ])
    #expect(ThrashTests.problems(of: story) == [])
  }

  // Swinging seed 9
  @Test func `a springy list that goes on by itself shows in each frame where its springs are`() {
    let story = ThrashStory(
      setup: ThrashStory.Setup(counts: [5, 4], isPrefetching: false),
      steps: [
        .batch([.insertSection(240, items: 3), .insert(50), .insert(112)], .none, isNested: false),
        .shape(.springy, animated: false),
        .flick(dx: 0.0, dy: -107.0),
        .frames(1),
      ])
    #expect(ThrashTests.problems(of: story) == [])
  }

  // Swinging seed 393
  @Test func `an animated scroll begins where items swing, and leaves those in sight on their springs`() {
    let story = ThrashStory(
      setup: ThrashStory.Setup(counts: [10, 10], shape: .tethered, isPrefetching: false),
      steps: [
        .size(width: 100, height: 100),
        .grip(2),
        .single(.move(629, to: 354)),
        .grip(453),
        .inset(22),
        .haul(347, x: -15.0, y: -47.0),
        .frames(6),
        .offset(x: 13.0, y: 838.0, animated: true),
        .frames(1),
      ])
    #expect(ThrashTests.problems(of: story) == [])
  }

  // A carrying seed
  @Test func `cells that come into sight while two are carried between layouts of estimated sizes get their own`() {
    let story = ThrashStory(
      setup: ThrashStory.Setup(counts: [12], shape: .tags, isPrefetching: false),
      steps: [
        .single(.reloadSection(163, items: 2)),
        .inset(22),
        .batch([.insertSection(747, items: 3)], .slow, isNested: false),
        .reload([18, 15, 14, 6]),
        .batch([.deleteSection(997), .insert(543)], .usual, isNested: false),
        .keepsContent(true),
        .batch([.insert(593)], .usual, isNested: false),
        .offset(x: 479, y: 975, animated: false),
        .carry(859),
        .shape(.estimated, animated: false),
        .carry(813),
        .carryTo(565, x: 172, y: 295),
        .press,
        .carryTo(692, x: 184, y: 174),
        .shape(.estimated, animated: false),
        .batch([.delete(605), .insert(882)], .slow, isNested: false),
        .carryTo(653, x: 150, y: 258),
      ])
    #expect(ThrashTests.problems(of: story) == [])
  }

  // Constrained seed 21
  @Test func `a cell that came back while it was on its way out, left, and came again still grows`() {
    let story = ThrashStory(
      setup: ThrashStory.Setup(
        counts: [17], shape: .estimated, width: 200, height: 300, isPrefetching: false, isConstrained: true),
      steps: [
        .shape(.carousel, animated: true),
        .shape(.estimated, animated: true),
        .grow(287, width: 36, height: 160),
      ])
    #expect(ThrashTests.problems(of: story) == [])
  }

  // Leading seed 277
  @Test
  func `a program's scroll ends inside, though the transition that it began in is led elsewhere and ends at once`() {
    let story = ThrashStory(
      setup: ThrashStory.Setup(counts: [7, 7], shape: .grid, isPrefetching: false),
      steps: [
        .frames(1),
        .offset(x: 1084, y: 149, animated: false),
        .lead(.pinned),
        .letGo(finishes: false),
        .frames(1),
        .keepsContent(true),
        .lead(.sheet),
        .frames(1),
        .progress(1.15),
        .toItem(90, position: 33, animated: true),
        .lead(.sized),
        .reload([]),
      ])
    #expect(ThrashTests.problems(of: story) == [])
  }

  // Leading seed 371
  @Test func `insets that are set between two layouts move the content once`() {
    let story = ThrashStory(
      setup: ThrashStory.Setup(counts: [], shape: .grid),
      steps: [.lead(.columns), .inset(23), .frames(1), .shape(.estimated, animated: false)])
    #expect(ThrashTests.problems(of: story) == [])
  }

  // Leading seed 610
  @Test func `a header that only came with a transition is seen when another layout with headers takes over at once`() {
    let story = ThrashStory(
      setup: ThrashStory.Setup(counts: [3], shape: .grid, width: 200, height: 300, isPrefetching: false),
      steps: [.lead(.headers), .shape(.headers, animated: false)])
    #expect(ThrashTests.problems(of: story) == [])
  }

  // Leading seed 672
  @Test(arguments: [false, true])
  func `a jump while a transition is on its way back ends inside, whatever layout comes then`(animated: Bool) {
    let story = ThrashStory(
      setup: ThrashStory.Setup(
        counts: [8], shape: .grid, width: 200, height: 300, isPrefetching: false, allowsMultipleSelection: true),
      steps: [
        .lead(.carousel),
        .leadBack,
        .letGo(finishes: false),
        .frames(1),
        .offset(x: 1095, y: 250, animated: false),
        .lead(.waterfall),
        .shape(.waterfall, animated: animated),
      ])
    #expect(ThrashTests.problems(of: story) == [])
  }

  // Leading seed 5023
  @Test
  func `a scroll that goes on through a transition, which is led elsewhere and ends in a third layout, ends inside`() {
    let story = ThrashStory(
      setup: ThrashStory.Setup(counts: [13], shape: .sheet, width: 200, height: 300, isPrefetching: false),
      steps: [
        .offset(x: 581, y: 1017, animated: true),
        .lead(.pinned),
        .progress(1.13),
        .frames(1),
        .lead(.carousel),
        .shape(.estimated, animated: true),
      ])
    #expect(ThrashTests.problems(of: story) == [])
  }
}
