extension InterfaceBuilder {
  /// Makes a view with what it has in it, and answers the name of its variable.
  mutating func makeView(_ element: InterfaceElement) -> String? {
    guard let known = InterfaceClasses.views[element.name] else {
      find(element, "The library has nothing for <\(element.name)>: it is left out with all that is in it.")
      return nil
    }
    var plain = known.made
    if element.name == "button" {
      let isPlain = element["buttonType"] == nil || element["buttonType"] == "custom"
      plain = "UIButton(type: \(isPlain ? ".custom" : ".system"))"
    }
    let (type, made) = self.made(element, known.name, plain)
    let name = newName("view")
    lines.append("let \(name) = \(made)")
    name_(element, name, type)
    let holder = contentHolder(of: element, name)
    if let content = element.children.first(where: { $0["key"] == "contentView" }) {
      name_(content, "\(name).contentView", "UIView")
    }
    setCommon(element, name)
    setOwn(element, name)
    let content = element.children.first { $0["key"] == "contentView" }
    for container in [element, content].compactMap(\.self) {
      let isStack = element.name == "stackView"
      for child in container.list("subviews") {
        guard let inner = makeView(child) else { continue }
        lines.append(isStack ? "\(name).addArrangedSubview(\(inner))" : "\(holder).addSubview(\(inner))")
      }
      if let list = container.child("constraints") { constraints.append((list, container === content ? holder : name)) }
    }
    connections.append((element, name))
    return name
  }

  private mutating func name_(_ element: InterfaceElement, _ name: String, _ type: String) {
    guard let id = element["id"] else { return }
    (names[id], classes[id]) = (name, type)
    for guide in element.children + element.list("layoutGuides") {
      guard let id = guide["id"] else { continue }
      if guide.name == "viewLayoutGuide" {
        let property = [
          "safeArea": "safeAreaLayoutGuide", "layoutMargins": "layoutMarginsGuide", "keyboard": "keyboardLayoutGuide",
          "contentLayoutGuide": "contentLayoutGuide", "frameLayoutGuide": "frameLayoutGuide",
        ]
        names[id] = "\(name).\(property[guide["key"] ?? ""] ?? "safeAreaLayoutGuide")"
      }
    }
  }

  /// What holds the subviews of a view.
  private func contentHolder(of element: InterfaceElement, _ name: String) -> String {
    switch element.name {
    case "visualEffectView", "collectionViewCell": "\(name).contentView"
    default: name
    }
  }

  /// What all views have.
  private mutating func setCommon(_ element: InterfaceElement, _ name: String) {
    if let rect = element.value(of: "frame"), let value = Self.rect(rect) { lines.append("\(name).frame = \(value)") }
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false {
      lines.append("\(name).translatesAutoresizingMaskIntoConstraints = false")
    }
    if let mask = element.value(of: "autoresizingMask") {
      let parts = [
        ("widthSizable", ".flexibleWidth"), ("heightSizable", ".flexibleHeight"),
        ("flexibleMinX", ".flexibleLeftMargin"), ("flexibleMaxX", ".flexibleRightMargin"),
        ("flexibleMinY", ".flexibleTopMargin"), ("flexibleMaxY", ".flexibleBottomMargin"),
      ].filter { mask.flag($0.0) == true }.map(\.1)
      lines.append("\(name).autoresizingMask = [\(parts.joined(separator: ", "))]")
    }
    setFlags(
      element, name,
      [
        ("hidden", "isHidden"), ("opaque", "isOpaque"), ("userInteractionEnabled", "isUserInteractionEnabled"),
        ("multipleTouchEnabled", "isMultipleTouchEnabled"), ("clipsSubviews", "clipsToBounds"),
        ("enabled", "isEnabled"), ("selected", "isSelected"), ("highlighted", "isHighlighted"),
        ("preservesSuperviewLayoutMargins", "preservesSuperviewLayoutMargins"),
        ("insetsLayoutMarginsFromSafeArea", "insetsLayoutMarginsFromSafeArea"),
      ])
    setNumbers(element, name, [("alpha", "alpha"), ("tag", "tag")])
    setCase(element, name, "contentMode", "contentMode")
    for key in ["backgroundColor", "tintColor"] { setColor(element, name, key, key) }
    for (attribute, method, axis) in [
      ("horizontalHuggingPriority", "setContentHuggingPriority", "horizontal"),
      ("verticalHuggingPriority", "setContentHuggingPriority", "vertical"),
      ("horizontalCompressionResistancePriority", "setContentCompressionResistancePriority", "horizontal"),
      ("verticalCompressionResistancePriority", "setContentCompressionResistancePriority", "vertical"),
    ] {
      if let value = Self.number(element[attribute]) {
        lines.append("\(name).\(method)(UILayoutPriority(\(value)), for: .\(axis))")
      }
    }
    if let identifier = element["restorationIdentifier"] {
      lines.append("\(name).restorationIdentifier = \(Self.literal(identifier))")
    }
    if let accessibility = element.value(of: "accessibilityConfiguration") {
      for (attribute, property) in [
        ("label", "accessibilityLabel"), ("hint", "accessibilityHint"), ("identifier", "accessibilityIdentifier"),
      ] {
        if let text = accessibility[attribute] { lines.append("\(name).\(property) = \(Self.literal(text))") }
      }
      if let isElement = accessibility.child("bool")?.flag("value") {
        lines.append("\(name).isAccessibilityElement = \(isElement)")
      }
    }
    setRuntimeAttributes(element, name)
  }

