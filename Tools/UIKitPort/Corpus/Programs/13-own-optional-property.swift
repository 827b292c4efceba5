import UIKit

@objc protocol P13Style: NSObjectProtocol {
  @objc optional var name: String { get }
}
class P13Blue: NSObject, P13Style { let name = "blue" }
class P13Plain: NSObject, P13Style {}

func p13Name(of style: P13Style) -> String { style.name ?? "none" }

@MainActor func program13() -> String { p13Name(of: P13Blue()) + " " + p13Name(of: P13Plain()) }
