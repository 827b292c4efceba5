extension UIControl {
  /// Tells the trace what the control sends; moves of a finger, of which there are many, are left out.
  func note(_ events: Event) {
    guard let trace = window?.windowScene?.application.trace, trace.isListening else { return }
    guard !events.isSubset(of: [.touchDragInside, .touchDragOutside]) else { return }
    trace.record(.controlSends(control: trace.name(of: self), events: events.names.joined(separator: ", ")))
  }
}

extension UIControl.Event {
  private static let words: [(event: UIControl.Event, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
    (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
    (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]

  /// The names by which programs call the events; those of the program's own are one.
  var names: [String] {
    let known = Self.words.filter { contains($0.event) }.map(\.name)
    let rest = subtracting(Self.words.reduce(into: []) { $0.formUnion($1.event) })
    return rest.isEmpty ? known : known + ["event \(rest.rawValue)"]
  }
}
