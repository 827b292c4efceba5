import GestureEngine
import TouchTesting

extension TouchedPlace {
  /// A place on `Photo#1` with recognizers of some kinds, named A, B, C…, all on that view unless told otherwise.
  init(
    _ kinds: RecognizerDescription.Kind..., change: (inout [RecognizerDescription]) -> Void = { _ in }
  ) {
    var recognizers = zip(["A", "B", "C", "D"], kinds).map { name, kind in
      RecognizerDescription(name: name, kind: kind, view: "Photo#1")
    }
    change(&recognizers)
    self.init(view: "Photo#1", recognizers: recognizers)
  }

  /// The conflicts as texts, warnings marked.
  var texts: [String] { conflicts.map(\.description) }
}

extension RecognizerDescription.Kind {
  static let tap = Self.tap(taps: 1, touches: 1)
  static let doubleTap = Self.tap(taps: 2, touches: 1)
  static let press = Self.press(duration: 0.5, movement: 10, taps: 0, touches: 1)
  static let pan = Self.pan(fewest: 1, most: .max, axes: .all)
  static let swipe = Self.swipe(.right, touches: 1)
}
