extension InterfaceBuilder {
  /// What views of one kind have.
  mutating func setOwn(_ element: InterfaceElement, _ name: String) {
    switch element.name {
    case "label":
      setText(element, name, "text", "text")
      setNumbers(element, name, [("numberOfLines", "numberOfLines"), ("minimumScaleFactor", "minimumScaleFactor")])
      setFlags(
        element, name,
        [
          ("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth"),
          ("adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory"),
        ])
      if let word = element["lineBreakMode"] {
        let names = [
          "tailTruncation": "byTruncatingTail", "headTruncation": "byTruncatingHead",
          "middleTruncation": "byTruncatingMiddle", "wordWrap": "byWordWrapping", "characterWrap": "byCharWrapping",
          "clip": "byClipping",
        ]
        if let value = names[word] { lines.append("\(name).lineBreakMode = .\(value)") }
      }
      setCase(element, name, "textAlignment", "textAlignment")
      if let font = element.value(of: "fontDescription") { lines.append("\(name).font = \(self.font(font))") }
      setColor(element, name, "textColor", "textColor")
      setColor(element, name, "highlightedColor", "highlightedTextColor")
    case "button": setButton(element, name)
    case "imageView":
      if let image = element["image"] { lines.append("\(name).image = \(self.image(image))") }
      if let image = element["highlightedImage"] { lines.append("\(name).highlightedImage = \(self.image(image))") }
    case "stackView":
      setCase(element, name, "axis", "axis")
      if element["axis"] == nil { lines.append("\(name).axis = .horizontal") }
      setCase(element, name, "distribution", "distribution")
      setCase(element, name, "alignment", "alignment")
      setNumbers(element, name, [("spacing", "spacing")])
    case "switch": setFlags(element, name, [("on", "isOn")])
    case "slider":
      setNumbers(element, name, [("minValue", "minimumValue"), ("maxValue", "maximumValue"), ("value", "value")])
      setFlags(element, name, [("continuous", "isContinuous")])
    case "stepper":
      setNumbers(
        element, name,
        [
          ("minimumValue", "minimumValue"), ("maximumValue", "maximumValue"), ("value", "value"),
          ("stepValue", "stepValue"),
        ])
    case "progressView": setNumbers(element, name, [("progress", "progress")])
    case "pageControl": setNumbers(element, name, [("numberOfPages", "numberOfPages"), ("currentPage", "currentPage")])
    case "activityIndicatorView":
      setFlags(element, name, [("hidesWhenStopped", "hidesWhenStopped")])
      if element.flag("animating") == true { lines.append("\(name).startAnimating()") }
    case "segmentedControl":
      for (index, segment) in element.list("segments").enumerated() {
        if let title = segment["title"] {
          lines.append("\(name).insertSegment(withTitle: \(Self.literal(title)), at: \(index), animated: false)")
        }
      }
      setNumbers(element, name, [("selectedSegmentIndex", "selectedSegmentIndex")])
    case "visualEffectView":
      if let style = element.child("blurEffect")?["style"], style.allSatisfy(\.isLetter) {
        lines.append("\(name).effect = UIBlurEffect(style: .\(style))")
      }
    case "textField", "textView", "searchBar": setEditing(element, name)
    default: break
    }
    if ["scrollView", "collectionView", "textView"].contains(element.name) { setScrolling(element, name) }
    if element.name == "collectionView" { setCollection(element, name) }
  }

  mutating func setText(_ element: InterfaceElement, _ name: String, _ attribute: String, _ property: String) {
    let long = element.children.first { $0.name == "string" && $0["key"] == attribute }
    if let text = element[attribute] ?? long?.text { lines.append("\(name).\(property) = \(Self.literal(text))") }
  }