  mutating func setFlags(_ element: InterfaceElement, _ name: String, _ pairs: [(String, String)]) {
    for (attribute, property) in pairs {
      if let flag = element.flag(attribute) { lines.append("\(name).\(property) = \(flag)") }
    }
  }

  mutating func setNumbers(_ element: InterfaceElement, _ name: String, _ pairs: [(String, String)]) {
    for (attribute, property) in pairs {
      if let number = Self.number(element[attribute]) { lines.append("\(name).\(property) = \(number)") }
    }
  }

  /// A property whose values have the file's words.
  mutating func setCase(_ element: InterfaceElement, _ name: String, _ attribute: String, _ property: String) {
    guard let word = element[attribute] else { return }
    guard word.allSatisfy({ $0.isLetter || $0.isNumber }), word.first?.isLetter == true else {
      return find(element, "Nobody knows what \(attribute)=\"\(word)\" is: it is left out.")
    }
    lines.append("\(name).\(property) = .\(word)")
  }

  mutating func setColor(_ element: InterfaceElement, _ name: String, _ key: String, _ property: String) {
    guard let color = element.value(of: key), color.name == "color", let value = self.color(color) else { return }
    lines.append("\(name).\(property) = \(value)")
  }

  /// Values that the program's own properties get.
  private mutating func setRuntimeAttributes(_ element: InterfaceElement, _ name: String) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"],
        path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
      else { continue }
      let value = attribute.value(of: "value")
      var text: String?
      switch attribute["type"] {
      case "boolean": text = attribute.flag("value").map { "\($0)" }
      case "string", "localizedString":
        text = (attribute["value"] ?? value?.text).map(Self.literal)
      case "number": text = Self.number(value?["value"])
      case "color":
        if let value { text = color(value) }
        if path.hasSuffix("layer.borderColor") || path.hasSuffix("layer.shadowColor") {
          text = text.map { $0 + ".cgColor" }
        }
      case "point": text = value.flatMap { Self.pair($0, "CGPoint", "x", "y") }
      case "size": text = value.flatMap { Self.pair($0, "CGSize", "width", "height") }
      case "rect": text = value.flatMap(Self.rect)
      case "image": text = (attribute["value"] ?? value?["name"]).map { "UIImage(named: \(Self.literal($0)))" }
      default: break
      }
      guard let text else {
        find(attribute, "The value of \(path) is of a type that nobody knows: it is left out.")
        continue
      }
      lines.append("\(name).\(path) = \(text)")
    }
  }
}
