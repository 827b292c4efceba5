#if BrowserHost
import DevTools

/// What fingers do in a film, on a screen of 390 by 692 points.
enum FilmStep {
  typealias Place = (x: Double, y: Double)

  case wait(Double)
  case tap(Place)
  case flick(Place, Place)
  case drag(Place, Place, Double)
  /// Rests before it moves, until what is under it is taken.
  case carry(Place, Place, Double)
  /// Carries what is under it, has other fingers tap in turn, and lets go.
  case flock(Place, Place, [Place], Double)
  case pinch(Place, Double, Double, Double)
  /// Keys that write a text into the field with the focus.
  case type(String)
  /// Two fingers with ways of their own.
  case pair(Place, Place, Place, Place, Double)

  func play(on page: Page) async throws {
    switch self {
    case .wait(let seconds): try await page.wait(seconds)
    case .tap(let place): try await page.tap(at: place)
    case .flick(let start, let end): try await page.flick(from: start, to: end)
    case .drag(let start, let end, let seconds):
      try await page.drag(from: start, to: end, duration: seconds, holding: 0.1)
    case .type(let text):
      for character in text {
        try await page.insertText(String(character))
        try await page.wait(0.09)
      }
    case .pinch(let center, let start, let end, let seconds):
      try await page.pinch(around: center, from: start, to: end, duration: seconds)
    case .pair(let first, let firstEnd, let second, let secondEnd, let seconds):
      try await page.drag(
        [FingerPath(from: first, to: firstEnd), FingerPath(from: second, to: secondEnd)], duration: seconds,
        holding: 0.1)
    case .flock(let start, let end, let taps, let seconds):
      let carried = TouchPoint(x: end.x, y: end.y)
      let moves = Self.moves(from: start, to: end, seconds)
      var time = 1 + seconds
      var others: [InputStep] = []
      for tap in taps {
        let finger = TouchPoint(id: 1, x: tap.x, y: tap.y)
        others.append(InputStep(time: time, .touch(.began, [carried, finger])))
        others.append(InputStep(time: time + 0.08, .touch(.ended, [finger])))
        time += 0.5
      }
      try await page.play(
        [InputStep(time: 0, .touch(.began, [TouchPoint(x: start.x, y: start.y)]))] + moves + others
          + [InputStep(time: time + 0.1, .touch(.ended, []))])
    case .carry(let start, let end, let seconds):
      let moves = Self.moves(from: start, to: end, seconds)
      try await page.play(
        [InputStep(time: 0, .touch(.began, [TouchPoint(x: start.x, y: start.y)]))] + moves
          + [InputStep(time: 1 + seconds, .touch(.ended, []))])
    }
  }

  /// The way of a finger that has rested first.
  private static func moves(from start: Place, to end: Place, _ seconds: Double) -> [InputStep] {
    let steps = max(1, Int(seconds * 60))
    return (1...steps).map { step in
      let part = Double(step) / Double(steps)
      let point = TouchPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      return InputStep(time: 0.7 + Double(step) / 60, .touch(.moved, [point]))
    }
  }

