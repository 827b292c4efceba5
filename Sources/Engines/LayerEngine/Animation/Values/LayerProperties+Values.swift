import Foundation
import PlaneGeometry

extension LayerProperties {
  /// The value of what a key names. What a layer does not have - the path of a layer without a shape - is as a new one's.
  func value(of key: AnimationKey) -> AnimationValue {
    let whole = value(of: key.property)
    switch (key.part, whole) {
    case (.whole, _): return whole
    case (.lane(let lane), .vector(let vector)): return .number(vector[lane])
    case (.pair(let first), .vector(let vector)): return .vector([vector[first], vector[first + 1], 0, 0])
    case (.transform(let component), .transform(let transform)): return .number(transform.component(component))
    case (.translation, .transform(let transform)): return .vector([transform.m41, transform.m42, 0, 0])
    default: return whole
    }
  }

  /// Gives what a key names another value, which may be beyond what there is until ``limit(_:)``. A value of another kind
  /// changes nothing.
  mutating func set(_ value: AnimationValue, of key: AnimationKey) {
    if case .whole = key.part {
      set(value, of: key.property)
      return
    }
    var whole = self.value(of: key.property)
    switch (key.part, whole, value) {
    case (.lane(let lane), .vector(var vector), .vector(let new)):
      vector[lane] = new[0]
      whole = .vector(vector)
    case (.pair(let first), .vector(var vector), .vector(let new)):
      vector[first] = new[0]
      vector[first + 1] = new[1]
      whole = .vector(vector)
    case (.transform(let component), .transform(let transform), .vector(let new)):
      whole = .transform(transform.setting(component, to: new[0]))
    case (.translation, .transform(let transform), .vector(let new)):
      whole = .transform(transform.setting(translation: CGSize(width: new[0], height: new[1])))
    default: return
    }
    set(whole, of: key.property)
  }

  private func value(of property: AnimatedProperty) -> AnimationValue {
    if let vector = vector(of: property) { return .vector(vector) }
    return switch property {
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .instanceTransform: .transform(replicationValues.transform)
    case .isHidden: .flag(isHidden)
    case .isDoubleSided: .flag(isDoubleSided)
    case .masksToBounds: .flag(masksToBounds)
    case .shadowPath: .path(shadow.path)
    case .contents: .contents(contents)
    case .colors: .list(gradient?.stops.map(\.color.components) ?? [])
    case .locations: .list(gradient?.stops.map { [Double($0.location), 0, 0, 0] } ?? [])
    case .path: .path(shape?.path)
    default: .noColor
    }
  }

  /// The components of what a key names; nil for what has none, among it a colour that there is not.
  @inline(__always)
  func vector(of key: AnimationKey) -> SIMD4<Double>? {
    guard let whole = vector(of: key.property) else { return nil }
    switch key.part {
    case .lane(let lane): return [whole[lane], 0, 0, 0]
    case .pair(let first): return [whole[first], whole[first + 1], 0, 0]
    default: return whole
    }
  }

  /// Gives what a key names other components, as ``set(_:of:)`` does; what has none stays as it is.
  @inline(__always)
  mutating func set(_ new: SIMD4<Double>, of key: AnimationKey) {
    guard new - new == .zero else { return }
    switch key.part {
    case .whole: set(new, of: key.property)
    case .lane(let lane):
      guard var whole = vector(of: key.property) else { return }
      whole[lane] = new[0]
      set(whole, of: key.property)
    case .pair(let first):
      guard var whole = vector(of: key.property) else { return }
      whole[first] = new[0]
      whole[first + 1] = new[1]
      set(whole, of: key.property)
    default: break
    }
  }

