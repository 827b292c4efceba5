extension Program {
  /// Something that goes on with a collection view, in which the program is called.
  struct Moment: Sendable, CustomStringConvertible {
    let name: String
    let program: Program

    var description: String { name }

    init(_ name: String, _ steps: [Program.Step], _ prepare: (inout Program.Plan) -> Void = { _ in }) {
      self.name = name
      var program = Program()
      prepare(&program.plan)
      program.steps = steps
      self.program = program
    }
  }
}

extension Program.Moment {
  /// Whatever goes on with a collection view: touches, motions, updates, other data, other layouts, movements, and what happens
  /// to it while it is in no window.
  static let all: [Program.Moment] = touches + motions + changes + transitions + movements + outside + swipes

  private typealias Step = Program.Step

  private static func tap(_ x: Int, _ y: Int) -> [Step] {
    [.down(finger: 0, x: x, y: y), .wait(0.2), .up(finger: 0), .wait(0.02)]
  }

  private static let flick: [Step] =
    [.down(finger: 0, x: 150, y: 300)]
    + (0..<6).flatMap { _ -> [Step] in [.move(finger: 0, dx: 0, dy: -35), .wait(0.016)] } + [
      .up(finger: 0), .wait(0.2),
    ]

  private static let pull: [Step] =
    [.down(finger: 0, x: 150, y: 100)]
    + (0..<8).flatMap { _ -> [Step] in [.move(finger: 0, dx: 0, dy: 40), .wait(0.016)] } + [.up(finger: 0), .wait(0.3)]

  private static let touches: [Program.Moment] = [
    Self("taps", tap(40, 80) + tap(150, 80)),
    Self("two taps on one item", tap(40, 80) + tap(40, 80)) { $0.allowsMultipleSelection = true },
    Self(
      "two fingers select",
      [.down(finger: 0, x: 40, y: 80), .down(finger: 1, x: 80, y: 80), .wait(0.02)]
        + (0..<4).flatMap { _ -> [Step] in
          [.move(finger: 0, dx: 0, dy: 25), .move(finger: 1, dx: 0, dy: 25), .wait(0.016)]
        } + [.up(finger: 0), .up(finger: 1)]),
    Self(
      "arrow keys", [.key("ArrowDown"), .release("ArrowDown"), .key("ArrowRight"), .release("ArrowRight"), .wait(0.1)]),
    Self("a menu", [.click(x: 40, y: 80), .wait(0.1), .deed(.dismissMenu), .wait(0.1)]),
    Self("a press that another finger refuses", scrollingPress),
    Self("a pointer", [.hover(x: 50, y: 90), .wait(0.02), .hover(x: 60, y: 120), .wait(0.02), .leave]),
    Self("editing begins", [.deed(.editing(true)), .wait(0.02)]),
  ]

  /// One finger scrolls while another rests on an item.
  private static let scrollingPress: [Step] = [
    .down(finger: 0, x: 40, y: 200), .wait(0.02), .move(finger: 0, dx: 0, dy: -60), .wait(0.1),
    .down(finger: 1, x: 140, y: 330), .wait(0.02), .up(finger: 0), .wait(0.5), .down(finger: 0, x: 40, y: 150),
    .wait(1),
    .up(finger: 0), .wait(0.1), .up(finger: 1), .wait(0.2),
  ]

  private static let motions: [Program.Moment] = [
    Self("a flick", flick) { $0.counts = [30, 30, 30] },
    Self("a flick of covers", flick.map(turned)) { ($0.counts, $0.shape) = ([30], .covers) },
    Self("a flick under headers that stay", flick) { ($0.counts, $0.shape) = ([30, 30, 30], .pinned) },
    Self("a flick below a bar", flick) {
      ($0.counts, $0.shape, $0.isInNavigation) = ([30, 30, 30], .pinned, true)
    },
    Self("there and back", flick + [.deed(.offset(0, animated: false)), .wait(0.1)]) { $0.counts = [90] },
    Self("an offset", [.deed(.offset(60, animated: false)), .wait(0.02)]),
    Self("an animated offset", [.deed(.offset(60, animated: true)), .wait(0.5)]),
    Self("another offset in a layout of its own", [.deed(.offset(60, animated: false)), .wait(0.02)]) {
      ($0.counts, $0.shape) = ([30], .own)
    },
    Self("the top", [.deed(.offset(300, animated: false)), .deed(.scrollToTop), .wait(0.6)]) { $0.counts = [30] },
    Self("another inset", [.deed(.inset(30)), .wait(0.02)]),
    Self("another size", [.deed(.size(200, 300)), .wait(0.02), .resize(480, 320), .wait(0.1)]),
    Self("an animated size", [.deed(.animateSize(150)), .wait(0.3)]) { $0.shape = .own },
    Self("another layout in an animation", [.deed(.animate(.sized)), .wait(0.4)]),
    Self("a refresh", pull + [.deed(.endRefreshing), .wait(0.6)]) { $0.refreshes = true },
    Self(
      "a refresh of the program's",
      [.deed(.beginRefreshing), .deed(.offsetBeyondTop), .wait(0.1), .deed(.endRefreshing), .wait(0.1)]
    ) { $0.refreshes = true },
  ]