  /// What is best about each exhibit, by the name in its address.
  static let films: [String: [FilmStep]] = [
    "scrolling": [
      .flick((300, 250), (80, 250)), .wait(0.7), .flick((195, 420), (195, 130)), .wait(1),
      .flick((195, 130), (195, 420)),
    ],
    "spread": [
      .pinch((195, 300), 70, 300, 1.2), .wait(0.3), .flick((300, 300), (80, 300)), .wait(0.6),
      .pinch((195, 300), 300, 80, 1), .wait(0.2), .flick((80, 300), (300, 300)),
    ],
    "double-tap": [
      .tap((70, 120)), .wait(0.7), .tap((195, 120)), .wait(0.08), .tap((195, 120)), .wait(0.8), .tap((320, 200)),
      .wait(0.8), .tap((195, 120)), .wait(0.08), .tap((195, 120)),
    ],
    "circle": [
      .tap((195, 211)), .wait(0.6), .pair((145, 346), (163, 290), (245, 346), (227, 402), 1.3),
      .pair((163, 290), (217, 307), (227, 402), (173, 385), 1.3), .wait(0.2), .tap((195, 346)),
    ],
    "reorder": [
      .carry((105, 230), (285, 430), 0.6), .wait(0.2), .carry((285, 230), (105, 430), 0.6), .wait(0.3),
      .tap((271, 656)), .wait(0.4), .tap((271, 656)),
    ],
    "waterfall": [
      .pinch((195, 350), 120, 300, 0.9), .wait(0.5), .pinch((195, 350), 300, 80, 1.1), .wait(0.4),
      .pinch((195, 350), 100, 200, 0.9),
    ],
    "carry": [.carry((342, 161), (342, 382), 0.9), .wait(0.3), .carry((342, 382), (342, 161), 0.9)],
    "desk": [
      .flock((74, 152), (190, 372), [(280, 152), (60, 499)], 0.6), .wait(0.8), .carry((74, 370), (190, 500), 0.5),
      .wait(0.9),
    ],
    "cover-flow": [
      .flick((300, 330), (120, 330)), .wait(0.6), .flick((320, 330), (60, 330)), .wait(0.9), .tap((195, 320)),
      .wait(0.9), .tap((195, 320)), .wait(0.6), .flick((60, 330), (330, 330)),
    ],
    "stacks": [.pinch((105, 402), 40, 125, 2.2), .wait(1.4)],
    "morph": [
      .tap((352, 88)), .wait(1.1), .tap((352, 88)), .wait(1.1), .drag((6, 350), (300, 350), 0.8), .wait(0.3),
      .tap((30, 88)),
    ],
    "photos": [
      .pair((100, 260), (30, 330), (160, 290), (340, 420), 1.1), .wait(0.7), .flick((320, 350), (60, 350)), .wait(0.6),
      .drag((195, 330), (230, 600), 0.6),
    ],
    "springs": [
      .drag((286, 607), (150, 607), 0.4), .flick((195, 430), (195, 120)), .wait(1.5), .flick((195, 120), (195, 430)),
      .wait(1.2),
    ],
    "gravity": [
      .drag((70, 314), (215, 200), 0.5), .wait(1), .flick((145, 434), (330, 200)), .wait(0.9), .tap((200, 120)),
      .wait(0.3), .tap((280, 110)),
    ],
    "dynamic-cells": [
      .carry((70, 200), (320, 330), 0.35), .wait(0.6), .carry((195, 290), (60, 180), 0.25), .wait(0.8),
    ],
    "photo-grid": [
      .tap((100, 240)), .wait(0.3), .tap((290, 240)), .wait(0.4), .flick((195, 560), (195, 180)), .wait(1.2),
      .flick((195, 180), (195, 560)),
    ],
    "a-million-photos": [
      .flick((150, 500), (150, 200)), .wait(0.5), .drag((380, 150), (380, 420), 1.4), .wait(0.2),
      .drag((380, 420), (380, 100), 1),
    ],
    "edit": [
      .drag((150, 170), (40, 170), 0.6), .wait(0.8), .tap((290, 170)), .wait(0.1), .tap((290, 170)), .wait(0.9),
      .tap((34, 650)), .wait(0.6), .tap((34, 650)), .wait(0.6),
    ],
    "mail": [
      .drag((320, 250), (170, 250), 0.6), .wait(0.7), .tap((195, 480)), .wait(0.5), .drag((60, 330), (360, 330), 0.6),
      .wait(0.8), .drag((370, 250), (20, 250), 0.5), .wait(1), .tap((130, 770)), .wait(1),
    ],
    "store": [
      .flick((300, 330), (110, 330)), .wait(0.8), .flick((330, 600), (120, 600)), .wait(0.5),
      .flick((195, 560), (195, 250)),
      .wait(0.9), .tap((80, 300)), .wait(0.5), .flick((195, 250), (195, 560)),
    ],
    "carousel": [
      .flick((290, 340), (110, 340)), .wait(0.7), .flick((290, 340), (110, 340)), .wait(0.8), .tap((195, 340)),
      .wait(0.6), .tap((384, 340)), .wait(0.7), .drag((120, 340), (300, 340), 0.7),
    ],
    "outline": [
      .tap((195, 240)), .wait(0.8), .tap((195, 300)), .wait(0.9), .flick((195, 560), (195, 300)), .wait(0.8),
      .flick((195, 250), (195, 560)), .wait(0.7), .tap((195, 240)), .wait(0.9),
    ],
    "layers-and-motion": [.flick((195, 520), (195, 180)), .wait(1), .flick((195, 520), (195, 120)), .wait(1)],
    "text": [
      .drag((195, 600), (195, 270), 0.6), .wait(0.2), .drag((294, 410), (180, 410), 0.7), .wait(0.3),
      .drag((180, 410), (310, 410), 0.7), .wait(0.4), .flick((195, 200), (195, 560)),
    ],
    "search": [
      .tap((195, 190)), .wait(0.6), .type("rav"), .wait(0.3), .type("en l"), .wait(0.7), .tap((350, 100)), .wait(0.5),
      .flick((195, 500), (195, 200)),
    ],
    "compose": [
      .tap((150, 665)), .wait(0.3), .type("Half past three, "), .type("at the blue door."), .wait(0.2),
      .tap((356, 665)),
      .wait(1.6),
    ],
    "controls": [
      .drag((158, 558), (330, 558), 0.4), .drag((307, 637), (90, 637), 0.4), .wait(0.1), .tap((188, 100)), .wait(0.3),
      .flick((60, 330), (60, 90)), .wait(0.5), .flick((60, 300), (60, 500)), .wait(1.4), .tap((50, 100)),
    ],
    "constraints": [
      .tap((300, 479)), .wait(1), .drag((195, 640), (195, 260), 0.5), .tap((300, 436)), .wait(0.6), .tap((80, 436)),
      .wait(0.5), .tap((300, 436)), .wait(0.4),
    ],
    "menus": [.tap((292, 605)), .wait(0.3), .carry((290, 180), (240, 420), 1.1), .wait(1), .tap((60, 560))],
    "presentation": [
      .tap((290, 460)), .wait(0.8), .drag((195, 120), (195, 560), 0.5), .wait(0.5), .tap((105, 170)), .wait(0.9),
      .tap((129, 392)),
    ],
    "navigation": [
      .tap((195, 200)), .wait(0.8), .tap((100, 450)), .wait(1), .drag((4, 350), (320, 350), 0.7), .wait(0.5),
      .drag((4, 350), (320, 350), 0.7),
    ],
  ]
}

extension Page {
  /// Lets time go by in the page.
  func wait(_ seconds: Double) async throws {
    try await evaluate("new Promise((done) => setTimeout(done, \(seconds * 1000)))")
  }
}
#endif
