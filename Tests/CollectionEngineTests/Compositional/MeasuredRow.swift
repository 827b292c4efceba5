import CollectionEngine
import Foundation
import Testing

/// A section that scrolls sideways, and where UIKit was measured to have it rest, for offsets that a program has set.
struct MeasuredRow: Sendable, CustomTestStringConvertible {
  let name: String
  let rest: CompositionalRowRest
  let geometry: CompositionalGeometry
  let requests: [(wanted: Double, rests: [Double])]
  let cells: [MeasuredLayout.Frame]
  let supplementaries: [MeasuredLayout.Frame]

  var testDescription: String { name }

  static func read(_ text: String) -> [MeasuredRow] {
    let cases = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    return (cases ?? []).map(MeasuredRow.init)
  }

  private init(_ json: [String: Any]) {
    let read = LayoutText()
    name = json["name"] as? String ?? ""
    let text = json["section"] as? [String: Any] ?? [:]
    switch text["orthogonal"] as? String {
    case "paging": rest = .pages
    case "groupPaging", "continuousGroupLeadingBoundary": rest = .groups
    case "groupPagingCentered": rest = .centered
    default: rest = .anywhere
    }
    let size = read.numbers(json["container"])
    let section = read.section(text)
    geometry = CompositionalGeometry(
      axis: .vertical, container: CGSize(width: size[0], height: size[1]), pixelScale: json["scale"] as? Double ?? 1,
      sections: read.numbers(json["items"]).map { (section, Int($0)) })
    let expected = json["expected"] as? [String: Any] ?? [:]
    requests = (expected["restOffsets"] as? [[String: Double]] ?? []).map {
      ($0["requested"] ?? .nan, [$0["section0"] ?? .nan, $0["section1"] ?? .nan])
    }
    cells = read.frames(expected["framesAtOffsetZero"], isKind: false, zIndex: 0)
    supplementaries = read.frames(expected["supplementary"], isKind: true, zIndex: 1)
  }
}
