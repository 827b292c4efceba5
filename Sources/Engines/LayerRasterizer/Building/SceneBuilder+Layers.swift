import Foundation
import LayerEngine
import PlaneGeometry
import RasterKernel

extension SceneBuilder {
  /// A layer on its way to the plane of the layer that holds it.
  struct Placed {
    var layer: LayerID
    /// From the layer's coordinates into those of the plane, with depth.
    var matrix: CATransform3D
    /// The opacity that layers which only transform pass on to it.
    var opacity: Double
    /// By which it stands among its siblings.
    var zPosition: Double
    /// The cuts that limit it where it goes through others.
    var cuts: [PlanePiece.Cut] = []
  }

  /// Draws a layer and everything in it. The state's map is that of the layer's own coordinates.
  mutating func draw(_ id: LayerID, _ state: State, opacity outer: Double = 1) {
    guard depth < Self.mostDepth, let node = mirror.nodes[id] else { return }
    let values = node.properties
    let opacity = min(values.opacity, 1) * outer
    guard !values.isHidden, opacity > 0, state.map.isFinite, !state.clip.bounds.isEmpty else { return }
    depth += 1
    let around = list.source
    list.source = id
    defer {
      depth -= 1
      list.source = around
    }
    guard node.kind != .transform else { return drawSublayers(of: node, state, opacity: opacity) }
    var state = state
    if values.masksToBounds, values.mask == nil, values.backdrop == nil, !reaches(values.bounds, state) { return }
    var mask = values.mask.flatMap { mirror.nodes[$0] == nil ? nil : $0 }
    if let layer = mask, let clipped = clip(state, byMask: layer) {
      mask = nil
      guard !clipped.clip.bounds.isEmpty else { return }
      state = clipped
    }
    if let backdrop = values.backdrop { draw(backdrop, values, state, opacity) }
    let shadow = thrownShadow(values)
    let isGroup = (opacity < 1 && !isOnePiece(node, values)) || mask != nil
    if isGroup { list.beginGroup() }
    if let shadow {
      // What the clip cuts off throws its shadow all the same.
      let end = end(of: shadow, values, state)
      let reach = Int(raster_blur_reach(end.deviation)) + Int(max(abs(end.shadowX), abs(end.shadowY)))
      var own = state
      own.clip = StepList.Clip(bounds: state.clip.bounds.expanded(by: reach))
      list.beginGroup()
      drawOwn(node, values, own, opacity: isGroup ? 1 : opacity)
      list.endGroup(end, clip: state.clip)
    } else {
      drawOwn(node, values, state, opacity: isGroup ? 1 : opacity)
    }
    if let mask {
      list.beginGroup()
      draw(mask, placed(mask, in: state))
      var end = RasterStep()
      end.kind = Int32(RasterStepEndMask)
      list.endGroup(end, clip: state.clip)
    }
    if isGroup {
      var end = RasterStep()
      end.kind = Int32(RasterStepEndGroup)
      end.opacity = Self.byte(opacity)
      list.endGroup(end, clip: openClip(state))
    }
  }

  /// The clip for the end of a group, whose content has been clipped already.
  private func openClip(_ state: State) -> StepList.Clip { StepList.Clip(bounds: state.clip.bounds) }

  private func reaches(_ bounds: CGRect, _ state: State) -> Bool {
    guard bounds.isFinite, let pixels = state.map.pixels(of: bounds) else { return false }
    return !pixels.intersection(state.clip.bounds).isEmpty
  }

  /// Tells whether a layer is one colour at most, so that its opacity may go with that.
  private func isOnePiece(_ node: LayerMirror.Node, _ values: LayerProperties) -> Bool {
    node.children.isEmpty && values.contents == .none && values.shape == nil && values.gradient == nil
      && (values.borderWidth <= 0 || values.borderColor.alpha <= 0) && values.shadow.drawnColor == nil
  }