  private static func turned(_ step: Step) -> Step {
    if case .move(let finger, let dx, let dy) = step { return .move(finger: finger, dx: dy, dy: dx) }
    return step
  }

  private static let changes: [Program.Moment] = [
    Self("the first picture", [.wait(0.02)]),
    Self("the first picture of cells that size themselves", [.wait(0.02)]) { $0.shape = .fitted },
    Self("a reload", [.deed(.reload([9, 2])), .wait(0.05)]),
    Self("a reload of covers", [.deed(.reload([9, 2])), .wait(0.05)]) { $0.shape = .covers },
    Self("an update", [.deed(.batch([.insert(0), .delete(4), .reload(2)])), .wait(0.4)]),
    Self("an update of cells that size themselves", [.deed(.batch([.insert(0), .delete(4)])), .wait(0.4)]) {
      $0.shape = .fitted
    },
    Self(
      "updates that interrupt each other",
      [
        .deed(.batch([.insert(0), .insert(9)])), .wait(0.1), .deed(.batch([.delete(1), .move(2, to: 0)])), .wait(0.1),
        .deed(.single(.reconfigure(2))), .wait(0.4),
      ]),
    Self("sections come and go", [.deed(.batch([.insertSection(0, items: 3), .deleteSection(1)])), .wait(0.4)]),
    Self("a snapshot", [.deed(.batch([.insert(0), .delete(4), .reload(2), .reconfigure(5)])), .wait(0.4)]) {
      $0.isDiffable = true
    },
    Self(
      "snapshots in turn",
      [
        .deed(.batch([.insert(0)])), .deed(.batch([.delete(3)])), .wait(0.1), .deed(.reload([5, 5])), .wait(0.4),
      ]
    ) { $0.isDiffable = true },
    Self("a menu, and it is let go", [.deed(.batch([.delete(0)])), .wait(0.4), .deed(.letGo)]),
  ]

  private static let transitions: [Program.Moment] = [
    Self("another layout", [.deed(.shape(.sized, animated: true)), .wait(0.4)]),
    Self("another layout at once", [.deed(.shape(.own, animated: false)), .wait(0.1)]),
    Self("covers instead", [.deed(.shape(.covers, animated: true)), .wait(0.4)]) { $0.counts = [20] },
    Self(
      "a layout led to another",
      [
        .deed(.lead(.sized)), .deed(.progress(30)), .wait(0.02), .deed(.progress(60)), .wait(0.02),
        .deed(.letLayoutGo(finishes: true)), .wait(1),
      ]),
    Self(
      "a layout led back",
      [
        .deed(.lead(.fitted)), .deed(.progress(60)), .wait(0.02), .deed(.letLayoutGo(finishes: false)), .wait(1),
      ]),
    Self(
      "a layout led about",
      [
        .deed(.lead(.own)), .deed(.progress(40)), .wait(0.02), .deed(.leadBack), .deed(.progress(20)), .wait(0.02),
        .deed(.lead(.covers)), .deed(.progress(50)), .wait(0.02), .deed(.letLayoutGo(finishes: true)), .wait(0.1),
        .deed(.lead(.pinned)), .wait(0.1), .deed(.letLayoutGo(finishes: true)), .wait(1),
      ]
    ) { $0.counts = [20] },
    Self(
      "a change of layout that is caught",
      [
        .deed(.shape(.sized, animated: true)), .wait(0.1), .deed(.lead(.sized)), .deed(.progress(80)), .wait(0.02),
        .deed(.letLayoutGo(finishes: true)), .wait(0.1), .deed(.shape(.grid, animated: true)), .wait(0.5),
      ]),
    Self(
      "an update between layouts",
      [
        .deed(.lead(.sized)), .deed(.progress(50)), .wait(0.02), .deed(.batch([.insert(2), .delete(5)])), .wait(0.1),
        .deed(.letLayoutGo(finishes: true)), .wait(1),
      ]),
  ]

