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

  /// Gives what a key names another value. A value of another kind changes nothing.
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
    switch property {
    case .position: .point(position)
    case .zPosition: .number(zPosition)
    case .anchorPoint: .point(anchorPoint)
    case .bounds: .rect(bounds)
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .opacity: .number(opacity)
    case .isHidden: .flag(isHidden)
    case .isDoubleSided: .flag(isDoubleSided)
    case .masksToBounds: .flag(masksToBounds)
    case .backgroundColor: .color(backgroundColor)
    case .cornerRadius: .number(cornerRadius)
    case .borderWidth: .number(borderWidth)
    case .borderColor: .color(borderColor)
    case .shadowColor: .color(shadow.color)
    case .shadowOpacity: .number(Double(shadow.opacity))
    case .shadowOffset: .size(shadow.offset)
    case .shadowRadius: .number(shadow.radius)
    case .shadowPath: .path(shadow.path)
    case .contents: .contents(contents)
    case .contentsRect: .rect(contentsRect)
    case .contentsCenter: .rect(contentsCenter)
    case .colors: .list(gradient?.stops.map(\.color.components) ?? [])
    case .locations: .list(gradient?.stops.map { [Double($0.location), 0, 0, 0] } ?? [])
    case .startPoint: .point(gradient?.start ?? CGPoint(x: 0.5, y: 0))
    case .endPoint: .point(gradient?.end ?? CGPoint(x: 0.5, y: 1))
    case .path: .path(shape?.path)
    case .fillColor: .color(shape?.fillColor)
    case .strokeColor: .color(shape?.strokeColor)
    case .strokeStart: .number(Double(shape?.strokeStart ?? 0))
    case .strokeEnd: .number(Double(shape?.strokeEnd ?? 1))
    case .lineWidth: .number(Double(shape?.stroke.width ?? 1))
    case .miterLimit: .number(Double(shape?.stroke.miterLimit ?? 10))
    case .lineDashPhase: .number(Double(shape?.stroke.dashPhase ?? 0))
    case .instanceDelay: .number(replicationValues.delay)
    case .instanceTransform: .transform(replicationValues.transform)
    case .instanceColor: .color(replicationValues.color)
    case .instanceRedOffset: .number(Double(replicationValues.redOffset))
    case .instanceGreenOffset: .number(Double(replicationValues.greenOffset))
    case .instanceBlueOffset: .number(Double(replicationValues.blueOffset))
    case .instanceAlphaOffset: .number(Double(replicationValues.alphaOffset))
    }
  }

  private mutating func set(_ value: AnimationValue, of property: AnimatedProperty) {
    switch value {
    case .vector(let vector): set(vector, of: property)
    case .transform(let value):
      switch property {
      case .transform: transform = value
      case .sublayerTransform: sublayerTransform = value
      default: if replication != nil { replicationValues.transform = value }
      }
    case .path(let path):
      if property == .shadowPath { shadow.path = path } else { shape?.path = path }
    case .list(let list): setStops(list, of: property)
    case .flag(let flag):
      switch property {
      case .isHidden: isHidden = flag
      case .isDoubleSided: isDoubleSided = flag
      default: masksToBounds = flag
      }
    case .contents(let value): contents = value
    case .noColor:
      switch property {
      case .backgroundColor: backgroundColor = nil
      case .fillColor: shape?.fillColor = nil
      case .strokeColor: shape?.strokeColor = nil
      default: set(.zero, of: property)
      }
    }
  }

  private mutating func set(_ vector: SIMD4<Double>, of property: AnimatedProperty) {
    switch property {
    case .position: position = CGPoint(x: vector[0], y: vector[1])
    case .zPosition: zPosition = vector[0]
    case .anchorPoint: anchorPoint = CGPoint(x: vector[0], y: vector[1])
    // A spring may swing beyond nothing: a size has no less.
    case .bounds:
      bounds = CGRect(x: vector[0], y: vector[1], width: max(vector[2], 0), height: max(vector[3], 0))
    case .opacity: opacity = vector[0]
    case .backgroundColor: backgroundColor = LayerColor(components: vector)
    case .cornerRadius: cornerRadius = max(vector[0], 0)
    case .borderWidth: borderWidth = max(vector[0], 0)
    case .borderColor: borderColor = LayerColor(components: vector)
    case .shadowColor: shadow.color = LayerColor(components: vector)
    case .shadowOpacity: shadow.opacity = Float(vector[0])
    case .shadowOffset: shadow.offset = CGSize(width: vector[0], height: vector[1])
    case .shadowRadius: shadow.radius = max(vector[0], 0)
    case .contentsRect: contentsRect = CGRect(x: vector[0], y: vector[1], width: vector[2], height: vector[3])
    case .contentsCenter: contentsCenter = CGRect(x: vector[0], y: vector[1], width: vector[2], height: vector[3])
    case .startPoint: gradient?.start = CGPoint(x: vector[0], y: vector[1])
    case .endPoint: gradient?.end = CGPoint(x: vector[0], y: vector[1])
    case .fillColor: shape?.fillColor = LayerColor(components: vector)
    case .strokeColor: shape?.strokeColor = LayerColor(components: vector)
    case .strokeStart: shape?.strokeStart = vector[0]
    case .strokeEnd: shape?.strokeEnd = vector[0]
    case .lineWidth: shape?.stroke.width = max(vector[0], 0)
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
        LayerGradient.Stop(color: .black, location: CGFloat(index) / CGFloat(list.count - 1))
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
  mutating func take(_ set: LayerPropertySet, from other: LayerProperties) {
    other.forEachValue(in: set) { apply($0) }
    // What hosts are told as a part of something else, or not at all.
    if set.contains(.transform) {
      transform = other.transform
      anchorPointZ = other.anchorPointZ
    }
    if set.contains(.replication) { replication = other.replication }
  }
}
