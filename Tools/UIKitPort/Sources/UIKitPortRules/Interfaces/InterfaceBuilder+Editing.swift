extension InterfaceBuilder {
  /// What fields, text views and search bars have.
  mutating func setEditing(_ element: InterfaceElement, _ name: String) {
    setText(element, name, "text", "text")
    if element.name == "textView" {
      setFlags(element, name, [("editable", "isEditable"), ("selectable", "isSelectable")])
    } else {
      setText(element, name, "placeholder", "placeholder")
    }
    if element.name == "searchBar" {
      setFlags(
        element, name,
        [("showsCancelButton", "showsCancelButton"), ("showsBookmarkButton", "showsBookmarkButton")])
      setText(element, name, "prompt", "prompt")
      setCase(element, name, "searchBarStyle", "searchBarStyle")
      setColor(element, name, "barTintColor", "barTintColor")
    } else {
      setCase(element, name, "textAlignment", "textAlignment")
      if let font = element.value(of: "fontDescription") { lines.append("\(name).font = \(self.font(font))") }
      setColor(element, name, "textColor", "textColor")
    }
    if element.name == "textField" {
      let styles = ["roundedRect": "roundedRect", "line": "line", "bezel": "bezel"]
      if let style = styles[element["borderStyle"] ?? ""] { lines.append("\(name).borderStyle = .\(style)") }
      let modes = ["whileEditing": "whileEditing", "unlessEditing": "unlessEditing", "always": "always"]
      if let mode = modes[element["clearButtonMode"] ?? ""] { lines.append("\(name).clearButtonMode = .\(mode)") }
      setFlags(
        element, name,
        [("adjustsFontSizeToFit", "adjustsFontSizeToFitWidth"), ("clearsOnBeginEditing", "clearsOnBeginEditing")])
      setNumbers(element, name, [("minimumFontSize", "minimumFontSize")])
    }
    if let traits = element.value(of: "textInputTraits") { setTraits(traits, name) }
  }

  private mutating func setTraits(_ element: InterfaceElement, _ name: String) {
    for key in ["keyboardType", "returnKeyType", "autocapitalizationType", "keyboardAppearance"] {
      setCase(element, name, key, key)
    }
    for key in ["autocorrectionType", "spellCheckingType"] where ["yes", "no"].contains(element[key] ?? "") {
      lines.append("\(name).\(key) = .\(element[key] ?? "")")
    }
    setFlags(
      element, name,
      [
        ("secureTextEntry", "isSecureTextEntry"),
        ("enablesReturnKeyAutomatically", "enablesReturnKeyAutomatically"),
      ])
  }
}
