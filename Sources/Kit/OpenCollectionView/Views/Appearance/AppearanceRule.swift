/// A proxy, with the objects that it is for.
@MainActor final class AppearanceRule {
  let type: AnyClass
  let traits: UITraitCollection?
  let containers: [any UIAppearanceContainer.Type]
  let proxy: AnyObject
  private let properties: [AppearanceProperty]
  /// The values that the proxy had before the program set anything, in the order of the properties.
  private let initial: [Any?]

  init(
    _ type: AnyClass, traits: UITraitCollection?, containers: [any UIAppearanceContainer.Type], proxy: AnyObject,
    properties: [AppearanceProperty]
  ) {
    self.type = type
    self.traits = traits
    self.containers = containers
    self.proxy = proxy
    self.properties = properties
    initial = properties.map { $0.read(proxy) }
  }

  /// Tells whether the rule is the one that a program asks for.
  func isFor(_ type: AnyClass, _ traits: UITraitCollection?, _ containers: [any UIAppearanceContainer.Type]) -> Bool {
    type == self.type && traits == self.traits && containers.elementsEqual(self.containers, by: ==)
  }

  /// The properties that the program has set, with their values.
  var settings: [(property: AppearanceProperty, value: Any?)] {
    zip(properties, initial).compactMap { property, initial in
      let value = property.read(proxy)
      return AppearanceProperty.areEqual(value, initial) ? nil : (property, value)
    }
  }

  /// How far out the outermost container lies, counted from the object, where all are there; nil where one is not. 0 without any.
  func distance(in surroundings: [UIResponder]) -> Int? {
    var place = 0
    for container in containers {
      guard let index = surroundings[place...].firstIndex(where: { Self.isKind($0, container) }) else { return nil }
      place = index + 1
    }
    return place
  }

  private static func isKind(_ responder: UIResponder, _ container: any UIAppearanceContainer.Type) -> Bool {
    responder.isKind(of: container as AnyClass)
  }
}
