extension UIResponder {
  private static let assistantItemPlace = AssociatedPlace()

  /// The item of a responder that has been asked for it: few are, so that it is kept where programs keep what few have.
  var keptAssistantItem: UITextInputAssistantItem {
    if let kept = Self.assistantItemPlace.object(in: associatedValues) as? UITextInputAssistantItem { return kept }
    let item = UITextInputAssistantItem()
    Self.assistantItemPlace.keep(item, in: associatedValues)
    return item
  }
}
