import Foundation
import LayerEngine
import PlaneGeometry
import RasterKernel

/// The properties that decide the outlines of a run of text, without its place.
struct RunKey: Hashable {
  var string: String
  var font: TextFont
  var direction: TextDirection
  var letterSpacing: Double
  var wordSpacing: Double
  var slant: Double
  /// 0 for letters that are filled.
  var lineWidth: Double
}

extension SceneBuilder {
  mutating func draw(_ run: TextRun, _ state: State, throwsShadow: Bool = true) {
    guard run.origin.x.isFinite, run.origin.y.isFinite, run.font.size * scale > 0.01, !run.string.isEmpty else {
      return
    }
    if throwsShadow, let shadow = run.decoration?.shadow, shadow.color.alpha > 0 {
      var end = RasterStep()
      end.kind = Int32(RasterStepEndGroup)
      end.opacity = 255
      let size = state.map.scale(at: run.origin.x, run.origin.y)
      Self.setShadow(
        &end, color: shadow.color, deviation: shadow.blur / 2 * size,
        offset: SIMD2(shadow.offset.width * size, shadow.offset.height * size))
      let reach = Int(raster_blur_reach(end.deviation)) + Int(max(abs(end.shadowX), abs(end.shadowY)))
      list.beginGroup()
      draw(
        run, State(map: state.map, clip: StepList.Clip(bounds: state.clip.bounds.expanded(by: reach))),
        throwsShadow: false)
      list.endGroup(end, clip: state.clip)
      return
    }
    let decoration = run.decoration
    if let background = decoration?.background {
      fill(
        CGRect(
          x: run.origin.x, y: run.origin.y - background.ascent, width: run.width,
          height: background.ascent + background.descent), background.color, state)
    }
    if let line = decoration?.underline { draw(line, run, state) }
    switch storage.text {
    case .bars: drawBars(run, state)
    case .outlines(let files): drawLetters(run, files, state)
    }
    if let line = decoration?.strikethrough { draw(line, run, state) }
  }

  private mutating func fill(_ rect: CGRect, _ color: LayerColor, _ state: State) {
    guard color.alpha > 0, let box = box(rect, state) else { return }
    list.add(Self.step(box.coverage, color), within: box.bounds, clip: state.clip)
  }

  private mutating func draw(_ line: TextDecoration.Line, _ run: TextRun, _ state: State) {
    let color = line.color ?? run.color
    let (thickness, top) = (line.thickness, run.origin.y + line.offset)
    guard thickness > 0, thickness.isFinite, run.width.isFinite else { return }
    switch line.pattern {
    case .solid, .double:
      fill(CGRect(x: run.origin.x, y: top, width: run.width, height: thickness), color, state)
      if line.pattern == .double {
        fill(CGRect(x: run.origin.x, y: top + 2 * thickness, width: run.width, height: thickness), color, state)
      }
    case .dotted, .dashed:
      let (length, gap) = line.pattern == .dotted ? (thickness, thickness) : (3 * thickness, 2 * thickness)
      // 10,000: more dashes than any line on a screen has.
      var (x, count) = (0.0, 0)
      while x < run.width, count < 10_000 {
        fill(
          CGRect(x: run.origin.x + x, y: top, width: min(length, run.width - x), height: thickness), color, state)
        x += length + gap
        count += 1
      }
    }
  }

  // MARK: Bars

  /// Words as bars from the baseline up to the height of small letters.
  private mutating func drawBars(_ run: TextRun, _ state: State) {
    let layout = RunLayout(run)
    var start: Double?
    var end = 0.0
    func bar(_ from: Double) -> CGRect {
      CGRect(
        x: run.origin.x + from, y: run.origin.y - run.font.xHeight, width: end - from, height: run.font.xHeight)
    }
    for cluster in layout.clusters {
      if cluster.isSpace {
        if let start { fill(bar(start), run.color, state) }
        start = nil
      } else {
        if start == nil { start = cluster.x }
        end = cluster.x + cluster.width
      }
    }
    if let start { fill(bar(start), run.color, state) }
  }

  // MARK: Letters

  private mutating func drawLetters(_ run: TextRun, _ files: FontFiles, _ state: State) {
    let outline = run.decoration?.outline
    if run.color.alpha > 0, outline?.isFilled ?? true { drawLetters(run, files, run.color, lineWidth: 0, state) }
    if let outline, outline.width > 0 {
      drawLetters(run, files, outline.color ?? run.color, lineWidth: outline.width, state)
    }
  }

  private mutating func drawLetters(
    _ run: TextRun, _ files: FontFiles, _ color: LayerColor, lineWidth: Double, _ state: State
  ) {
    guard color.alpha > 0 else { return }
    // What is surely out of sight is not even looked at.
    let size = run.font.size
    let rect = CGRect(x: run.origin.x - size, y: run.origin.y - 2 * size, width: run.width + 2 * size, height: 4 * size)
    guard rect.isFinite, let bounds = state.map.pixels(of: rect), !bounds.intersection(state.clip.bounds).isEmpty else {
      return
    }
    #if !SystemLibraries
    let store: GlyphStore
    do {
      store = try files.store(of: run.font.face)
    } catch {
      storage.note(error)
      return
    }
    #endif
    var own = state
    own.map = state.map.translated(run.origin.x, run.origin.y)
    if own.map.isUpright, own.map.i == 1 {
      // On whole rows, and at quarters of a pixel along them: letters look alike, and are kept.
      own.map.c = (own.map.c * 4).rounded() / 4
      own.map.f = own.map.f.rounded()
    }
    let decoration = run.decoration
    let key = RunKey(
      string: run.string, font: run.font, direction: run.direction,
      letterSpacing: Double(decoration?.letterSpacing ?? 0),
      wordSpacing: Double(decoration?.wordSpacing ?? 0), slant: Double(decoration?.slant ?? 0), lineWidth: lineWidth)
    var missing: [Character] = []
    var borrowed: Set<String> = []
    var fault: RasterError?
    let filled = mask(
      .text(key), own,
      draw: { lines, map in
        #if SystemLibraries
        do throws(RasterError) {
          try RunOutline.addShapes(run, files.shaped, lineWidth: lineWidth, to: &lines, map) {
            missing.append($0)
          } borrowed: {
            borrowed.insert($0)
          }
        } catch { fault = error }
        #else
        RunOutline.add(run, store, lineWidth: lineWidth, to: &lines, map) { missing.append($0) }
        #endif
        // Font units run upwards.
        return lineWidth > 0 ? (map.determinant < 0 ? 3 : 2) : 0
      }, remarks: { MaskTile.Remarks(missing: missing, borrowed: borrowed.sorted(), fault: fault) })
    guard let filled else { return }
    list.add(Self.step(filled.coverage, color), within: filled.bounds, clip: state.clip)
  }
}
