import Foundation
import LayerEngine
import PlaneGeometry
import RasterKernel

extension SceneBuilder {
  /// The settings that a drawing changes as it goes on.
  private struct Pen {
    var state: State
    var opacity = 1.0
    var mode: CGBlendMode = .normal
    var shadow: DrawShadow?
    var isNearest = false
  }

  private struct OpenGroup {
    /// The settings that hold again when the group has ended; in it are the states that were saved.
    var pen: Pen
    var saved: [Pen]
    var start: StepList.Clip
  }

  /// Draws the commands of a drawing, in the state's coordinates.
  mutating func draw(_ drawing: DisplayList, _ state: State, isNearest: Bool = false) {
    guard pictureDepth < Self.mostPictureDepth else { return }
    pictureDepth += 1
    defer { pictureDepth -= 1 }
    let base = state.map
    var pen = Pen(state: state)
    pen.isNearest = isNearest
    var saved: [Pen] = []
    var groups: [OpenGroup] = []
    var start = state.clip
    for command in drawing.commands {
      switch command {
      case .save: saved.append(pen)
      case .restore: if let last = saved.popLast() { pen = last }
      case .concatenate(let transform): pen.state.map = pen.state.map.after(PlaneMap(transform))
      case .opacity(let opacity): pen.opacity = opacity > 0 ? min(opacity, 1) : 0
      case .blend(let mode): pen.mode = mode
      case .shadow(let shadow): pen.shadow = shadow
      case .interpolation(let quality): pen.isNearest = quality == .none
      case .clip(let path, let rule):
        if let filled = mask(of: path, rule: rule == .evenOdd ? 1 : 0, pen.state) {
          pen.state.clip = list.narrow(pen.state.clip, to: filled.coverage, within: filled.bounds)
        } else {
          pen.state.clip.bounds = .empty
        }
      case .resetClip: pen.state.clip = start
      case .beginGroup:
        guard groups.count < Self.mostDepth else { continue }
        groups.append(OpenGroup(pen: pen, saved: saved, start: start))
        list.beginGroup()
        (saved, start) = ([], StepList.Clip(bounds: pen.state.clip.bounds))
        (pen.opacity, pen.mode, pen.shadow) = (1, .normal, nil)
        pen.state.clip = start
      case .endGroup:
        guard let group = groups.popLast() else { continue }
        end(group, base)
        (pen, saved, start) = (group.pen, group.saved, group.start)
      default: paint(command, pen, base)
      }
    }
    while let group = groups.popLast() { end(group, base) }
  }

  private mutating func end(_ group: OpenGroup, _ base: PlaneMap) {
    var end = RasterStep()
    end.kind = Int32(RasterStepEndGroup)
    end.opacity = Self.byte(group.pen.opacity)
    end.mode = group.pen.mode.rawValue
    if let shadow = group.pen.shadow { Self.set(shadow, &end, base) }
    list.endGroup(end, clip: group.pen.state.clip)
  }

  /// A shadow is given in points of the drawing, whatever its transform.
  private static func set(_ shadow: DrawShadow, _ end: inout RasterStep, _ base: PlaneMap) {
    guard shadow.color.alpha > 0 else { return }
    let (x, y) = (base.a / base.i, base.e / base.i)
    setShadow(
      &end, color: shadow.color, deviation: shadow.blur / 2 * base.scale(at: 0, 0),
      offset: SIMD2(shadow.offset.width * x, shadow.offset.height * y))
  }

  /// Paints one thing, with the pen's shadow.
  private mutating func paint(_ command: DrawCommand, _ pen: Pen, _ base: PlaneMap) {
    if case .clear(let rect) = command {
      guard let box = box(rect, pen.state) else { return }
      var step = Self.step(box.coverage, .black)
      step.mode = CGBlendMode.clear.rawValue
      list.add(step, within: box.bounds, clip: pen.state.clip)
      return
    }
    guard pen.opacity > 0 else { return }
    var shadow = pen.shadow
    if case .gradient = command { shadow = nil }
    if case .text(let run) = command, let own = run.decoration?.shadow {
      shadow = DrawShadow(offset: own.offset, blur: own.blur, color: own.color)
    }
    guard let shadow, shadow.color.alpha > 0 else { return paintPlain(command, pen) }
    var end = RasterStep()
    end.kind = Int32(RasterStepEndGroup)
    end.opacity = Self.byte(pen.opacity)
    end.mode = pen.mode.rawValue
    Self.set(shadow, &end, base)
    let reach = Int(raster_blur_reach(end.deviation)) + Int(max(abs(end.shadowX), abs(end.shadowY)))
    var inner = pen
    (inner.opacity, inner.mode, inner.shadow) = (1, .normal, nil)
    inner.state.clip = StepList.Clip(bounds: pen.state.clip.bounds.expanded(by: reach))
    list.beginGroup()
    paintPlain(command, inner)
    list.endGroup(end, clip: pen.state.clip)
  }

