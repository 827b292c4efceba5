// Ported by uikit-port; the source is Programs/14-result-goes-on.swift.
#sourceLocation(file: "Programs/14-result-goes-on.swift", line: 1)
import OpenCollectionViewShim

protocol P14Source: AnyObject {
  func title(at index: Int) throws(P14SourceOmission) -> NSString
}
class P14Full: P14Source { func title(at index: Int) -> NSString { "abc" } }
class P14Bare: P14Source {}

func p14Length(_ source: P14Source?) -> Int { (try? source?.title(at: 0))?.length ?? -1 }

@MainActor func program14() -> String { "\(p14Length(P14Full())) \(p14Length(P14Bare()))" }

#sourceLocation(file: "Programs/14-result-goes-on.swift", line: 3)
/// Thrown where a class leaves out an optional requirement of `P14Source`.
struct P14SourceOmission: Error {}

extension P14Source {
  func title(at index: Int) throws(P14SourceOmission) -> NSString { throw P14SourceOmission() }
}
