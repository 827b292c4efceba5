import Foundation
import LayerEngine
import PlaneGeometry

/// The outlines of a run of text, with its origin at 0 and y down.
enum RunOutline {
  static func add(
    _ run: TextRun, _ store: GlyphStore, lineWidth: Double, to lines: inout LineList, _ map: PlaneMap,
    missing: (Character) -> Void
  ) {
    let font = run.font
    let perUnit = font.size / Double(store.font.unitsPerEm)
    let slant = Double(run.decoration?.slant ?? 0)
    for cluster in RunLayout(run).clusters where !cluster.isSpace {
      let outlines = outlines(of: cluster, store)
      let isDrawn = !outlines.isEmpty
      guard isDrawn || cluster.width > 0 else { continue }
      if !isDrawn { missing(cluster.character) }
      let parts = isDrawn ? outlines.map(\.steps) : [box(cluster.width / font.stretch / perUnit, store.font.unitsPerEm)]
      let place = PlaneMap(
        a: perUnit * font.stretch, b: perUnit * slant, c: cluster.x, d: 0, e: -perUnit, f: 0, g: 0, h: 0, i: 1)
      for part in parts {
        if lineWidth > 0 {
          lines.add(stroked(part, lineWidth / perUnit), map.after(place))
        } else {
          lines.add(part, map.after(place))
        }
      }
    }
  }

  /// The letter and the marks of a cluster; empty where the font lacks one of them.
  private static func outlines(
    of cluster: RunLayout.Cluster, _ store: GlyphStore
  ) -> [(steps: PathSteps, advance: Int)] {
    var character = cluster.character
    if cluster.isMirrored, let mirrored = mirrors[character] { character = mirrored }
    let composed = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
    var found: [(steps: PathSteps, advance: Int)] = []
    for scalar in composed where !scalar.properties.isDefaultIgnorableCodePoint {
      guard let outline = store.outline(of: scalar) else {
        // A mark that the font lacks leaves its letter.
        if !found.isEmpty { continue }
        return []
      }
      var steps = outline.steps
      if !found.isEmpty, outline.advance == 0 {
        // A mark's outline lies before its place.
        for index in stride(from: 0, to: steps.points.count, by: 2) { steps.points[index] += Double(found[0].advance) }
      }
      found.append((steps, outline.advance))
    }
    return found
  }

  private static let mirrors: [Character: Character] = [
    "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»", "»": "«", "‹": "›",
    "›": "‹",
  ]

  /// The picture for a character without an outline: an empty box of its measured width.
  static func box(_ width: Double, _ unitsPerEm: Int) -> PathSteps {
    let em = Double(unitsPerEm)
    let (line, inset) = (em * 0.04, min(em * 0.06, width / 4))
    let outer = CGRect(x: inset, y: 0, width: max(width - 2 * inset, 0), height: em * 0.68)
    let path = CGMutablePath()
    func add(_ rect: CGRect, isHole: Bool) {
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: isHole ? CGPoint(x: rect.minX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: isHole ? CGPoint(x: rect.maxX, y: rect.minY) : CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    add(outer, isHole: false)
    if outer.width > 2 * line {
      add(
        CGRect(x: outer.minX + line, y: line, width: outer.width - 2 * line, height: outer.height - 2 * line),
        isHole: true)
    }
    return PathSteps(path)
  }

  static func stroked(_ steps: PathSteps, _ width: Double) -> PathSteps {
    let path = CGMutablePath()
    var at = 0
    func next() -> CGPoint {
      at += 2
      return CGPoint(x: steps.points[at - 2], y: steps.points[at - 1])
    }
    for verb in steps.verbs {
      switch verb {
      case 0: path.move(to: next())
      case 1: path.addLine(to: next())
      case 2:
        let control = next()
        path.addQuadCurve(to: next(), control: control)
      case 3:
        let (first, second) = (next(), next())
        path.addCurve(to: next(), control1: first, control2: second)
      default: path.closeSubpath()
      }
    }
    return PathSteps(StrokeOutline.around(path, width: width, cap: .butt, join: .miter, miterLimit: 10))
  }
}