  private mutating func setButton(_ element: InterfaceElement, _ name: String) {
    for state in element.children where state.name == "state" {
      guard let key = state["key"], ["normal", "highlighted", "selected", "disabled"].contains(key) else { continue }
      if let title = state["title"] { lines.append("\(name).setTitle(\(Self.literal(title)), for: .\(key))") }
      if let image = state["image"] { lines.append("\(name).setImage(\(self.image(image)), for: .\(key))") }
      if let image = state["backgroundImage"] {
        lines.append("\(name).setBackgroundImage(\(self.image(image)), for: .\(key))")
      }
      if let element = state.value(of: "titleColor"), let color = color(element) {
        lines.append("\(name).setTitleColor(\(color), for: .\(key))")
      }
    }
    if let font = element.value(of: "fontDescription") { lines.append("\(name).titleLabel?.font = \(self.font(font))") }
    if let configuration = element.value(of: "buttonConfiguration") { setConfiguration(configuration, name) }
  }

  private mutating func setConfiguration(_ element: InterfaceElement, _ name: String) {
    let styles = ["plain", "filled", "gray", "tinted"]
    guard let style = element["style"], styles.contains(style) else {
      return find(element, "The configuration of a button is of a style that nobody knows: it is left out.")
    }
    let configuration = newName("configuration")
    lines.append("var \(configuration) = UIButton.Configuration.\(style)()")
    for key in ["title", "subtitle"] {
      if let text = element[key] { lines.append("\(configuration).\(key) = \(Self.literal(text))") }
    }
    if let image = element["image"] { lines.append("\(configuration).image = \(self.image(image))") }
    lines.append("\(name).configuration = \(configuration)")
  }

  private mutating func setScrolling(_ element: InterfaceElement, _ name: String) {
    setFlags(
      element, name,
      [
        ("pagingEnabled", "isPagingEnabled"), ("scrollEnabled", "isScrollEnabled"), ("bounces", "bounces"),
        ("alwaysBounceVertical", "alwaysBounceVertical"), ("alwaysBounceHorizontal", "alwaysBounceHorizontal"),
        ("showsHorizontalScrollIndicator", "showsHorizontalScrollIndicator"),
        ("showsVerticalScrollIndicator", "showsVerticalScrollIndicator"), ("bouncesZoom", "bouncesZoom"),
        ("directionalLockEnabled", "isDirectionalLockEnabled"), ("delaysContentTouches", "delaysContentTouches"),
        ("canCancelContentTouches", "canCancelContentTouches"), ("prefetchingEnabled", "isPrefetchingEnabled"),
      ])
    setNumbers(element, name, [("minimumZoomScale", "minimumZoomScale"), ("maximumZoomScale", "maximumZoomScale")])
    if let behavior = element["contentInsetAdjustmentBehavior"], behavior.allSatisfy(\.isLetter) {
      lines.append("\(name).contentInsetAdjustmentBehavior = .\(behavior)")
    }
    if element["keyboardDismissMode"] == "onDrag" { lines.append("\(name).keyboardDismissMode = .onDrag") }
    if let inset = element.value(of: "contentInset").flatMap(Self.insets) {
      lines.append("\(name).contentInset = \(inset)")
    }
  }

