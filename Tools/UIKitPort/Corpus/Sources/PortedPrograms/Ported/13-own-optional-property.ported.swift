// Ported by uikit-port; the source is Programs/13-own-optional-property.swift.
#sourceLocation(file: "Programs/13-own-optional-property.swift", line: 1)
import OpenCollectionViewShim

protocol P13Style: NSObjectProtocol {
  var name: String { get throws(P13StyleOmission) }
}
class P13Blue: NSObject, P13Style { let name = "blue" }
class P13Plain: NSObject, P13Style {}

func p13Name(of style: P13Style) -> String { (try? style.name) ?? "none" }

@MainActor func program13() -> String { p13Name(of: P13Blue()) + " " + p13Name(of: P13Plain()) }

#sourceLocation(file: "Programs/13-own-optional-property.swift", line: 3)
/// Thrown where a class leaves out an optional requirement of `P13Style`.
struct P13StyleOmission: Error {}

extension P13Style {
  var name: String { get throws(P13StyleOmission) { throw P13StyleOmission() } }
}
