import GestureEngine
import Testing
import TouchTesting

@Suite struct ConflictTests {
  typealias Kind = RecognizerDescription.Kind

  // MARK: Same gestures

  // G36
  @Test func `the second of two pans never begins`() {
    #expect(
      TouchedPlace(.pan, .pan).texts == [
        "warning: A and B answer the same motion: A begins after 10 pt, and stops it; say which with "
          + "require(toFail:), or let both run together"
      ])
  }

  // G36
  @Test(arguments: [
    (Kind.pan(fewest: 1, most: 1, axes: .horizontal), Kind.pan(fewest: 1, most: 1, axes: .vertical)),
    (.pan(fewest: 1, most: 1, axes: .all), .pan(fewest: 2, most: 2, axes: .all)),
    (.pan(fewest: 1, most: 1, axes: []), .pan), (.pan, .edgePan(axes: [])), (.tap, .press), (.tap, .pan),
    (.press, .pan), (.tap, .tap(taps: 1, touches: 2)), (.swipe, .swipe(.left, touches: 1)),
    (.swipe(.down, touches: 1), .swipe), (.pan(fewest: 1, most: 1, axes: .vertical), .swipe),
    (.pan(fewest: 1, most: 1, axes: .all), .swipe(.right, touches: 2)), (.hover, .hover), (.other, .pan),
    (.pan(fewest: 1, most: 1, axes: .all), .pinch),
  ])
  func `other gestures do not meet`(one: Kind, two: Kind) {
    let place = TouchedPlace(one, two) { recognizers in recognizers[1].delaysEnded = false }
    #expect(place.conflicts.filter { $0.kind == .exclusion } == [])
    #expect(place.conflicts.filter { $0.kind == .sameTap } == [])
  }

  // G36
  @Test func `a pan begins before a swipe has gone far enough`() {
    let expected =
      "is never recognized: %@ begins after 10 pt, before the 26.5 pt that a swipe takes; let the pan wait: "
      + "require(toFail:)"
    #expect(TouchedPlace(.pan, .swipe).texts == ["warning: B " + expected.replacing("%@", with: "A")])
    #expect(TouchedPlace(.swipe, .pan).texts == ["warning: A " + expected.replacing("%@", with: "B")])
  }

  // G94
  @Test func `pinch and rotation stop each other`() {
    #expect(
      TouchedPlace(.pinch, .rotation).texts == [
        "warning: A and B both follow two fingers: the first to begin stops the other one; let both run together "
          + "where both are wanted"
      ])
  }

  // G36
  @Test func `a pan of two fingers and a pinch race`() {
    #expect(
      TouchedPlace(.pan, .pinch).texts == [
        "of A and B the one whose motion comes first stops the other one: two fingers that drag do not pinch, and the "
          + "other way round"
      ])
  }

  // G36
  @Test func `of two equal taps on one view the second is a mistake`() {
    let place = TouchedPlace(.tap, .tap)
    #expect(
      place.texts == [
        "warning: A and B answer the same taps: A hears of touches first, and B is never recognized; let one answer "
          + "for both"
      ])
    #expect(place.conflicts[0].kind == .sameTap)
  }

  // G36
  @Test func `an equal tap further out is an exception`() {
    let place = TouchedPlace(.tap, .tap) { recognizers in
      recognizers[1].view = "Grid#1"
      recognizers[1].level = 2
    }
    #expect(
      place.texts == [
        "A and B answer the same taps: A on Photo#1 is recognized, and stops the other one on Grid#1"
      ])
  }

  // G36
  @Test(arguments: [Kind.pan, .press, .swipe])
  func `a gesture on an inner view is an exception, unless the inner view is the library's`(kind: Kind) {
    var place = TouchedPlace(kind, kind) { $0[1].level = 1 }
    #expect(place.conflicts.map(\.severity) == [.information])
    place.recognizers[0].isOfLibrary = true
    #expect(place.conflicts.map(\.severity) == [.warning])
    place.recognizers[1].isOfLibrary = true
    #expect(place.conflicts == [])
  }

  // G39
  @Test func `a single tap acts on the first tap of two`() {
    let texts = TouchedPlace(.tap, .doubleTap) { $0[1].delaysEnded = false }.texts
    #expect(
      texts == ["A acts before B has its 2 taps; where it should not, it must wait: require(toFail:)"])
    #expect(TouchedPlace(.doubleTap, .tap) { $0[0].delaysEnded = false }.texts.first?.hasPrefix("B acts") == true)
  }

  // G70
  @Test func `of two presses of one length the second never begins`() {
    let place = TouchedPlace(.press, .press)
    #expect(
      place.texts == [
        "warning: A and B both answer a press of 500 ms: A begins, and stops the other one; say which with "
          + "require(toFail:), or let both run together"
      ])
    #expect(place.conflicts[0].kind == .samePress)
  }

  // G70
  @Test func `the longer of two presses never begins`() {
    #expect(
      TouchedPlace(.press, .press(duration: 0.3, movement: 10, taps: 0, touches: 1)).texts == [
        "warning: A, a press of 500 ms, never begins: B begins after 300 ms, and stops it; say otherwise with "
          + "require(toFail:), or let both run together"
      ])
  }

  // MARK: Rules

  // G37
  @Test func `a rule of either side is enough`() {
    #expect(TouchedPlace(.pan, .pan) { $0[0].companions = [1] }.texts == [])
    #expect(TouchedPlace(.pan, .pan) { $0[1].companions = [0] }.texts == [])
    #expect(TouchedPlace(.pinch, .rotation) { $0[1].companions = [0] }.texts == [])
  }

  // G38
  @Test func `those that do not stop each other do not meet`() {
    let place = TouchedPlace(.press, .press) { recognizers in
      recognizers[0].spares = [1]
      recognizers[1].spares = [0]
    }
    #expect(place.texts == [])
  }

  // G36
  @Test func `where a delegate decides it is no warning`() {
    #expect(TouchedPlace(.pan, .pan) { $0[0].isConditional = true }.conflicts.map(\.severity) == [.information])
    #expect(TouchedPlace(.press, .press) { $0[1].isConditional = true }.conflicts.map(\.severity) == [.information])
  }

  @Test func `the library's own come to terms`() {
    let place = TouchedPlace(.pan, .pan) { recognizers in
      for index in recognizers.indices { recognizers[index].isOfLibrary = true }
    }
    #expect(place.texts == [])
  }

  @Test func `one that is disabled disturbs nobody`() {
    #expect(TouchedPlace(.pan, .pan) { $0[1].takesTouches = false }.texts == [])
  }

  @Test func `warnings come first`() {
    let place = TouchedPlace(.tap, .doubleTap, .pan, .pan)
    #expect(place.conflicts.map(\.severity) == [.warning, .information, .information])
  }

  // MARK: What the view hears

  // G53
  @Test func `a double tap holds back the lift`() {
    let place = TouchedPlace(.doubleTap)
    #expect(
      place.texts == ["Photo#1 hears of the lift up to 350 ms late: A delays the end of touches"])
    #expect(place.conflicts[0].seconds == 0.35)
  }

  // G53
  @Test(arguments: [Kind.tap, .press, .pan, .swipe, .pinch])
  func `what has decided at the lift holds nothing back`(kind: Kind) {
    #expect(TouchedPlace(kind).texts == [])
  }

  // G52, G54
  @Test(arguments: [
    (Kind.tap, "750 ms"), (.press, "500 ms"), (.swipe, "500 ms"), (.delay(0.15), "150 ms"),
  ])
  func `a delayed beginning is as late as the doubt is long`(kind: Kind, time: String) {
    #expect(
      TouchedPlace(kind) { $0[0].delaysBegan = true }.texts == [
        "Photo#1 hears of a touch up to \(time) late: A delays the beginning of touches"
      ])
  }

  // G54
  @Test func `of several that delay the longest counts`() {
    let place = TouchedPlace(.delay(0.15), .press) { recognizers in
      for index in recognizers.indices { recognizers[index].delaysBegan = true }
    }
    #expect(
      place.texts == ["Photo#1 hears of a touch up to 500 ms late: A and B delay the beginning of touches"])
    #expect(place.conflicts[0].seconds == 0.5)
  }

  // G52
  @Test func `a pan that delays keeps a resting finger from the view`() {
    #expect(
      TouchedPlace(.pan) { $0[0].delaysBegan = true }.texts == [
        "warning: Photo#1 hears nothing of a resting finger until it is lifted: A delays the beginning of touches"
      ])
  }

  // G51
  @Test func `a tap on a collection view keeps its items from being selected`() {
    var place = TouchedPlace(.tap)
    place.selectingView = "Grid#1"
    #expect(
      place.texts == [
        "warning: a tap on an item of Grid#1 is A's, and does not select: set cancelsTouchesInView to false"
      ])
    place.recognizers[0].cancelsTouches = false
    #expect(place.texts == [])
  }

  // G31, G51
  @Test func `a control keeps its taps from the views around it, but not from its own recognizers`() {
    var place = TouchedPlace(.tap)
    place.control = "UIButton#1"
    place.recognizers[0].level = 1
    #expect(place.texts == [])
    place.recognizers[0].level = 0
    #expect(
      place.texts == [
        "warning: a tap on UIButton#1 is A's, and the control does not act: use the control's own actions, or set "
          + "cancelsTouchesInView to false"
      ])
  }

  // G53
  @Test func `a control hears late of the lift too`() {
    var place = TouchedPlace(.doubleTap) { $0[0].level = 3 }
    place.control = "UIButton#1"
    #expect(
      place.texts == ["UIButton#1 hears of the lift up to 350 ms late: A delays the end of touches"])
  }

  @Test func `a usual screen has no warnings`() {
    var place = TouchedPlace(
      .tap, .press, .pan(fewest: 1, most: .max, axes: .vertical), .delay(0.15)
    ) { recognizers in
      recognizers[0].cancelsTouches = false
      recognizers[2].isOfLibrary = true
      recognizers[3].isOfLibrary = true
      recognizers[3].delaysBegan = true
    }
    place.selectingView = "Grid#1"
    #expect(place.texts == ["Photo#1 hears of a touch up to 150 ms late: D delays the beginning of touches"])
  }

  @Test func `an empty place has no conflicts`() { #expect(TouchedPlace().texts == []) }
}
