extension InterfaceBuilder {
  /// A number as it is written; nil for what is none.
  static func number(_ text: String?) -> String? {
    guard let text, let value = Double(text), value.isFinite else { return nil }
    // A text that begins with a dot or has an exponent is a number to XML and none to Swift.
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  static func pair(_ element: InterfaceElement, _ type: String, _ first: String, _ second: String) -> String? {
    guard let one = number(element[first]), let two = number(element[second]) else { return nil }
    return "\(type)(\(first): \(one), \(second): \(two))"
  }

  static func rect(_ element: InterfaceElement) -> String? {
    guard let x = number(element["x"]), let y = number(element["y"]), let width = number(element["width"]),
      let height = number(element["height"])
    else { return nil }
    return "CGRect(x: \(x), y: \(y), width: \(width), height: \(height))"
  }

  /// Insets, which files write as rectangles or by their sides.
  static func insets(_ element: InterfaceElement) -> String? {
    if let top = number(element["top"]), let left = number(element["left"]), let bottom = number(element["bottom"]),
      let right = number(element["right"])
    {
      return "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
    }
    guard let left = number(element["minX"]), let top = number(element["minY"]), let right = number(element["maxX"]),
      let bottom = number(element["maxY"])
    else { return nil }
    return "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))"
  }

  /// A colour; nil, and a warning, for one of a kind that nobody knows.
  mutating func color(_ element: InterfaceElement) -> String? {
    let alpha = Self.number(element["alpha"]) ?? "1"
    if let white = Self.number(element["white"]) { return "UIColor(white: \(white), alpha: \(alpha))" }
    if let red = Self.number(element["red"]), let green = Self.number(element["green"]),
      let blue = Self.number(element["blue"])
    {
      let isWide = element["customColorSpace"] == "displayP3"
      return "UIColor(\(isWide ? "displayP3Red" : "red"): \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
    }
    if let system = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      let former = ["groupTableViewBackgroundColor": "systemGroupedBackground"]
      let name =
        former[system] ?? (system.hasSuffix("Color") && system != "tintColor" ? String(system.dropLast(5)) : system)
      return "UIColor.\(name)"
    }
    if let name = element["name"] {
      // The file has the colour itself beside its name.
      let resource = root.list("resources").first { $0.name == "namedColor" && $0["name"] == name }?.child("color")
      let own = resource.flatMap { $0["name"] == nil ? color($0) : nil }
      return "UIColor(named: \(Self.literal(name))) ?? \(own ?? "UIColor.clear")"
    }
    find(element, "The colour is of a kind that nobody knows: it is left out.")
    return nil
  }

  /// An image by its name: a symbol where the file says so.
  func image(_ name: String) -> String {
    let resource = root.list("resources").first { $0.name == "image" && $0["name"] == name }
    return resource?["catalog"] == "system"
      ? "UIImage(systemName: \(Self.literal(name)))" : "UIImage(named: \(Self.literal(name)))"
  }

  func font(_ element: InterfaceElement) -> String {
    let size = Self.number(element["pointSize"]) ?? "17"
    if let style = element["style"], style.hasPrefix("UICTFontTextStyle") {
      let word = style.dropFirst("UICTFontTextStyle".count)
      let names = ["Title0": "largeTitle", "Subhead": "subheadline"]
      let name = names[String(word)] ?? word.prefix(1).lowercased() + word.dropFirst()
      return "UIFont.preferredFont(forTextStyle: .\(name))"
    }
    if let name = element["name"] {
      return "UIFont(name: \(Self.literal(name)), size: \(size)) ?? .systemFont(ofSize: \(size))"
    }
    if let weight = element["weight"], weight.allSatisfy(\.isLetter) {
      return "UIFont.systemFont(ofSize: \(size), weight: .\(weight))"
    }
    switch element["type"] {
    case "boldSystem": return "UIFont.boldSystemFont(ofSize: \(size))"
    case "italicSystem": return "UIFont.italicSystemFont(ofSize: \(size))"
    default: return "UIFont.systemFont(ofSize: \(size))"
    }
  }
}
