import DecisionTrace
import Foundation
import GestureEngine
import TextEngine

/// Tells in a sentence what people did by other things than touches.
enum StoryTitle {
  static func title(of kind: TimelineStory.Kind, _ inputs: [HostInput]) -> String {
    switch kind {
    case .wheel: wheel(inputs.compactMap { if case .scroll(let sample) = $0 { sample } else { nil } })
    case .pinch: pinch(inputs.compactMap { if case .magnify(let sample) = $0 { sample } else { nil } })
    case .hover: hover(inputs.compactMap { if case .hover(let sample) = $0 { sample } else { nil } })
    case .keys: keys(inputs.compactMap { if case .key(let sample) = $0 { sample } else { nil } })
    case .gesture, .program: "what the program did by itself"
    case .tool, .host: inputs.map(words).joined(separator: ", then ")
    }
  }

  /// One report in words.
  static func words(for input: HostInput) -> String {
    switch input {
    case .touches(let samples): "\(samples.count) reports of touches"
    case .hover(let sample): hover([sample])
    case .scroll(let sample): wheel([sample])
    case .magnify(let sample): pinch([sample])
    case .key(let sample): sample.isDown ? "the key \(name(sample)) goes down" : "the key \(name(sample)) comes up"
    case .accessibility(let action): "an assistive tool asks for \(words(for: action.kind))"
    case .screen(let screen):
      "the screen becomes \(number(screen.size.width)) × \(number(screen.size.height)) points, "
        + "\(number(screen.scale)) pixels per point"
    case .visibility(true): "the screen is seen"
    case .visibility(false): "the screen is seen no longer"
    case .address(let address): "the person goes to \(address)"
    case .back(let count): "the person goes back to where \(count) things are in front"
    case .latency(0): "the page shows nothing ahead of its answers"
    case .text(let report): words(for: report.kind)
    case .keyboard(let report):
      report.frame.map { "a keyboard of \(number($0.width)) × \(number($0.height)) points" } ?? "the keyboard goes"
    case .drag(let report): words(for: report.kind)
    case .latency(let seconds): "the page shows content ahead of its answers, which take \(milliseconds(seconds))"
    }
  }

  static func milliseconds(_ seconds: Double) -> String { "\(number((seconds * 10_000).rounded() / 10)) ms" }

  private static func wheel(_ samples: [ScrollSample]) -> String {
    guard let first = samples.first else { return "a wheel turns" }
    let unit =
      switch first.unit {
      case .points: "pt"
      case .lines: "lines"
      case .pages: "screens"
      }
    let (x, y) = samples.reduce((0, 0)) { ($0.0 + $1.distance.x, $0.1 + $1.distance.y) }
    let ways = [way(y, unit, "down", "up"), way(x, unit, "right", "left")].compactMap { $0 }
    return "a wheel turns over \(place(first.location)), \(reports(samples.count)): "
      + (ways.isEmpty ? "nowhere" : ways.joined(separator: " and "))
  }

  private static func way(_ distance: Double, _ unit: String, _ forward: String, _ backward: String) -> String? {
    distance == 0 ? nil : "\(number(abs(distance))) \(unit) \(distance > 0 ? forward : backward)"
  }

  private static func pinch(_ samples: [MagnifySample]) -> String {
    guard let first = samples.first else { return "a trackpad pinches" }
    let factor = samples.reduce(1) { $0 * $1.factor }
    return "a trackpad pinches over \(place(first.location)), \(reports(samples.count)): to "
      + "\(PictureText.number((factor * 100).rounded() / 100))×"
  }

  private static func hover(_ samples: [HoverSample]) -> String {
    let places = samples.compactMap(\.location)
    guard let first = places.first, let last = places.last else { return "a pointer leaves" }
    let who = samples.first?.kind == .pencil ? "a pen hovers" : "a pointer hovers"
    let way = first == last ? "over \(place(first))" : "from \(place(first)) to \(place(last))"
    return "\(who) \(way), \(reports(samples.count))" + (samples.last?.location == nil ? ", and leaves" : "")
  }

  /// More names than these are counted.
  private static let mostKeys = 8

  private static func keys(_ samples: [KeySample]) -> String {
    let pressed = samples.filter { $0.isDown && !$0.isRepeat }.map(name)
    let more = pressed.count > mostKeys ? " and \(pressed.count - mostKeys) more" : ""
    let repeats = samples.count { $0.isDown && $0.isRepeat }
    return (pressed.count == 1 ? "the key " : "the keys ") + pressed.prefix(mostKeys).joined(separator: ", ") + more
      + (repeats == 0 ? "" : ", repeated \(repeats == 1 ? "once" : "\(repeats) times")")
  }

  private static func name(_ sample: KeySample) -> String {
    let names: [(KeyModifiers, String)] = [
      (.control, "Control"), (.alternate, "Alt"), (.shift, "Shift"), (.command, "Meta"),
    ]
    let held = names.filter { sample.modifiers.contains($0.0) && !sample.key.hasPrefix($0.1) }.map(\.1)
    return (held + [sample.key == " " ? "Space" : sample.key]).joined(separator: "+")
  }

  private static func words(for kind: AccessibilityAction.Kind) -> String {
    switch kind {
    case .activate: "activation"
    case .increment: "an increment"
    case .decrement: "a decrement"
    case .escape: "a way out"
    case .magicTap: "the most important thing"
    case .custom(let index): "the further action \(index + 1)"
    case .focus: "the focus"
    case .blur: "the end of the focus"
    case .scroll(let direction): "more \(direction)"
    }
  }

  /// Never what was typed.
  private static func words(for kind: TextReport.Kind) -> String {
    switch kind {
    case .edit(let edit): "a text is edited: \(edit.kind.rawValue)"
    case .receipt: "a text has been corrected"
    case .focus: "a text is edited from now on"
    case .blur: "a text is edited no longer"
    }
  }

  /// Never what it holds.
  private static func words(for kind: DragReport.Kind) -> String {
    switch kind {
    case .entered(let point, let items): "a drag of \(items.count) comes in from outside at \(place(point))"
    case .moved(let point): "the drag from outside moves to \(place(point))"
    case .left: "the drag from outside leaves"
    case .dropped(let point, let items): "\(items.count) from outside are dropped at \(place(point))"
    case .cancelled: "the drag from outside is taken away"
    case .taken(let effect): "what was dragged out is dropped outside: \(effect.name)"
    }
  }

  private static func reports(_ count: Int) -> String { count == 1 ? "1 report" : "\(count) reports" }

  private static func place(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  /// At most one decimal.
  private static func number(_ value: Double) -> String {
    value.isFinite ? PictureText.number((value * 10).rounded() / 10) : "\(value)"
  }
}