  @inline(__always)
  private func vector(of property: AnimatedProperty) -> SIMD4<Double>? {
    switch property {
    case .position: return Self.components(of: position)
    case .zPosition: return [zPosition, 0, 0, 0]
    case .anchorPoint: return Self.components(of: anchorPoint)
    case .bounds: return Self.components(of: bounds)
    case .opacity: return [opacity, 0, 0, 0]
    case .backgroundColor: return backgroundColor?.components
    case .cornerRadius: return [cornerRadius, 0, 0, 0]
    case .borderWidth: return [borderWidth, 0, 0, 0]
    case .borderColor: return borderColor.components
    case .shadowColor: return shadow.color.components
    case .shadowOpacity: return [Double(shadow.opacity), 0, 0, 0]
    case .shadowOffset: return [shadow.offset.width, shadow.offset.height, 0, 0]
    case .shadowRadius: return [shadow.radius, 0, 0, 0]
    case .contentsRect: return Self.components(of: contentsRect)
    case .contentsCenter: return Self.components(of: contentsCenter)
    case .startPoint: return Self.components(of: gradient?.start ?? CGPoint(x: 0.5, y: 0))
    case .endPoint: return Self.components(of: gradient?.end ?? CGPoint(x: 0.5, y: 1))
    case .fillColor: return shape?.fillColor?.components
    case .strokeColor: return shape?.strokeColor?.components
    case .strokeStart: return [Double(shape?.strokeStart ?? 0), 0, 0, 0]
    case .strokeEnd: return [Double(shape?.strokeEnd ?? 1), 0, 0, 0]
    case .lineWidth: return [Double(shape?.stroke.width ?? 1), 0, 0, 0]
    case .miterLimit: return [Double(shape?.stroke.miterLimit ?? 10), 0, 0, 0]
    case .lineDashPhase: return [Double(shape?.stroke.dashPhase ?? 0), 0, 0, 0]
    case .instanceDelay: return [replicationValues.delay, 0, 0, 0]
    case .instanceColor: return replicationValues.color.components
    case .instanceRedOffset: return [Double(replicationValues.redOffset), 0, 0, 0]
    case .instanceGreenOffset: return [Double(replicationValues.greenOffset), 0, 0, 0]
    case .instanceBlueOffset: return [Double(replicationValues.blueOffset), 0, 0, 0]
    case .instanceAlphaOffset: return [Double(replicationValues.alphaOffset), 0, 0, 0]
    case .transform, .sublayerTransform, .instanceTransform, .isHidden, .isDoubleSided, .masksToBounds, .shadowPath,
      .contents, .colors,
      .locations, .path:
      return nil
    }
  }

  private static func components(of point: CGPoint) -> SIMD4<Double> { [point.x, point.y, 0, 0] }

  private static func components(of rect: CGRect) -> SIMD4<Double> {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }

  /// Sets a property. A value that is not finite, as a spring without measure gives it, changes nothing, and neither
  /// does one of another kind.
  private mutating func set(_ value: AnimationValue, of property: AnimatedProperty) {
    switch (value, property) {
    case (.vector(let vector), _): if vector - vector == .zero { set(vector, of: property) }
    case (.transform(let value), .transform): if value.isFinite { transform = value }
    case (.transform(let value), .sublayerTransform): if value.isFinite { sublayerTransform = value }
    case (.transform(let value), .instanceTransform):
      if value.isFinite, replication != nil { replicationValues.transform = value }
    case (.path(let path), .shadowPath): shadow.path = path
    case (.path(let path), .path): shape?.path = path
    case (.list(let list), .colors), (.list(let list), .locations): setStops(list, of: property)
    case (.flag(let flag), .isHidden): isHidden = flag
    case (.flag(let flag), .isDoubleSided): isDoubleSided = flag
    case (.flag(let flag), .masksToBounds): masksToBounds = flag
    case (.contents(let value), .contents): contents = value
    case (.noColor, .backgroundColor): backgroundColor = nil
    case (.noColor, .fillColor): shape?.fillColor = nil
    case (.noColor, .strokeColor): shape?.strokeColor = nil
    case (.noColor, .borderColor), (.noColor, .shadowColor): set(.zero, of: property)
    default: break
    }
  }

