import CollectionEngine
import Foundation
import PlaneGeometry

/// Reads compositional layouts from the text of measured ones.
struct LayoutText {
  func numbers(_ json: Any?) -> [Double] { json as? [Double] ?? [] }

  func insets(_ json: Any?) -> NSDirectionalEdgeInsets {
    let values = numbers(json)
    guard values.count == 4 else { return .zero }
    return NSDirectionalEdgeInsets(top: values[0], leading: values[1], bottom: values[2], trailing: values[3])
  }

  func dimension(_ text: String) -> CompositionalDimension {
    let parts = text.split(separator: ":")
    let value = Double(parts[1]) ?? .nan
    switch parts[0] {
    case "fw": return CompositionalDimension(.fractionOfWidth, value)
    case "fh": return CompositionalDimension(.fractionOfHeight, value)
    case "abs": return CompositionalDimension(.absolute, value)
    default: return CompositionalDimension(.estimated, value)
    }
  }

  func size(_ json: Any?) -> CompositionalSize {
    let texts = json as? [String] ?? ["abs:0", "abs:0"]
    return CompositionalSize(width: dimension(texts[0]), height: dimension(texts[1]))
  }

  func spacing(_ json: Any?) -> CompositionalSpacing {
    guard let parts = json as? [Any], parts.count == 2 else { return .none }
    return CompositionalSpacing(isFlexible: parts[0] as? String == "flexible", length: parts[1] as? Double ?? 0)
  }

  func edges(_ json: Any?) -> CompositionalEdgeSpacing {
    guard let parts = json as? [Any], parts.count == 4 else { return CompositionalEdgeSpacing() }
    return CompositionalEdgeSpacing(
      leading: spacing(parts[0]), top: spacing(parts[1]), trailing: spacing(parts[2]), bottom: spacing(parts[3]))
  }

  func item(_ json: [String: Any]) -> CompositionalItem {
    var item = CompositionalItem(
      size: size(json["size"]), insets: insets(json["contentInsets"]), edges: edges(json["edgeSpacing"]),
      supplementaries: (json["supplementary"] as? [[String: Any]] ?? []).map(supplementary))
    guard let arrangement = json["group"] as? String else { return item }
    var contents = CompositionalContents(
      axis: arrangement == "vertical" ? .vertical : .horizontal,
      subitems: (json["subitems"] as? [[String: Any]] ?? []).map(self.item), spacing: spacing(json["interItemSpacing"]))
    if let count = json["count"] as? Int { contents.filling = .divided(count) }
    if arrangement == "custom" {
      contents.places = (json["frames"] as? [[Double]] ?? []).map {
        CompositionalPlace(
          frame: CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]), zIndex: $0.count > 4 ? Int($0[4]) : 0)
      }
    }
    item.contents = contents
    return item
  }

  func anchor(_ edges: Any?, offset: Any?) -> CompositionalAnchor {
    let names = edges as? [String] ?? []
    func side(_ low: String, _ high: String) -> Int { (names.contains(low) ? -1 : 0) + (names.contains(high) ? 1 : 0) }
    var anchor = CompositionalAnchor(horizontal: side("leading", "trailing"), vertical: side("top", "bottom"))
    if let parts = offset as? [Any], parts.count == 3 {
      anchor.isFractional = parts[0] as? String == "fractional"
      anchor.offset = CGPoint(x: parts[1] as? Double ?? 0, y: parts[2] as? Double ?? 0)
    }
    return anchor
  }

  func supplementary(_ json: [String: Any]) -> CompositionalSupplementary {
    CompositionalSupplementary(
      kind: json["kind"] as? String ?? "", size: size(json["size"]), zIndex: json["zIndex"] as? Int ?? 1,
      container: anchor(json["container"], offset: json["containerOffset"]),
      own: json["item"].map { anchor($0, offset: json["itemOffset"]) })
  }

  func boundaries(_ json: Any?) -> [CompositionalBoundary] {
    (json as? [[String: Any]] ?? []).map { json in
      let name = (json["alignment"] as? String ?? "").lowercased()
      let offset = numbers(json["offset"])
      return CompositionalBoundary(
        kind: json["kind"] as? String ?? "", size: size(json["size"]),
        horizontal: name.hasSuffix("leading") ? -1 : name.hasSuffix("trailing") ? 1 : 0,
        vertical: name.hasPrefix("top") ? -1 : name.hasPrefix("bottom") ? 1 : 0,
        offset: offset.count == 2 ? CGPoint(x: offset[0], y: offset[1]) : .zero,
        extends: json["extends"] as? Bool ?? true, pins: json["pin"] as? Bool ?? false)
    }
  }

  func section(_ json: [String: Any]) -> CompositionalSection {
    CompositionalSection(
      group: item(json["group"] as? [String: Any] ?? [:]), insets: insets(json["contentInsets"]),
      groupSpacing: json["interGroupSpacing"] as? Double ?? 0, boundaries: boundaries(json["boundary"]),
      decorations: (json["decorations"] as? [[String: Any]] ?? []).map {
        CompositionalDecoration(
          kind: $0["kind"] as? String ?? "", insets: insets($0["contentInsets"]), zIndex: $0["zIndex"] as? Int ?? 0)
      }, boundariesFollowInsets: json["supplementariesFollowContentInsets"] as? Bool ?? true,
      isRow: json["orthogonal"] != nil)
  }

  func frames(_ json: Any?, isKind: Bool, zIndex: Int) -> [MeasuredLayout.Frame] {
    (json as? [[Any]] ?? []).map { parts in
      let rest = isKind ? Array(parts.dropFirst()) : parts
      func number(_ index: Int) -> Double { rest[index] as? Double ?? (rest[index] as? Int).map(Double.init) ?? 0 }
      return MeasuredLayout.Frame(
        kind: isKind ? parts[0] as? String ?? "" : "", section: Int(number(0)),
        item: rest[1] is String ? CompositionalElement.ofLayout : Int(number(1)),
        frame: CGRect(x: number(2), y: number(3), width: number(4), height: number(5)),
        zIndex: rest.count > 6 ? Int(number(6)) : zIndex)
    }
  }
}
