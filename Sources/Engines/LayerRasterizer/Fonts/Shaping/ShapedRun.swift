#if SystemLibraries
import Foundation
import LayerEngine
import PlaneGeometry

/// A run of text in shapes: words of one font and direction each, with their places.
struct ShapedRun {
  /// A shape in its place.
  struct Shape {
    var font: ShapedFonts.Named
    var glyph: UInt32
    /// From the run's origin, in points, x to the right and y upwards.
    var x: Double
    var y: Double
    /// How far it is stretched, so that a word is as wide as it was measured.
    var stretch: Double
  }

  private(set) var shapes: [Shape] = []
  /// Characters without an outline, with their places.
  private(set) var missing: [RunLayout.Cluster] = []

  /// Words of the font in which they are measured have their own widths. Those of other fonts are stretched to what was
  /// measured, since all around them stands by that.
  init(_ run: TextRun, _ fonts: ShapedFonts) throws(RasterError) {
    let own = try fonts.font(of: run.font.face)
    var word: (font: ShapedFonts.Named, clusters: [RunLayout.Cluster])?
    func isSame(_ font: ShapedFonts.Named, _ cluster: RunLayout.Cluster) -> Bool {
      word?.font.name == font.name && word?.clusters.last?.isMirrored == cluster.isMirrored
    }
    func end(_ word: (font: ShapedFonts.Named, clusters: [RunLayout.Cluster])?, _ shapes: inout [Shape]) {
      if let word { Self.add(word.clusters, word.font, run, &shapes) }
    }
    for cluster in RunLayout(run).clusters {
      guard !cluster.isSpace else {
        end(word, &shapes)
        word = nil
        continue
      }
      guard
        let font = try fonts.font(for: cluster.character, own: own, isBold: run.font.face.isBold)
      else {
        end(word, &shapes)
        word = nil
        if cluster.width > 0 { missing.append(cluster) }
        continue
      }
      if isSame(font, cluster) {
        word?.clusters.append(cluster)
      } else {
        end(word, &shapes)
        word = (font, [cluster])
      }
    }
    end(word, &shapes)
  }

  private static func add(
    _ clusters: [RunLayout.Cluster], _ font: ShapedFonts.Named, _ run: TextRun, _ shapes: inout [Shape]
  ) {
    let isMirrored = clusters[0].isMirrored
    // Read in the order in which it was written, and with the place of each character among all scalars.
    let logical = isMirrored ? clusters.reversed() : clusters
    var scalars: [Unicode.Scalar] = []
    var starts: [Int] = []
    for cluster in logical {
      starts.append(scalars.count)
      scalars += cluster.character.unicodeScalars
    }
    let glyphs = font.font.shape(scalars, rightToLeft: isMirrored)
    let perUnit = run.font.size / font.font.unitsPerEm
    let spacing = Double(run.decoration?.letterSpacing ?? 0)
    let natural = glyphs.reduce(0) { $0 + $1.advance } * perUnit
    let measured = clusters.reduce(0) { $0 + $1.width }
    var stretch = run.font.stretch
    // [choice] To half and to twice the width: beyond, letters are no letters any more.
    if !font.isOwn, natural > 0, measured > 0 { stretch = min(max(measured / natural, 0.5), 2) }
    var x = clusters[0].x
    var last: Int?
    for glyph in glyphs {
      // Room between letters is that between characters as they were written; one shape may stand for several.
      if let last, last != glyph.cluster {
        let between = starts.filter { $0 > min(last, glyph.cluster) && $0 <= max(last, glyph.cluster) }.count
        x += spacing * Double(between)
      }
      last = glyph.cluster
      shapes.append(
        Shape(
          font: font, glyph: glyph.number, x: x + glyph.x * perUnit * stretch, y: glyph.y * perUnit, stretch: stretch))
      x += glyph.advance * perUnit * stretch
    }
  }
}
#endif