  @inline(__always)
  private mutating func set(_ vector: SIMD4<Double>, of property: AnimatedProperty) {
    switch property {
    case .position: position = CGPoint(x: vector[0], y: vector[1])
    case .zPosition: zPosition = vector[0]
    case .anchorPoint: anchorPoint = CGPoint(x: vector[0], y: vector[1])
    case .bounds: bounds = CGRect(x: vector[0], y: vector[1], width: vector[2], height: vector[3])
    case .opacity: opacity = vector[0]
    case .backgroundColor: backgroundColor = LayerColor(unlimited: vector)
    case .cornerRadius: cornerRadius = vector[0]
    case .borderWidth: borderWidth = vector[0]
    case .borderColor: borderColor = LayerColor(unlimited: vector)
    case .shadowColor: shadow.color = LayerColor(unlimited: vector)
    case .shadowOpacity: shadow.opacity = Float(vector[0])
    case .shadowOffset: shadow.offset = CGSize(width: vector[0], height: vector[1])
    case .shadowRadius: shadow.radius = vector[0]
    case .contentsRect: contentsRect = CGRect(x: vector[0], y: vector[1], width: vector[2], height: vector[3])
    case .contentsCenter: contentsCenter = CGRect(x: vector[0], y: vector[1], width: vector[2], height: vector[3])
    case .startPoint: gradient?.start = CGPoint(x: vector[0], y: vector[1])
    case .endPoint: gradient?.end = CGPoint(x: vector[0], y: vector[1])
    case .fillColor: shape?.fillColor = LayerColor(unlimited: vector)
    case .strokeColor: shape?.strokeColor = LayerColor(unlimited: vector)
    case .strokeStart: shape?.strokeStart = vector[0]
    case .strokeEnd: shape?.strokeEnd = vector[0]
    case .lineWidth: shape?.stroke.width = vector[0]
    case .miterLimit: shape?.stroke.miterLimit = vector[0]
    case .lineDashPhase: shape?.stroke.dashPhase = vector[0]
    default: if replication != nil { setReplication(vector, of: property) }
    }
  }

  private mutating func setReplication(_ vector: SIMD4<Double>, of property: AnimatedProperty) {
    switch property {
    case .instanceDelay: replicationValues.delay = vector[0]
    case .instanceColor: replicationValues.color = LayerColor(components: vector)
    case .instanceRedOffset: replicationValues.redOffset = Float(vector[0])
    case .instanceGreenOffset: replicationValues.greenOffset = Float(vector[0])
    case .instanceBlueOffset: replicationValues.blueOffset = Float(vector[0])
    case .instanceAlphaOffset: replicationValues.alphaOffset = Float(vector[0])
    default: break
    }
  }

  /// Stops that there are not stay out: a gradient has as many as its colours.
  private mutating func setStops(_ list: [SIMD4<Double>], of property: AnimatedProperty) {
    guard var stops = gradient?.stops else { return }
    if property == .colors, list.count > stops.count {
      stops = list.indices.map { index in
        LayerGradient.Stop(color: .black, location: CGFloat(index) / CGFloat(max(list.count - 1, 1)))
      }
    }
    var last: CGFloat = 0
    for index in 0..<min(list.count, stops.count) {
      if property == .colors {
        stops[index].color = LayerColor(components: list[index])
      } else {
        last = min(max(list[index][0], last), 1)
        stops[index].location = last
      }
    }
    gradient?.stops = stops
  }

  /// Takes over what `set` names from another layer's values.
  mutating func take(_ set: LayerPropertySet, from other: UnsafePointer<LayerProperties>) {
    // What nearly all animations change, without a detour.
    if set.contains(.position) { position = other.pointee.position }
    if set.contains(.boundsOrigin) { bounds.origin = other.pointee.bounds.origin }
    if set.contains(.boundsSize) { bounds.size = other.pointee.bounds.size }
    if set.contains(.transform) { transform = other.pointee.transform }
    if set.contains(.opacity) { opacity = other.pointee.opacity }
    let rest = set.subtracting([.position, .boundsOrigin, .boundsSize, .transform, .opacity])
    if !rest.isEmpty { Self.forEachValue(of: other, in: rest) { apply($0) } }
    anchorPointZ = other.pointee.anchorPointZ
    if set.contains(.replication) { replication = other.pointee.replication }
  }
}
