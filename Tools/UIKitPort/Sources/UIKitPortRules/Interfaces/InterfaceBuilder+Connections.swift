extension InterfaceBuilder {
  // MARK: Constraints

  mutating func addConstraints(_ list: InterfaceElement, of holder: String) {
    for element in list.children where element.name == "constraint" && element.flag("placeholder") != true {
      guard let first = item(element["firstItem"], holder), let attribute = Self.attribute(element["firstAttribute"])
      else {
        find(element, "A constraint names what is not in the file, or was left out: it is left out.")
        continue
      }
      var second = "nil"
      var secondAttribute = "notAnAttribute"
      if let word = element["secondAttribute"] {
        guard let found = item(element["secondItem"], holder), let attribute = Self.attribute(word) else {
          find(element, "A constraint names what is not in the file, or was left out: it is left out.")
          continue
        }
        (second, secondAttribute) = (found, attribute)
      }
      let relations = ["greaterThanOrEqual": "greaterThanOrEqual", "lessThanOrEqual": "lessThanOrEqual"]
      let relation = relations[element["relation"] ?? ""] ?? "equal"
      let name = newName("constraint")
      lines.append(
        "let \(name) = NSLayoutConstraint(item: \(first), attribute: .\(attribute), relatedBy: .\(relation), "
          + "toItem: \(second), attribute: .\(secondAttribute), multiplier: \(Self.multiplier(element["multiplier"])), "
          + "constant: \(Self.number(element["constant"]) ?? "0"))")
      if let priority = Self.number(element["priority"]) {
        lines.append("\(name).priority = UILayoutPriority(\(priority))")
      }
      if let identifier = element["identifier"] {
        lines.append("\(name).identifier = \(Self.literal(identifier))")
      }
      if element.flag("active") != false { lines.append("\(name).isActive = true") }
      if let id = element["id"] { (names[id], classes[id]) = (name, "NSLayoutConstraint") }
    }
  }

  private func item(_ id: String?, _ holder: String) -> String? { id.map { names[$0] } ?? holder }

  private static func attribute(_ word: String?) -> String? {
    guard let word else { return nil }
    let former = ["baseline": "lastBaseline"]
    let known: Set<String> = [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "lastBaseline",
      "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
      "centerXWithinMargins", "centerYWithinMargins",
    ]
    let name = former[word] ?? word
    return known.contains(name) ? name : nil
  }

  /// `16:9` and `1.5`.
  static func multiplier(_ text: String?) -> String {
    guard let text else { return "1" }
    let parts = text.split(separator: ":")
    if parts.count == 2, let one = number(String(parts[0])), let two = number(String(parts[1])), two != "0" {
      return "CGFloat(\(one)) / CGFloat(\(two))"
    }
    return number(text) ?? "1"
  }

  // MARK: Outlets and actions

  mutating func connect(_ element: InterfaceElement, _ owner: String) {
    let type = element["id"].flatMap { classes[$0] } ?? ""
    let isStandIn = element["id"].map(standIns.contains) ?? false
    for connection in element.list("connections") {
      switch connection.name {
      case "outlet", "outletCollection":
        guard !isStandIn || Self.hasLibrary(connection["property"] ?? "", in: element) else { continue }
        setOutlet(connection, owner, type, isCollection: connection.name == "outletCollection")
      case "action": addAction(connection, owner, element)
      case "segue": addTrigger(connection, owner, element)
      default: break
      }
    }
  }

  /// Whether the library's class that stands in for an unknown one has an outlet.
  private static func hasLibrary(_ outlet: String, in element: InterfaceElement) -> Bool {
    if outlet == "gestureRecognizers" { return true }
    if InterfaceClasses.controllers[element.name] != nil { return outlet == "view" }
    return InterfaceClasses.views[element.name].map { InterfaceClasses.delegates[$0.name]?[outlet] != nil } ?? false
  }

  private mutating func setOutlet(
    _ element: InterfaceElement, _ owner: String, _ type: String, isCollection: Bool
  ) {
    guard let property = element["property"], let destination = element["destination"],
      property.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return }
    guard let value = names[destination] else {
      return find(element, "The outlet \(property) leads to what is not in the file, or was left out: it is left out.")
    }
    if isCollection {
      if property == "gestureRecognizers" {
        lines.append("\(owner).addGestureRecognizer(\(value))")
      } else {
        lines.append("\(owner).\(property) = (\(owner).\(property) ?? []) + [\(value)]")
      }
      return
    }
    let kits = InterfaceClasses.delegates.keys.sorted()
    // A delegate of a class of the program's that is one of the library's: what its elements say it is.
    let kit = kits.first { name in type == name || owner.hasPrefix("view") && kitClass(of: owner) == name }
    if let kit, let delegate = InterfaceClasses.delegates[kit]?[property] {
      lines.append("\(owner).\(property) = \(value) as? any \(delegate)")
    } else if ["delegate", "dataSource"].contains(property), owner.hasPrefix("recognizer") {
      lines.append("\(owner).\(property) = \(value) as? any UIGestureRecognizerDelegate")
    } else {
      lines.append("\(owner).\(property) = \(value)")
    }
  }

  /// The library's class that a variable's element stands for.
  private func kitClass(of variable: String) -> String? { kitClasses[variable] }

  private var kitClasses: [String: String] {
    var found: [String: String] = [:]
    func look(_ element: InterfaceElement) {
      if let id = element["id"], let name = names[id], let known = InterfaceClasses.views[element.name] {
        found[name] = known.name
      }
      for child in element.children { look(child) }
    }
    look(root)
    return found
  }

  private mutating func addAction(_ connection: InterfaceElement, _ owner: String, _ element: InterfaceElement) {
    guard let name = connection["selector"], let destination = connection["destination"] else { return }
    guard let target = names[destination], let type = classes[destination], type != "NSObject" else {
      return find(connection, "The action \(name) is that of an object whose class nobody knows: it is left out.")
    }
    guard let selector = selector(name, of: type) else {
      return find(connection, "\(type) has no method for the action \(name): it is left out.")
    }
    if InterfaceClasses.recognizers[element.name] != nil {
      lines.append("\(owner).addTarget(\(target), action: \(selector))")
    } else if element.name == "barButtonItem" {
      lines.append("\(owner).target = \(target)")
      lines.append("\(owner).action = \(selector)")
    } else {
      let event = connection["eventType"] ?? "primaryActionTriggered"
      guard event.allSatisfy(\.isLetter) else { return }
      lines.append("\(owner).addTarget(\(target), action: \(selector), for: .\(event))")
    }
  }

  /// `Selector("tapped(_:)", Controller.tapped(_:))` for `tapped:`; nil where the class has no such method.
  private func selector(_ objectiveCName: String, of type: String) -> String? {
    for entry in program.ancestry(of: type) {
      for method in entry.methods where !method.isStatic {
        let names: [String]
        if let given = method.objectiveCName {
          names = [given]
        } else if let first = method.labels.first {
          let rest = method.labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
          names = [
            first == "_"
              ? "\(method.base):\(rest)"
              : "\(method.base)With\(first.prefix(1).uppercased())\(first.dropFirst()):\(rest)"
          ]
        } else {
          names = [method.base]
        }
        if names.contains(objectiveCName) {
          return "Selector(\"\(method.name)\", \(type).\(method.name))"
        }
      }
    }
    return nil
  }
}
