import DecisionTrace
import Foundation
import Testing

@Suite struct DecisionCodingTests {
  @Test(arguments: Samples.decisions)
  func `every decision survives JSON`(decision: Decision) throws {
    let data = try JSONEncoder().encode(decision)
    #expect(try JSONDecoder().decode(Decision.self, from: data) == decision)
  }

  @Test func `every case is among the samples`() throws {
    // The name of a case is the one key of its JSON object.
    let names = try Samples.decisions.map { decision in
      let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(decision)) as? [String: Any]
      return object?.keys.first ?? ""
    }
    #expect(
      names == [
        "touchHit", "touchEnded", "touchAdmitted", "touchRefused", "recognizerChanged", "recognizerRequires",
        "recognizersRunTogether", "recognizerWaits", "recognizerIgnored", "actionsSent", "controlSends", "viewTouch",
        "viewTouchHeld", "viewTouchDropped", "scroll", "animation", "layoutInvalidated", "layoutPrepared",
        "attributesQueried", "viewMade", "viewReused", "elementShown", "itemChanged",
        "firstResponderChanged", "keyCommand", "menu", "appearance", "pressHeard", "text",
        "drag", "programmingError", "told",
      ])
  }

  @Test func `events survive JSON`() throws {
    let events = Samples.decisions.enumerated().map { index, decision in
      TraceEvent(sequence: index + 1, time: Double(index) / 60, decision: decision)
    }
    let data = try JSONEncoder().encode(events)
    #expect(try JSONDecoder().decode([TraceEvent].self, from: data) == events)
  }

  @Test func `the JSON of a decision names its case and its values`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = try encoder.encode(Decision.viewTouch(touch: 3, view: "V#1", phase: "moved"))
    #expect(
      String(decoding: data, as: UTF8.self) == #"{"viewTouch":{"phase":"moved","reason":"","touch":3,"view":"V#1"}}"#)
  }

  @Test func `a case that is not known does not decode`() {
    let data = Data(#"{"touchTeleported":{"touch":3}}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Decision.self, from: data) }
  }
}
