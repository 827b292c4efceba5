#if SystemLibraries
import Foundation
import LayerEngine
import PlaneGeometry

extension RunOutline {
  /// The outlines of a run, shaped by the rules of its scripts, with its origin at 0 and y down.
  ///
  /// - Parameters:
  ///   - missing: is told each character without an outline.
  ///   - borrowed: is told the file of each font that is not the run's own.
  static func addShapes(
    _ run: TextRun, _ fonts: ShapedFonts, lineWidth: Double, to lines: inout LineList, _ map: PlaneMap,
    missing: (Character) -> Void, borrowed: (String) -> Void
  ) throws(RasterError) {
    let shaped = try ShapedRun(run, fonts)
    let slant = Double(run.decoration?.slant ?? 0)
    func add(_ steps: PathSteps, _ perUnit: Double, _ stretch: Double, _ x: Double, _ y: Double) {
      let place = PlaneMap(
        a: perUnit * stretch, b: perUnit * slant, c: x + y * slant, d: 0, e: -perUnit, f: -y, g: 0, h: 0, i: 1)
      lines.add(lineWidth > 0 ? stroked(steps, lineWidth / perUnit) : steps, map.after(place))
    }
    for shape in shaped.shapes {
      if !shape.font.isOwn { borrowed(shape.font.name) }
      let outline = shape.font.font.outline(of: shape.glyph)
      guard !outline.verbs.isEmpty else { continue }
      add(outline, run.font.size / shape.font.font.unitsPerEm, shape.stretch, shape.x, shape.y)
    }
    // 2048 units: those of the fonts in which text is measured.
    let perUnit = run.font.size / 2048
    for cluster in shaped.missing {
      missing(cluster.character)
      add(box(cluster.width / run.font.stretch / perUnit, 2048), perUnit, run.font.stretch, cluster.x, 0)
    }
  }
}
#endif
