import PlaneGeometry

/// The target of a key path: a property of a layer, or a part of one.
struct AnimationKey: Equatable {
  /// A part of a property's value.
  enum Part: Equatable {
    /// All of it.
    case whole
    /// One component.
    case lane(Int)
    /// Two components, the first of which is given: a rectangle's origin or size.
    case pair(Int)
    /// A part of a transform.
    case transform(TransformComponent)
    /// A transform's way across the plane.
    case translation
  }

  var property: AnimatedProperty
  var part = Part.whole

  init(_ property: AnimatedProperty, part: Part = .whole) {
    self.property = property
    self.part = part
  }

  /// Reads a key path; nil for a path that names nothing that can be animated.
  init?(path: String) {
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = names.first, let property = AnimatedProperty(rawValue: Self.key(String(first)))
    else { return nil }
    self.property = property
    let rest = names.dropFirst().joined(separator: ".")
    guard names.count > 1 else {
      part = .whole
      return
    }
    guard let part = Self.part(rest, of: property.kind) else { return nil }
    self.part = part
  }

  /// Properties of Swift whose name is not their key may be named either way.
  private static func key(_ name: String) -> String {
    switch name {
    case "isHidden": "hidden"
    case "isDoubleSided": "doubleSided"
    default: name
    }
  }

  private static func part(_ name: String, of kind: AnimationValue.Kind) -> Part? {
    switch (kind, name) {
    case (.point, "x"), (.size, "width"), (.rect, "origin.x"): .lane(0)
    case (.point, "y"), (.size, "height"), (.rect, "origin.y"): .lane(1)
    case (.rect, "size.width"): .lane(2)
    case (.rect, "size.height"): .lane(3)
    case (.rect, "origin"): .pair(0)
    case (.rect, "size"): .pair(2)
    case (.transform, "translation"): .translation
    case (.transform, _): TransformComponent(keyPath: name).map(Part.transform)
    default: nil
    }
  }

  var valueKind: AnimationValue.Kind {
    switch part {
    case .whole: property.kind
    case .lane, .transform: .number
    case .pair(let first): first == 0 ? .point : .size
    case .translation: .size
    }
  }

  /// The properties in a commit that a change of the target concerns.
  var bits: LayerPropertySet {
    guard property == .bounds else { return property.bits }
    switch part {
    case .lane(let lane): return lane < 2 ? .boundsOrigin : .boundsSize
    case .pair(let first): return first == 0 ? .boundsOrigin : .boundsSize
    default: return property.bits
    }
  }
}

extension TransformComponent {
  init?(keyPath: String) {
    switch keyPath {
    case "rotation", "rotation.z": self = .rotationZ
    case "rotation.x": self = .rotationX
    case "rotation.y": self = .rotationY
    case "scale": self = .scale
    case "scale.x": self = .scaleX
    case "scale.y": self = .scaleY
    case "scale.z": self = .scaleZ
    case "translation.x": self = .translationX
    case "translation.y": self = .translationY
    case "translation.z": self = .translationZ
    default: return nil
    }
  }

  init?(_ function: CAValueFunctionName) {
    switch function {
    case .rotateX: self = .rotationX
    case .rotateY: self = .rotationY
    case .rotateZ: self = .rotationZ
    case .scaleX: self = .scaleX
    case .scaleY: self = .scaleY
    case .scaleZ: self = .scaleZ
    case .translateX: self = .translationX
    case .translateY: self = .translationY
    case .translateZ: self = .translationZ
    default: return nil
    }
  }
}
