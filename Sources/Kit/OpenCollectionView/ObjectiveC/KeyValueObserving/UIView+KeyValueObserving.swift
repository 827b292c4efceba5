extension UIView {
  /// Tells an observer when a property has another value, by its name: `frame`, `bounds`, `center`, `transform`,
  /// `safeAreaInsets`, `alpha`, `hidden`, a scroll view's `contentOffset`, `contentSize` and `contentInset`, the `text` of a
  /// label, a field and a text view, whether a control is `enabled`, `selected` and `highlighted`. Of another name nothing is
  /// ever told, as the trace says.
  ///
  /// The observer is not kept, and need not be removed. Values are in the dictionary as they are: a `CGPoint`, a `CGRect`.
  ///
  /// Difference from Foundation: setting a value that is the same as before is no change.
  public func addObserver(
    _ observer: any KeyValueObserver, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    if observableValue(keyPath) == nil {
      PropertyObservers.reportUnknown(keyPath, of: self, known: observableKeys)
    }
    observers.add(observer, of: self, keyPath, options, context) { $0.observableValue(keyPath) }
  }

  /// No longer tells an observer. One that was not added is an error of the program.
  public func removeObserver(_ observer: any KeyValueObserver, forKeyPath keyPath: String) {
    removeObserver(keyPath) { $0.observer == ObjectIdentifier(observer) && $0.key == keyPath }
  }

  /// No longer tells an observer that was added with a context. One that was not added is an error of the program.
  public func removeObserver(
    _ observer: any KeyValueObserver, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(keyPath) { $0.observer == ObjectIdentifier(observer) && $0.key == keyPath && $0.context == context }
  }

  private func removeObserver(_ keyPath: String, where isMeant: (PropertyObservers.Entry) -> Bool) {
    guard propertyObservers?.remove(where: isMeant) == true else {
      return PropertyObservers.reportMissing(keyPath, of: self)
    }
  }

  private var observableKeys: [String] {
    ["frame", "bounds", "center", "transform", "safeAreaInsets", "alpha", "hidden"]
      + (self is UIScrollView ? ["contentOffset", "contentSize", "contentInset"] : [])
      + (self is UIControl ? ["enabled", "selected", "highlighted"] : [])
      + (self is UILabel || self is UITextField || self is UITextView ? ["text"] : [])
  }

  private func observableValue(_ key: String) -> AnyHashable? {
    switch key {
    case "frame": return frame
    case "bounds": return bounds
    case "center": return center
    case "transform": return transform
    case "safeAreaInsets": return safeAreaInsets
    case "alpha": return alpha
    case "hidden", "isHidden": return isHidden
    case "text": return observableText
    default: return observableScrolling(key) ?? observableState(key)
    }
  }

  private func observableScrolling(_ key: String) -> AnyHashable? {
    guard let scrollView = self as? UIScrollView else { return nil }
    switch key {
    case "contentOffset": return scrollView.contentOffset
    case "contentSize": return scrollView.contentSize
    case "contentInset": return scrollView.contentInset
    default: return nil
    }
  }

  private func observableState(_ key: String) -> AnyHashable? {
    guard let control = self as? UIControl else { return nil }
    switch key {
    case "enabled", "isEnabled": return control.isEnabled
    case "selected", "isSelected": return control.isSelected
    case "highlighted", "isHighlighted": return control.isHighlighted
    default: return nil
    }
  }

  private var observableText: AnyHashable? {
    switch self {
    case let label as UILabel: PropertyObservers.word(label.text)
    case let field as UITextField: AnyHashable(field.text ?? "")
    case let view as UITextView: AnyHashable(view.text ?? "")
    default: nil
    }
  }
}