  private mutating func drawOwn(_ node: LayerMirror.Node, _ values: LayerProperties, _ state: State, opacity: Double) {
    let radii = Self.radii(values)
    drawOutlineShadow(values, state)
    if let color = values.backgroundColor, color.alpha > 0, let box = box(values.bounds, radii: radii, state) {
      var step = Self.step(box.coverage, color)
      step.opacity = Self.byte(opacity)
      list.add(step, within: box.bounds, clip: state.clip)
    }
    if let gradient = values.gradient { draw(gradient, values, radii, state) }
    let inside = values.masksToBounds ? narrow(state, to: values.bounds, radii: radii) : state
    if let inside {
      switch values.contents {
      case .none: break
      case .picture(let picture): draw(picture, values, inside)
      case .text(let runs): for run in runs { draw(run, inside) }
      }
      if let shape = values.shape { draw(shape, inside) }
      drawSublayers(of: node, inside, opacity: 1)
    }
    drawBorder(values, radii, state)
  }

  private mutating func drawBorder(_ values: LayerProperties, _ radii: SIMD4<Double>, _ state: State) {
    let width = values.borderWidth
    guard width > 0, values.borderColor.alpha > 0, let outer = box(values.bounds, radii: radii, state) else { return }
    var step = Self.step(outer.coverage, values.borderColor)
    var clip = state.clip
    let rect = CGRect(
      x: values.bounds.minX + width, y: values.bounds.minY + width, width: values.bounds.width - 2 * width,
      height: values.bounds.height - 2 * width)
    let inner = radii - SIMD4(repeating: width)
    if rect.width > 0, rect.height > 0, let hollow = box(rect, radii: inner, state) {
      step.hasHole = 1
      step.hole = hollow.coverage
      var rest = hollow.coverage
      rest.isInverted = 1
      clip = list.narrow(clip, to: rest, within: hollow.bounds)
    }
    list.add(step, within: outer.bounds, clip: clip)
  }

  /// The radii of the corners: top left, top right, bottom right, bottom left.
  static func radii(_ values: LayerProperties) -> SIMD4<Double> {
    let radius = min(values.cornerRadius, values.bounds.width / 2, values.bounds.height / 2)
    guard radius > 0 else { return .zero }
    func corner(_ corner: CACornerMask) -> Double { values.maskedCorners.contains(corner) ? radius : 0 }
    return SIMD4(
      corner(.layerMinXMinYCorner), corner(.layerMaxXMinYCorner), corner(.layerMaxXMaxYCorner),
      corner(.layerMinXMaxYCorner))
  }

  // MARK: Sublayers

  /// A layer's state where it stands in the coordinates of another one, as masks do.
  func placed(_ id: LayerID, in state: State) -> State {
    var state = state
    if let values = mirror.nodes[id]?.properties {
      state.map = state.map.after(PlaneMap(LayerSpace.placement(of: values, depth: false)))
    }
    return state
  }

  private mutating func drawSublayers(of node: LayerMirror.Node, _ state: State, opacity: Double) {
    guard !node.children.isEmpty else { return }
    var planes: [Placed] = []
    var isDeep = node.kind == .transform || LayerSpace.isDeep(node.properties.sublayerTransform)
    if !isDeep {
      isDeep = node.children.contains {
        guard let child = mirror.nodes[$0] else { return false }
        return child.kind == .transform || LayerSpace.isDeep(child.properties.transform)
      }
    }
    collect(node, CATransform3DIdentity, opacity, isDeep: isDeep, level: 0, &planes)
    if isDeep {
      planes = DepthOrder.sorted(planes, mirror)
    } else if planes.contains(where: { $0.zPosition != planes[0].zPosition }) {
      planes = planes.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
        .map(\.element)
    }
    for plane in planes {
      guard let values = mirror.nodes[plane.layer]?.properties else { continue }
      if !values.isDoubleSided, isDeep, LayerSpace.showsBack(plane.matrix) { continue }
      guard var own = cut(state, plane.cuts) else { continue }
      own.map = state.map.after(PlaneMap(plane.matrix))
      draw(plane.layer, own, opacity: plane.opacity)
    }
  }

