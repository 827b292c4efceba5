extension InterfaceBuilder {
  mutating func buildStoryboard() {
    var scenes: [String] = []
    for scene in root.list("scenes") {
      let objects = scene.list("objects")
      guard let controller = objects.first(where: { InterfaceClasses.controllers[$0.name] != nil }) else {
        if let other = objects.first(where: { $0.name.hasSuffix("Controller") }) {
          find(other, "The library has nothing for <\(other.name)>: its scene is left out.")
        }
        continue
      }
      guard let id = controller["id"] else { continue }
      let function = "scene\(number)_\(scenes.count)"
      makeScene(controller, objects, function)
      let identifier = controller["storyboardIdentifier"].map(Self.literal) ?? "nil"
      scenes.append("\(Self.literal(id)): UIStoryboard.Scene(identifier: \(identifier)) { \(function)($0) }")
    }
    let initial = root["initialViewController"].map(Self.literal) ?? "nil"
    define(
      "UIStoryboard.define(\(Self.literal(file.name)), initial: \(initial), scenes: "
        + (scenes.isEmpty ? "[:]" : "[\(scenes.joined(separator: ", "))]") + ")")
  }

  private mutating func makeScene(_ element: InterfaceElement, _ objects: [InterfaceElement], _ function: String) {
    let known = InterfaceClasses.controllers[element.name] ?? "UIViewController"
    let (type, made) = self.made(element, known, "\(known)(nibName: nil, bundle: nil)")
    var segues: [String] = []
    sceneSegues(of: objects, into: &segues)

    // The view, when it is asked for.
    var viewFunction: String?
    if let view = element.value(of: "view"), InterfaceClasses.views[view.name] != nil {
      begin()
      names[element["id"] ?? ""] = "controller"
      classes[element["id"] ?? ""] = type
      for guide in element.list("layoutGuides") {
        guard let id = guide["id"] else { continue }
        names[id] = "controller.\(guide["type"] == "bottom" ? "bottomLayoutGuide" : "topLayoutGuide")"
      }
      if let name = makeView(view) {
        for object in objects where object !== element { _ = makeObject(object) }
        makeNavigationItem(element)
        connections.append((element, "controller"))
        finish()
        viewFunction = "\(function)View"
        end("private static func \(function)View(_ controller: \(type)) -> UIView", ["return \(name)"])
      }
    }

    begin()
    lines.append("let controller = \(made)")
    if let title = element["title"] { lines.append("controller.title = \(Self.literal(title))") }
    setFlags(
      element, "controller",
      [
        ("definesPresentationContext", "definesPresentationContext"),
        ("hidesBottomBarWhenPushed", "hidesBottomBarWhenPushed"), ("modalInPresentation", "isModalInPresentation"),
        ("navigationBarHidden", "isNavigationBarHidden"),
      ])
    setCase(element, "controller", "modalPresentationStyle", "modalPresentationStyle")
    setCase(element, "controller", "modalTransitionStyle", "modalTransitionStyle")
    if let item = element.value(of: "navigationItem"), let title = item["title"] {
      lines.append("controller.navigationItem.title = \(Self.literal(title))")
    }
    if let root = element.list("connections").first(where: { $0["relationship"] == "rootViewController" }),
      let destination = root["destination"]
    {
      lines.append(
        "if let root = storyboard.makeScene(\(Self.literal(destination))) { controller.setViewControllers([root], animated: false) }"
      )
    }
    if let viewFunction { lines.append("controller.loadsView { [unowned controller] in \(viewFunction)(controller) }") }
    if !segues.isEmpty { lines.append("controller.hasSegues([\(segues.joined(separator: ", "))])") }
    end("private static func \(function)(_ storyboard: UIStoryboard) -> UIViewController", ["return controller"])
  }

  private mutating func makeNavigationItem(_ element: InterfaceElement) {
    guard let item = element.value(of: "navigationItem") else { return }
    if let id = item["id"] { (names[id], classes[id]) = ("controller.navigationItem", "UINavigationItem") }
    for (key, property) in [
      ("leftBarButtonItem", "leftBarButtonItem"), ("rightBarButtonItem", "rightBarButtonItem"),
      ("backBarButtonItem", "backBarButtonItem"),
    ] {
      if let button = item.value(of: key), let name = makeBarButtonItem(button) {
        lines.append("controller.navigationItem.\(property) = \(name)")
      }
    }
    for (list, property) in [
      ("leftBarButtonItems", "leftBarButtonItems"), ("rightBarButtonItems", "rightBarButtonItems"),
    ] {
      let buttons = item.list(list).isEmpty ? item.value(of: list)?.children ?? [] : item.list(list)
      let made = buttons.filter { $0.name == "barButtonItem" }.compactMap { makeBarButtonItem($0) }
      if !made.isEmpty { lines.append("controller.navigationItem.\(property) = [\(made.joined(separator: ", "))]") }
    }
    if let title = item.value(of: "titleView"), let name = makeView(title) {
      lines.append("controller.navigationItem.titleView = \(name)")
    }
  }

  /// The ways out of a scene, wherever they begin.
  private mutating func sceneSegues(of elements: [InterfaceElement], into segues: inout [String]) {
    segueIDs = []
    func all(_ element: InterfaceElement) -> [InterfaceElement] {
      element.children.flatMap { ($0.name == "segue" ? [$0] : []) + all($0) }
    }
    for segue in elements.flatMap(all) {
      guard let id = segue["id"], let destination = segue["destination"] else { continue }
      let kinds = [
        "show": "show", "push": "show", "showDetail": "showDetail", "replace": "showDetail", "presentation": "present",
        "modal": "present", "popoverPresentation": "present",
      ]
      let identifier = segue["identifier"].map(Self.literal) ?? "nil"
      let own = segue["customClass"].flatMap { program.type($0)?.declaration == nil ? nil : $0 }
      let make = own.map { ", make: { \($0)(identifier: $0, source: $1, destination: $2) }" } ?? ""
      if segue["kind"] == "unwind" {
        guard let description = unwinding(segue, identifier, make) else { continue }
        segueIDs.insert(id)
        segues.append("\(Self.literal(id)): \(description)")
        continue
      }
      guard let kind = own == nil ? kinds[segue["kind"] ?? ""] : "custom", own != nil || segue["customClass"] == nil
      else {
        if !["relationship", "embed"].contains(segue["kind"] ?? "") {
          find(
            segue,
            "Segues of the kind \(segue["customClass"] ?? segue["kind"] ?? "nothing") are left out: show the controller in code."
          )
        }
        continue
      }
      var settings: [String] = []
      for attribute in ["modalPresentationStyle", "modalTransitionStyle"] {
        if let word = segue[attribute], word.allSatisfy(\.isLetter) { settings.append("$0.\(attribute) = .\(word)") }
      }
      if segue["kind"] == "popoverPresentation" { settings.append("$0.modalPresentationStyle = .popover") }
      let configure = settings.isEmpty ? "" : ", configure: { \(settings.joined(separator: "; ")) }"
      segueIDs.insert(id)
      segues.append(
        "\(Self.literal(id)): StoryboardSegueDescription(identifier: \(identifier), "
          + "kind: .\(kind), destination: \(Self.literal(destination))\(configure)\(make))")
    }
  }

  /// The way back to whichever controller has the action; nil, and a warning, where no class has it.
  private mutating func unwinding(
    _ segue: InterfaceElement, _ identifier: String, _ make: String
  ) -> String? {
    let name = segue["unwindAction"] ?? ""
    var actions: [String] = []
    for entry in program.types.values.sorted(by: { $0.name < $1.name }) where entry.kind == .class {
      for method in entry.methods where !method.isStatic && !method.isOverride && method.labels.count == 1 {
        guard Self.objectiveCName(of: method) == name else { continue }
        actions.append("Selector(\(Self.literal(name)), \(entry.name).\(method.name))")
      }
    }
    guard !actions.isEmpty else {
      find(segue, "No class has the method \(name) to come back to: the segue is left out.")
      return nil
    }
    return
      "StoryboardSegueDescription(identifier: \(identifier), unwindingTo: [\(actions.joined(separator: ", "))]\(make))"
  }

  /// The name of a method with one parameter that storyboards know it by.
  private static func objectiveCName(of method: MethodEntry) -> String {
    if let name = method.objectiveCName { return name }
    guard let label = method.labels.first, label != "_" else { return "\(method.base):" }
    let word = label.prefix(1).uppercased() + label.dropFirst()
    return "\(method.base)\(SelectorRule.joins(label) ? "" : "With")\(word):"
  }

  /// What begins a segue: a control, a bar button, a recognizer; or a view that shows its destination in itself.
  mutating func addTrigger(_ segue: InterfaceElement, _ owner: String, _ element: InterfaceElement) {
    guard file.kind == .storyboard, let id = segue["id"], let destination = segue["destination"] else { return }
    if segue["kind"] == "embed" {
      let child = newName("child")
      lines.append("if let \(child) = controller.storyboard?.makeScene(\(Self.literal(destination))) {")
      lines.append(
        "  let segue = UIStoryboardSegue(identifier: \(segue["identifier"].map(Self.literal) ?? "nil"), source: controller, destination: \(child))"
      )
      lines.append("  controller.prepare(for: segue, sender: \(owner))")
      lines.append("  controller.addChild(\(child))")
      lines.append("  \(child).view.frame = \(owner).bounds")
      lines.append("  \(child).view.autoresizingMask = [.flexibleWidth, .flexibleHeight]")
      lines.append("  \(owner).addSubview(\(child).view)")
      lines.append("  \(child).didMove(toParent: controller)")
      lines.append("}")
      return
    }
    // A segue of the controller itself is followed in code only.
    guard segueIDs.contains(id), owner != "controller" else { return }
    let follow = "{ [weak controller] in controller?.followSegue(\(Self.literal(id)), sender: $0.sender) }"
    if element.name == "collectionViewCell" {
      lines.append("\(owner).followsSegue(\(Self.literal(id)))")
    } else if element.name == "barButtonItem" {
      lines.append("\(owner).primaryAction = UIAction(title: \(owner).title ?? \"\", image: \(owner).image) \(follow)")
    } else if InterfaceClasses.recognizers[element.name] != nil {
      lines.append(
        "\(owner).addTarget(controller, action: Selector(\"followSegue\") { (controller: UIViewController, sender: Any?) in "
          + "controller.followSegue(\(Self.literal(id)), sender: sender) })")
    } else {
      lines.append(
        "\(owner).addAction(UIAction \(follow), for: .\(element.name == "button" ? "touchUpInside" : "valueChanged"))")
    }
  }
}