  private mutating func setCollection(_ element: InterfaceElement, _ name: String) {
    if let layout = element.value(of: "collectionViewLayout") {
      let isFlow = layout.name == "collectionViewFlowLayout"
      let (type, made) = self.made(
        layout, isFlow ? "UICollectionViewFlowLayout" : "UICollectionViewLayout",
        isFlow ? "UICollectionViewFlowLayout()" : "UICollectionViewLayout()")
      let variable = newName("layout")
      lines.append("let \(variable) = \(made)")
      if let id = layout["id"] { (names[id], classes[id]) = (variable, type) }
      // A class of the program's in a flow layout's place may be none: it has nothing of that.
      let flow = "UICollectionViewFlowLayout"
      let isOther = program.type(type)?.declaration != nil && !program.everythingInherited(by: type).contains(flow)
      if isFlow && !isOther {
        setNumbers(
          layout, variable,
          [("minimumLineSpacing", "minimumLineSpacing"), ("minimumInteritemSpacing", "minimumInteritemSpacing")])
        setCase(layout, variable, "scrollDirection", "scrollDirection")
        if layout["automaticEstimatedItemSize"] == "YES" {
          lines.append("\(variable).estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
        }
        for key in ["itemSize", "headerReferenceSize", "footerReferenceSize"] {
          if let size = layout.value(of: key).flatMap({ Self.pair($0, "CGSize", "width", "height") }) {
            lines.append("\(variable).\(key) = \(size)")
          }
        }
        if let inset = layout.value(of: "sectionInset").flatMap(Self.insets) {
          lines.append("\(variable).sectionInset = \(inset)")
        }
      }
      lines.append("\(name).collectionViewLayout = \(variable)")
      connections.append((layout, variable))
    }
    for cell in element.list("cells") { addPrototype(cell, "\(name).register(", "forCellWithReuseIdentifier: ") }
    for (key, kind) in [
      ("sectionHeaderView", "UICollectionView.elementKindSectionHeader"),
      ("sectionFooterView", "UICollectionView.elementKindSectionFooter"),
    ] {
      if let view = element.value(of: key) {
        addPrototype(view, "\(name).register(", "forSupplementaryViewOfKind: \(kind), withReuseIdentifier: ")
      }
    }
  }

  /// A cell of a collection view in the file: a nib of its own, which is made anew for each.
  private mutating func addPrototype(_ element: InterfaceElement, _ start: String, _ label: String) {
    guard let identifier = element["reuseIdentifier"] else {
      return find(element, "The cell has no reuse identifier, so that nobody can ask for it: it is left out.")
    }
    let outer = (lines, constraints, connections)
    begin()
    guard let cell = makeView(element) else { return }
    finish()
    let function = newName("prototype\(number)_")
    let inner = lines
    (lines, constraints, connections) = outer
    let kept = lines
    lines = inner
    end("private static func \(function)() -> [Any]", ["return [\(cell)]"])
    lines = kept
    lines.append("\(start)UINib { _ in \(function)() }, \(label)\(Self.literal(identifier)))")
  }

  // MARK: What is no view

  mutating func makeRecognizer(_ element: InterfaceElement) -> String? {
    guard let known = InterfaceClasses.recognizers[element.name] else { return nil }
    let (type, _) = self.made(element, known, "")
    let name = newName("recognizer")
    lines.append("let \(name) = \(type)()")
    if let id = element["id"] { (names[id], classes[id]) = (name, type) }
    setFlags(
      element, name,
      [
        ("enabled", "isEnabled"), ("cancelsTouchesInView", "cancelsTouchesInView"),
        ("delaysTouchesBegan", "delaysTouchesBegan"), ("delaysTouchesEnded", "delaysTouchesEnded"),
      ])
    setNumbers(
      element, name,
      [
        ("numberOfTapsRequired", "numberOfTapsRequired"), ("numberOfTouchesRequired", "numberOfTouchesRequired"),
        ("minimumNumberOfTouches", "minimumNumberOfTouches"), ("maximumNumberOfTouches", "maximumNumberOfTouches"),
        ("minimumPressDuration", "minimumPressDuration"), ("allowableMovement", "allowableMovement"),
      ])
    setCase(element, name, "direction", "direction")
    connections.append((element, name))
    return name
  }

  mutating func makeBarButtonItem(_ element: InterfaceElement) -> String? {
    let name = newName("item")
    let type = ownClass(element, "UIBarButtonItem") ?? "UIBarButtonItem"
    if let custom = element.value(of: "customView"), let view = makeView(custom) {
      lines.append("let \(name) = \(type)(customView: \(view))")
    } else if let system = element["systemItem"], system.allSatisfy(\.isLetter) {
      lines.append("let \(name) = \(type)(barButtonSystemItem: .\(system), target: nil, action: nil)")
    } else if let image = element["image"] {
      lines.append("let \(name) = \(type)(image: \(self.image(image)), style: .plain, target: nil, action: nil)")
    } else {
      let title = Self.literal(element["title"] ?? "")
      let style = element["style"] == "done" ? "done" : "plain"
      lines.append("let \(name) = \(type)(title: \(title), style: .\(style), target: nil, action: nil)")
    }
    if let id = element["id"] { (names[id], classes[id]) = (name, type) }
    setFlags(element, name, [("enabled", "isEnabled")])
    setNumbers(element, name, [("tag", "tag"), ("width", "width")])
    setColor(element, name, "tintColor", "tintColor")
    connections.append((element, name))
    return name
  }
}
