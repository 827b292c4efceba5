package import DecisionTrace
import Foundation

extension TraceRecorder {
  /// What was decided, without times and numbers, which differ between a finger that is reported 120 times a second and
  /// one whose moves a page gathers for its frames: changes are told once between two other decisions, and the moves
  /// that views hear of not at all.
  package var outline: [String] {
    var lines: [String] = []
    var motion: Set<String> = []
    for event in events {
      let line = event.decision.isAboutTouches ? event.decision.outline : nil
      guard let line else { continue }
      if event.decision.isMotion {
        if motion.insert(line).inserted { lines.append(line) }
      } else {
        motion = []
        lines.append(line)
      }
    }
    return lines
  }
}

extension Decision {
  fileprivate var isAboutTouches: Bool {
    switch self {
    case .animation, .layoutInvalidated, .layoutPrepared, .attributesQueried, .viewMade, .viewReused, .elementShown,
      .firstResponderChanged, .keyCommand, .pressHeard, .menu, .appearance, .text:
      false
    case .viewTouch(_, _, let phase, _): phase != "moved"
    case .viewTouchHeld(_, _, let phase, _): phase != "moved"
    default: true
    }
  }

  fileprivate var isMotion: Bool {
    switch self {
    case .recognizerChanged(_, _, let new, _): new == "changed"
    case .actionsSent(_, let state, _): state == "changed"
    case .scroll(_, let phase, _, _): phase == "wheels"
    default: false
    }
  }

  /// The decision in words, with `#` for every number but those of names and touches.
  fileprivate var outline: String {
    var text = ""
    var isInNumber = false
    var last: Character = " "
    for character in description {
      let isDigit = character.isNumber || (isInNumber && character == ".")
      let belongsToName = !isInNumber && (last == "#" || last.isLetter)
      if isDigit, !belongsToName, !text.hasSuffix("touch ") {
        if !isInNumber { text += "#" }
        isInNumber = true
      } else {
        isInNumber = false
        text.append(character)
      }
      last = character
    }
    return text.replacingOccurrences(of: "-#", with: "#")
  }
}