  /// Narrows a state to one side of lines in its coordinates.
  private mutating func cut(_ state: State, _ cuts: [PlanePiece.Cut]) -> State? {
    var result = state
    for cut in cuts {
      // Along the line and away from it; behind, a pixel further.
      let scale = state.map.scale(at: -cut.normal.x * cut.distance, -cut.normal.y * cut.distance)
      let distance = cut.distance + (cut.isBehind && scale > 0 ? 1 / scale : 0)
      let along = PlaneMap(
        a: cut.normal.x, b: -cut.normal.y, c: -cut.normal.x * distance, d: cut.normal.y, e: cut.normal.x,
        f: -cut.normal.y * distance, g: 0, h: 0, i: 1)
      var turned = result
      turned.map = state.map.after(along)
      guard
        let narrowed = narrow(
          turned, to: CGRect(x: 0, y: -Self.farthest, width: Self.farthest, height: 2 * Self.farthest))
      else { return nil }
      result.clip = narrowed.clip
    }
    return result
  }

  /// 2^14 points: more than planes reach from where they cut each other, and few enough for a float to tell hundredths of a pixel apart.
  private static let farthest = 16384.0

  private func collect(
    _ node: LayerMirror.Node, _ space: CATransform3D, _ opacity: Double, isDeep: Bool, level: Int,
    _ planes: inout [Placed]
  ) {
    guard level < Self.mostDepth else { return }
    let space = CATransform3DConcat(LayerSpace.sublayers(of: node.properties), space)
    for id in node.children {
      guard let child = mirror.nodes[id], !child.properties.isHidden else { continue }
      let values = child.properties
      let matrix = CATransform3DConcat(LayerSpace.placement(of: values, depth: isDeep), space)
      if child.kind == .transform {
        collect(child, matrix, opacity * min(max(values.opacity, 0), 1), isDeep: true, level: level + 1, &planes)
      } else {
        let z = values.zPosition.isFinite ? values.zPosition : 0
        planes.append(Placed(layer: id, matrix: matrix, opacity: opacity, zPosition: z))
      }
    }
  }

  // MARK: Masks

  /// A mask that is one opaque outline clips; nil for any other.
  private mutating func clip(_ state: State, byMask id: LayerID) -> State? {
    guard let node = mirror.nodes[id] else { return nil }
    let values = node.properties
    guard node.kind == .plain, node.children.isEmpty, !values.isHidden, values.opacity >= 1, values.mask == nil,
      values.contents == .none, values.gradient == nil, values.borderWidth <= 0, values.shadow.drawnColor == nil
    else { return nil }
    let own = placed(id, in: state)
    var result = state
    if let shape = values.shape {
      guard values.backgroundColor == nil, !values.masksToBounds, let path = shape.path, shape.strokedPath == nil,
        (shape.fillColor?.alpha ?? 0) >= 1
      else { return nil }
      guard let filled = mask(of: path, rule: shape.fillRule == .evenOdd ? 1 : 0, own) else {
        result.clip.bounds = .empty
        return result
      }
      result.clip = list.narrow(state.clip, to: filled.coverage, within: filled.bounds)
      return result
    }
    guard (values.backgroundColor?.alpha ?? 0) >= 1 else { return nil }
    guard let box = box(values.bounds, radii: Self.radii(values), own) else {
      result.clip.bounds = .empty
      return result
    }
    result.clip = list.narrow(state.clip, to: box.coverage, within: box.bounds)
    return result
  }

  // MARK: Backdrops

  private mutating func draw(_ backdrop: LayerBackdrop, _ values: LayerProperties, _ state: State, _ opacity: Double) {
    guard let box = box(values.bounds, radii: Self.radii(values), state) else { return }
    var step = RasterStep()
    step.kind = Int32(RasterStepBackdrop)
    step.coverage = box.coverage
    let scale = state.map.scale(at: values.bounds.midX, values.bounds.midY)
    step.deviation = Float(max(0, min(backdrop.blur * scale, 1e6)))
    step.saturation = backdrop.saturation.isFinite ? Float(max(0, min(backdrop.saturation, 100))) : 1
    step.opacity = Self.byte(opacity)
    list.add(step, within: box.bounds, clip: state.clip)
  }
}
