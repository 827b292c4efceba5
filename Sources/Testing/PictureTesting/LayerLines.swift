import Foundation
import LayerEngine
import LayerRasterizer
import OpenCollectionView
import PlaneGeometry
import TouchTesting

/// The layers of a picture as text: one a line, with what sets it apart from a new one, so that two pictures are compared
/// by what a program has set.
struct LayerLines: Equatable {
  struct Line: Equatable {
    /// The way from the top: `UIWindow/cell 3/UILabel`.
    var name: String
    /// The values that are not as in a new layer.
    var values: [String: String]
  }

  var lines: [Line] = []

  /// Reads what ``text`` has written; lines that it has not are left out.
  init(text: String) {
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      var values: [String: String] = [:]
      for field in fields.dropFirst() {
        guard let mark = field.firstIndex(of: "=") else { continue }
        values[String(field[..<mark])] = String(field[field.index(after: mark)...])
      }
      lines.append(Line(name: fields[0], values: values))
    }
  }

  var text: String {
    lines.map { line in
      ([line.name] + line.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }).joined(separator: "\t")
        + "\n"
    }.joined()
  }

  /// The layers below one, the rearmost first; hidden ones are left out with what is in them.
  @MainActor init(_ moment: PictureMoment, _ names: LayerNames) {
    guard let top = moment.layer ?? moment.mirror.root else { return }
    var counts: [String: Int] = [:]
    add(top, "", moment.mirror, names, &counts, depth: 0)
  }

  /// Says first how the picture was drawn, so that another way of drawing words is told as such.
  mutating func say(how picture: RasterPicture) {
    guard let lettering = picture.lettering else { return }
    lines.insert(Line(name: "picture", values: ["words": lettering.rawValue]), at: 0)
  }

  @MainActor private mutating func add(
    _ id: LayerID, _ above: String, _ mirror: LayerMirror, _ names: LayerNames, _ counts: inout [String: Int],
    depth: Int
  ) {
    guard depth < 200, let node = mirror.nodes[id], !node.properties.isHidden else { return }
    var name = (above.isEmpty ? "" : above + "/") + (names.name(of: id) ?? "layer")
    let count = counts[name, default: 0]
    counts[name] = count + 1
    // A second one of the same name has a number.
    if count > 0 { name += "#\(count + 1)" }
    lines.append(Line(name: name, values: LayerWords.values(node.properties)))
    if let mask = node.properties.mask { add(mask, name + "/mask", mirror, names, &counts, depth: depth + 1) }
    for child in node.children { add(child, name, mirror, names, &counts, depth: depth + 1) }
  }

  /// The differences in sentences, in the order of the layers.
  func differences(from old: LayerLines) -> [String] {
    let before = Dictionary(old.lines.map { ($0.name, $0.values) }, uniquingKeysWith: { first, _ in first })
    let after = Set(lines.map(\.name))
    var sentences: [String] = []
    for line in lines {
      guard let values = before[line.name] else {
        sentences.append("\(Self.short(line.name)): is new")
        continue
      }
      for key in Set(values.keys).union(line.values.keys).sorted() where values[key] != line.values[key] {
        sentences.append("\(Self.short(line.name)): \(key) \(values[key] ?? "none") → \(line.values[key] ?? "none")")
      }
    }
    for line in old.lines where !after.contains(line.name) { sentences.append("\(Self.short(line.name)): is gone") }
    if sentences.isEmpty, lines.map(\.name) != old.lines.map(\.name) {
      sentences.append("layers stand in another order")
    }
    return sentences
  }

  /// The last two steps of the way, or from a cell on.
  private static func short(_ name: String) -> String {
    let steps = name.split(separator: "/")
    let start = steps.lastIndex { $0.hasPrefix("cell ") } ?? max(0, steps.count - 2)
    return steps[start...].joined(separator: ", ")
  }
}
