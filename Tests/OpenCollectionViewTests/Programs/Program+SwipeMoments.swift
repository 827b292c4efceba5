extension Program.Moment {
  /// Rows of a list that are swiped, open, performed on and closed.
  static let swipes: [Program.Moment] = [
    list("a row is swiped open and closed", pull(-30, times: 5) + [.up(finger: 0), .wait(0.5)] + tap(40, 330)),
    list("a row is swiped from where reading begins", pull(30, times: 4) + [.up(finger: 0), .wait(0.5)]),
    list(
      "a row is swiped all the way", pull(-45, times: 6) + [.up(finger: 0), .wait(0.5), .deed(.completeSwipe(true))]),
    list("a row is let go before it is open", pull(-20, times: 2) + [.up(finger: 0), .wait(0.1)]),
    list("a swipe is taken away", pull(-30, times: 5) + [.cancel(finger: 0), .wait(0.3)]),
    list(
      "a button is tapped, and is done later",
      pull(-30, times: 5) + [.up(finger: 0), .wait(0.5)] + tap(290, 120) + [
        .wait(0.2), .deed(.completeSwipe(true)), .wait(0.1), .deed(.batch([.delete(2)])), .wait(0.4),
      ]),
    list(
      "a row whose handler is pending goes",
      [.deed(.reveal(2)), .wait(0.5)] + tap(290, 120) + [
        .wait(0.1), .deed(.batch([.delete(2), .insert(0)])), .wait(0.1), .deed(.completeSwipe(true)), .wait(0.4),
      ]),
    list(
      "a row is open in a list that is scrolled",
      [.deed(.reveal(1)), .wait(0.5), .deed(.offset(60, animated: true)), .wait(0.4)]),
    list("a trackpad swipes", (0..<9).flatMap { _ -> [Program.Step] in [.wheel(dx: 20, dy: 0), .wait(0.016)] }),
    list(
      "rows of a snapshot are swiped",
      pull(-30, times: 5) + [.up(finger: 0), .wait(0.5), .deed(.batch([.insert(0), .move(2, to: 0)])), .wait(0.4)]
    ) { $0.isDiffable = true },
    list(
      "another layout in the middle of a swipe",
      pull(-30, times: 5) + [.deed(.shape(.grid, animated: true)), .wait(0.4)]),
  ]

  private static func list(
    _ name: String, _ steps: [Program.Step], _ prepare: (inout Program.Plan) -> Void = { _ in }
  ) -> Program.Moment {
    Self(name, steps) {
      ($0.counts, $0.shape) = ([12, 4], .list)
      prepare(&$0)
    }
  }

  private static func tap(_ x: Int, _ y: Int) -> [Program.Step] {
    [.down(finger: 0, x: x, y: y), .wait(0.05), .up(finger: 0), .wait(0.1)]
  }

  /// A finger goes sideways across the third row.
  private static func pull(_ way: Int, times: Int) -> [Program.Step] {
    [.down(finger: 0, x: way < 0 ? 290 : 30, y: 120)]
      + (0..<times).flatMap { _ -> [Program.Step] in [.move(finger: 0, dx: way, dy: 0), .wait(0.016)] }
  }
}
