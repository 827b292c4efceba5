import GestureEngine
import Testing
import TouchTesting

@Suite struct WaitTests {
  typealias Kind = RecognizerDescription.Kind

  private func waits(_ waiting: Kind, for first: Kind) -> [String] {
    TouchedPlace(waiting, first) { recognizers in
      recognizers[0].requirements = [1]
      recognizers[1].delaysEnded = false
    }.texts
  }

  // G32
  @Test func `a single tap waits for a double tap`() {
    #expect(waits(.tap, for: .doubleTap) == ["A waits up to 350 ms after the lift for B to fail"])
  }

  // G32
  @Test func `how long is told in seconds`() {
    let place = TouchedPlace(.tap, .doubleTap) { $0[0].requirements = [1] }
    #expect(place.conflicts.first?.kind == .waits)
    #expect(place.conflicts.first?.seconds == 0.35)
    #expect(place.conflicts.first?.recognizers == ["A", "B"])
    #expect(place.conflicts.first?.severity == .information)
  }

  @Test func `limits of another profile count`() {
    var place = TouchedPlace(.tap, .doubleTap) { $0[0].requirements = [1] }
    place.profile.tapInterval = 0.5
    #expect(place.conflicts.first?.seconds == 0.5)
  }

  @Test(arguments: [
    (Kind.tap, Kind.press), (.tap, .pan), (.tap, .pinch), (.tap, .swipe), (.tap, .tap(taps: 2, touches: 2)),
    (.pan, .press), (.pan, .edgePan(axes: .horizontal)),
    (.pan(fewest: 1, most: 1, axes: .vertical), .pan(fewest: 1, most: 1, axes: .horizontal)), (.press, .swipe),
  ])
  func `who has failed by then is not waited for`(waiting: Kind, first: Kind) {
    #expect(waits(waiting, for: first) == [])
  }

  @Test(arguments: [
    (Kind.press, Kind.tap, "A waits up to 250 ms after the press for B to fail"),
    (
      .press, .press(duration: 0.8, movement: 10, taps: 0, touches: 1),
      "A waits up to 300 ms after the press for B to fail"
    ),
    (.pan, .tap, "A waits up to 750 ms after the finger comes down for B to fail"),
    (.pan, .swipe, "A waits up to 500 ms after the finger comes down for B to fail"),
    (
      .pan, .press(duration: 0.3, movement: 40, taps: 0, touches: 1),
      "A waits up to 300 ms after the finger comes down for B to fail"
    ),
    (.tap, .delay(0.15), "A waits up to 150 ms after the finger comes down for B to fail"),
    (
      .tap, .press(duration: 0.5, movement: 10, taps: 1, touches: 1),
      "A waits up to 350 ms after the lift for B to fail"
    ),
    (.tap, .other, "A waits for B, which decides by rules of its own"),
  ])
  func `a wait is as long as the other one's doubt`(waiting: Kind, first: Kind, expected: String) {
    #expect(waits(waiting, for: first) == [expected])
  }

  @Test(arguments: [
    (Kind.press, Kind.pan), (.press, .pinch), (.pan, .pinch), (.pan, .pan(fewest: 2, most: 2, axes: .all)),
  ])
  func `to wait for one that fails at the lift is a mistake`(waiting: Kind, first: Kind) {
    #expect(
      waits(waiting, for: first) == [
        "warning: A waits for B, which fails only when the finger is lifted: until then nothing happens"
      ])
  }

  @Test(arguments: [
    (Kind.doubleTap, Kind.tap), (.tap, .tap), (.pan, .pan), (.swipe, .pan),
    (.press, .press(duration: 0.2, movement: 10, taps: 0, touches: 1)),
    (.press(duration: 0.5, movement: 10, taps: 1, touches: 1), .tap),
  ])
  func `one that waits for a part of its own gesture is never recognized`(waiting: Kind, first: Kind) {
    #expect(
      waits(waiting, for: first).first
        == "warning: A can never be recognized: it waits for B to fail, which recognizes the same gesture or a part of "
        + "it first")
  }

  @Test func `where a delegate decides nothing is said for certain`() {
    let place = TouchedPlace(.pan, .pan) { recognizers in
      recognizers[0].requirements = [1]
      recognizers[1].isConditional = true
    }
    #expect(place.texts == ["A waits for B, which decides by rules of its own"])
  }

  // G34
  @Test func `one that is disabled is not waited for`() {
    let place = TouchedPlace(.tap, .doubleTap) { recognizers in
      recognizers[0].requirements = [1]
      recognizers[1].takesTouches = false
    }
    #expect(place.texts == ["A does not wait for B, which is disabled"])
    #expect(waits(.tap, for: .hover) == ["A does not wait for B, which takes no touches"])
  }

  @Test func `what the library's own do among themselves is no news`() {
    let place = TouchedPlace(.tap, .delay(0.15)) { recognizers in
      recognizers[0].requirements = [1]
      recognizers[0].isOfLibrary = true
      recognizers[1].isOfLibrary = true
    }
    #expect(place.texts == [])
  }

  // G35
  @Test func `a circle of requirements is found, and told once`() {
    let place = TouchedPlace(.tap, .swipe, .press, .doubleTap) { recognizers in
      recognizers[0].requirements = [1]
      recognizers[1].requirements = [2]
      recognizers[2].requirements = [0]
      recognizers[3].delaysEnded = false
      recognizers[3].spares = [0]
      recognizers[0].spares = [3]
    }
    #expect(
      place.texts == ["warning: A, B and C wait for each other to fail: when the fingers have gone they all do"])
    #expect(place.conflicts[0].kind == .requirementCycle)
  }

  // G35
  @Test func `one that waits for itself is never recognized`() {
    let place = TouchedPlace(.tap) { $0[0].requirements = [0] }
    #expect(place.texts == ["warning: A waits for itself to fail: it can never be recognized"])
  }

  // G35
  @Test func `two circles are two`() {
    let place = TouchedPlace(.tap, .swipe, .press, .pinch) { recognizers in
      for (one, two) in [(0, 1), (1, 0), (2, 3), (3, 2)] { recognizers[one].requirements = [two] }
    }
    #expect(place.conflicts.map(\.recognizers) == [["A", "B"], ["C", "D"]])
  }

  @Test func `a requirement on nobody is no requirement`() {
    #expect(TouchedPlace(.tap) { $0[0].requirements = [7, -1] }.texts == [])
  }

  @Test(arguments: [
    (Kind.edgePan(axes: []), "it has no edges"), (.swipe([], touches: 1), "it has no direction"),
    (.pan(fewest: 3, most: 2, axes: .all), "it needs at least 3 and at most 2 fingers"),
    (.tap(taps: 0, touches: 1), "it needs 0 taps of 1 fingers"),
  ])
  func `one that asks for the impossible is never recognized`(kind: Kind, reason: String) {
    #expect(TouchedPlace(kind).texts == ["warning: A can never be recognized: \(reason)"])
  }
}
