import Foundation

/// The appearances that a program has set for classes.
@MainActor final class Appearances {
  private var rules: [AppearanceRule] = []
  /// The rules of a class and the classes above it, the weakest first.
  private var rulesOfClasses: [ObjectIdentifier: [AppearanceRule]] = [:]

  /// Tells whether there are any at all: without, nothing is looked up for a view that comes into a window.
  var isEmpty: Bool { rules.isEmpty }

  /// Tells whether any application of the process has some: without, a view need not look for its own.
  private(set) static var areUsed = false

  /// The proxy for what a program names: one and the same each time.
  func proxy(
    of type: AnyClass, traits: UITraitCollection?, containers: [any UIAppearanceContainer.Type],
    make: () -> AnyObject
  ) -> AnyObject {
    if let known = rules.first(where: { $0.isFor(type, traits, containers) }) { return known.proxy }
    let proxy = make()
    Self.areUsed = true
    rules.append(
      AppearanceRule(
        type, traits: traits, containers: containers, proxy: proxy, properties: AppearanceProperty.all(of: proxy)))
    rulesOfClasses = [:]
    return proxy
  }

  /// The properties that an object is to have, each once.
  ///
  /// - Parameter surroundings: who lies around the object, the innermost first.
  func settings(for object: AnyObject, traits: UITraitCollection, surroundings: () -> [UIResponder])
    -> [(property: AppearanceProperty, value: Any?)]
  {
    let candidates = rules(of: Swift.type(of: object))
    guard !candidates.isEmpty else { return [] }
    let around = candidates.contains { !$0.containers.isEmpty } ? surroundings() : []
    let fitting = candidates.enumerated().compactMap { index, rule -> (order: [Int], rule: AppearanceRule)? in
      guard rule.proxy !== object, rule.traits.map({ traits.containsTraits(in: $0) }) ?? true,
        let distance = rule.distance(in: around)
      else { return nil }
      let depth = Self.depth(of: rule.type)
      return ([depth, distance, rule.containers.count, rule.traits == nil ? 0 : 1, index], rule)
    }.sorted { $0.order.lexicographicallyPrecedes($1.order) }
    var found: [(property: AppearanceProperty, value: Any?)] = []
    for (property, value) in fitting.flatMap(\.rule.settings) {
      found.removeAll { $0.property.name == property.name }
      found.append((property, value))
    }
    return found
  }

  private func rules(of type: AnyClass) -> [AppearanceRule] {
    if let known = rulesOfClasses[ObjectIdentifier(type)] { return known }
    var ancestry: Set<ObjectIdentifier> = []
    var next: AnyClass? = type
    while let current = next {
      ancestry.insert(ObjectIdentifier(current))
      next = _getSuperclass(current)
    }
    let found = rules.filter { ancestry.contains(ObjectIdentifier($0.type)) }
    rulesOfClasses[ObjectIdentifier(type)] = found
    return found
  }

  private static func depth(of type: AnyClass) -> Int {
    var depth = 0
    var next: AnyClass? = _getSuperclass(type)
    while let current = next {
      depth += 1
      next = _getSuperclass(current)
    }
    return depth
  }

  // MARK: What nobody has set

  /// Objects that nobody has set anything on, by the property that they were made for.
  private var unset: [AnyHashable: AnyObject] = [:]

  /// Gives an object what it is to have, except for what the program has set itself.
  ///
  /// - Parameter given: what appearances have given the object before, which is not the program's.
  func apply(
    to object: AnyObject, traits: UITraitCollection, given: inout [AnyHashable: Any],
    surroundings: () -> [UIResponder]
  ) {
    // Asked before anything is set: a property may change what another one says.
    let wanted = settings(for: object, traits: traits, surroundings: surroundings).filter { property, value in
      let present = property.read(object)
      if AppearanceProperty.areEqual(present, value) { return false }
      if let before = given[property.name] { return AppearanceProperty.areEqual(present, before) }
      guard let unset = unset[property.name] ?? property.makeUnset() else { return false }
      self.unset[property.name] = unset
      return AppearanceProperty.areEqual(present, property.read(unset))
    }
    for (property, value) in wanted { property.write(object, value) }
    for (property, _) in wanted { given[property.name] = property.read(object) as Any }
  }
}