  private mutating func paintPlain(_ command: DrawCommand, _ pen: Pen) {
    switch command {
    case .fillRect(let rect, let color):
      let rect = rect.isFinite ? rect.standardized : rect
      guard let box = box(rect, pen.state) else { return }
      add(Self.step(box.coverage, color), box.bounds, pen)
    case .fill(let path, let rule, let color):
      guard let filled = mask(of: path, rule: rule == .evenOdd ? 1 : 0, pen.state) else { return }
      add(Self.step(filled.coverage, color), filled.bounds, pen)
    case .stroke(let path, let style, let color):
      guard let filled = mask(of: path, along: style, pen.state) else { return }
      add(Self.step(filled.coverage, color), filled.bounds, pen)
    case .gradient(let gradient):
      guard let paint = paint(gradient, pen.state) else { return }
      var step = RasterStep()
      step.paint = paint
      step.opacity = 255
      var bounds = pen.state.clip.bounds
      // Other modes change what lies beyond, too.
      if pen.mode == .normal, let reach = Self.reach(of: gradient), let pixels = pen.state.map.pixels(of: reach) {
        bounds = bounds.intersection(pixels.expanded(by: 1))
      }
      add(step, bounds, pen)
    case .picture(let picture, let rect):
      draw(picture, CGRect(origin: .zero, size: picture.size), in: rect, pen)
    case .part(let picture, let part, let rect): draw(picture, part, in: rect, pen)
    case .text(let run):
      guard pen.opacity < 1 || pen.mode != .normal else { return draw(run, pen.state, throwsShadow: false) }
      list.beginGroup()
      draw(run, State(map: pen.state.map, clip: StepList.Clip(bounds: pen.state.clip.bounds)), throwsShadow: false)
      endGroup(pen)
    default: break
    }
  }

  private mutating func add(_ step: RasterStep, _ bounds: PixelRect, _ pen: Pen) {
    var step = step
    step.opacity = Self.byte(pen.opacity)
    step.mode = pen.mode.rawValue
    list.add(step, within: bounds, clip: pen.state.clip)
  }

  private mutating func endGroup(_ pen: Pen) {
    var end = RasterStep()
    end.kind = Int32(RasterStepEndGroup)
    end.opacity = Self.byte(pen.opacity)
    end.mode = pen.mode.rawValue
    list.endGroup(end, clip: pen.state.clip)
  }

  private mutating func draw(_ picture: LayerPicture, _ part: CGRect, in rect: CGRect, _ pen: Pen) {
    guard rect.isFinite, part.isFinite, rect.width != 0, rect.height != 0, part.width > 0, part.height > 0,
      picture.size.width > 0, picture.size.height > 0, let box = box(rect.standardized, pen.state)
    else { return }
    switch picture.source {
    case .encoded:
      guard let tile = storage.image(picture) else { return }
      let (x, y) = (
        Double(tile.image.width) / picture.size.width, Double(tile.image.height) / picture.size.height
      )
      let source = CGRect(x: part.minX * x, y: part.minY * y, width: part.width * x, height: part.height * y)
      guard let step = image(tile, source, in: rect.standardized, box.coverage, isNearest: pen.isNearest, pen.state)
      else { return }
      list.keep(tile)
      add(step, box.bounds, pen)
    case .drawn(let drawing):
      // Drawn anew where it lands: sharp at any size.
      let isGroup = pen.opacity < 1 || pen.mode != .normal
      var inner = pen.state
      if isGroup {
        list.beginGroup()
        inner.clip = StepList.Clip(bounds: pen.state.clip.bounds)
      }
      let (x, y) = (rect.width / part.width, rect.height / part.height)
      inner.clip = list.narrow(inner.clip, to: box.coverage, within: box.bounds)
      inner.map = pen.state.map.after(
        PlaneMap(scaleX: x, scaleY: y, x: rect.minX - part.minX * x, y: rect.minY - part.minY * y))
      if !inner.clip.bounds.isEmpty { draw(drawing, inner, isNearest: pen.isNearest) }
      if isGroup { endGroup(pen) }
    }
  }
}
