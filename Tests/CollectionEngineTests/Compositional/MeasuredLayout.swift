import CollectionEngine
import Foundation
import PlaneGeometry
import Testing

/// A compositional layout and where UIKit was measured to put everything in it.
///
/// Told as text: sizes as "fw:.5" (fraction of the width), "fh" (of the height), "abs" and "est", insets as top, leading, bottom,
/// trailing, frames as x, y, width, height and sometimes the zIndex.
struct MeasuredLayout: Sendable, CustomTestStringConvertible {
  struct Frame: Sendable {
    var kind = ""
    var section: Int
    var item: Int
    var frame: CGRect
    var zIndex: Int
  }

  let name: String
  let container: CGSize
  let visible: CGRect
  let geometry: CompositionalGeometry
  let contentSize: CGSize?
  let cells: [Frame]
  let supplementaries: [Frame]
  let decorations: [Frame]

  var testDescription: String { name }

  static let all = groups + boundaries + views

  static func read(_ text: String) -> [MeasuredLayout] {
    let cases = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    return (cases ?? []).map(MeasuredLayout.init)
  }

  private init(_ json: [String: Any]) {
    let read = LayoutText()
    name = json["name"] as? String ?? ""
    let size = read.numbers(json["container"])
    container = CGSize(width: size[0], height: size[1])
    let offset = read.numbers(json["contentOffset"])
    visible = CGRect(origin: offset.count == 2 ? CGPoint(x: offset[0], y: offset[1]) : .zero, size: container)
    let axis: ScrollAxis = json["scrollDirection"] as? String == "horizontal" ? .horizontal : .vertical
    let counts = read.numbers(json["items"]).map { Int($0) }
    let configuration = json["configuration"] as? [String: Any] ?? [:]
    let one = json["section"] as? [String: Any]
    let many = json["sections"] as? [[String: Any]]
    let margins = read.insets(json["layoutMargins"])
    let sections = counts.indices.map { index -> (section: CompositionalSection, itemCount: Int) in
      let text = one ?? many?[index] ?? [:]
      var section = read.section(text)
      let reference = text["contentInsetsReference"] ?? configuration["contentInsetsReference"]
      if ["layoutMargins", "readableContent"].contains(reference as? String) {
        section.cleared =
          axis == .vertical
          ? NSDirectionalEdgeInsets(top: 0, leading: margins.leading, bottom: 0, trailing: margins.trailing)
          : NSDirectionalEdgeInsets(top: margins.top, leading: 0, bottom: margins.bottom, trailing: 0)
        section.clearedForBoundaries = section.cleared
      }
      return (section, counts[index])
    }
    geometry = CompositionalGeometry(
      axis: axis, container: container, pixelScale: json["scale"] as? Double ?? 1,
      sectionSpacing: configuration["interSectionSpacing"] as? Double ?? 0,
      boundaries: read.boundaries(configuration["boundary"]), sections: sections)
    let expected = json["expected"] as? [String: Any] ?? [:]
    let content = read.numbers(expected["contentSize"])
    contentSize = content.count == 2 ? CGSize(width: content[0], height: content[1]) : nil
    cells = read.frames(expected["cells"], isKind: false, zIndex: expected["cellZIndex"] as? Int ?? 0)
    supplementaries = read.frames(expected["supplementary"], isKind: true, zIndex: 1)
    decorations = read.frames(
      expected["decorations"], isKind: true, zIndex: expected["decorationZIndex"] as? Int ?? 0)
  }
}
