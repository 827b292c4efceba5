import UIKit

@objc protocol P14Source {
  @objc optional func title(at index: Int) -> NSString
}
class P14Full: P14Source { func title(at index: Int) -> NSString { "abc" } }
class P14Bare: P14Source {}

func p14Length(_ source: P14Source?) -> Int { source?.title?(at: 0).length ?? -1 }

@MainActor func program14() -> String { "\(p14Length(P14Full())) \(p14Length(P14Bare()))" }