  private static let movements: [Program.Moment] = [
    Self("an item is carried", carrying + [.deed(.putDown), .wait(0.5)]),
    Self("an item of the library's own layout is carried", carrying + [.deed(.putDown), .wait(0.5)]) {
      $0.shape = .plain
    },
    Self("an item is given back", carrying + [.deed(.giveBack), .wait(0.5)]) { $0.shape = .own },
    Self(
      "an item goes by steps, and back",
      [
        .deed(.carryBySteps(2)), .deed(.step(to: 7)), .wait(0.1), .deed(.step(to: 0)), .wait(0.1), .deed(.putDownSteps),
        .wait(0.5), .deed(.undo), .wait(0.5),
      ]),
    Self("an item out of sight is carried", [.deed(.carry(60)), .wait(0.1), .deed(.putDown), .wait(0.5)]) {
      $0.counts = [90]
    },
    Self(
      "a carried item is reloaded",
      [
        .deed(.carry(2)), .wait(0.3), .deed(.single(.reload(2))), .wait(0.1), .deed(.single(.reconfigure(2))),
        .wait(0.1),
        .deed(.putDown), .wait(0.5),
      ]),
    Self(
      "data is reloaded under a carried item",
      [
        .deed(.carry(2)), .wait(0.3), .deed(.reload([6, 6])), .wait(0.1), .deed(.putDown), .wait(0.5),
      ]),
    Self(
      "a carried item outlives a reload",
      [
        .deed(.carry(2)), .wait(0.3), .deed(.reload([6, 6])), .wait(0.1), .deed(.carryTo(150, 250)), .wait(0.1),
        .deed(.putDown), .wait(0.5),
      ]
    ) { $0.keepsMovements = true },
    Self(
      "a carried item is deleted",
      [
        .deed(.carry(2)), .wait(0.3), .deed(.batch([.delete(2), .insert(0)])), .wait(0.5),
      ]),
    Self(
      "two items are carried into another layout",
      carrying + [
        .deed(.carryBySteps(5)), .deed(.shape(.sized, animated: true)), .wait(0.1), .deed(.carryTo(60, 60)), .wait(0.1),
        .deed(.putDown), .deed(.step(to: 1)), .deed(.putDownSteps), .wait(0.5),
      ]),
    Self("an item of a snapshot is carried", carrying + [.deed(.putDown), .wait(0.5)]) { $0.isDiffable = true },
    Self(
      "an item is carried to the edge",
      [
        .deed(.carry(2)), .wait(0.2), .deed(.carryTo(150, 395)), .wait(0.5), .deed(.putDown), .wait(0.5),
      ]
    ) { $0.counts = [60] },
  ]

  private static let carrying: [Step] = [
    .deed(.carry(2)), .wait(0.1), .deed(.carryTo(150, 200)), .wait(0.1), .deed(.carryTo(50, 60)), .wait(0.1),
  ]

  private static let outside: [Program.Moment] = [
    Self(
      "out of the window and back",
      [
        .deed(.remove), .wait(0.02), .deed(.batch([.insert(0)])), .deed(.reload([6, 3])), .wait(0.02), .deed(.add),
        .wait(0.1),
      ]),
    Self(
      "movements out of the window",
      [
        .deed(.remove), .deed(.reload([12])), .deed(.carry(2)), .deed(.carryTo(100, 200)), .deed(.giveBack),
        .wait(0.02),
        .deed(.add), .wait(0.1),
      ]),
    Self(
      "layouts out of the window",
      [
        .deed(.remove), .deed(.lead(.covers)), .deed(.progress(50)), .deed(.letLayoutGo(finishes: true)), .wait(0.02),
        .deed(.shape(.grid, animated: true)), .wait(0.02), .deed(.add), .wait(0.1),
      ]
    ) { $0.shape = .covers },
    Self("another screen on top", [.deed(.push), .wait(0.5), .deed(.pop(animated: true)), .wait(0.5)]) {
      ($0.isInNavigation, $0.shape, $0.counts) = (true, .pinned, [20, 20])
    },
    Self("no size, and one again", [.deed(.size(0, 0)), .wait(0.02), .deed(.size(300, 400)), .wait(0.02)]),
  ]
}
