extension NSLayoutConstraint {
  /// Tells whether the constraint depends on more than frames and contents of what it names: on margins, covered edges,
  /// fonts or on how far something is scrolled.
  var dependsOnMore: Bool {
    for attribute in [firstAttribute, secondAttribute] {
      guard let parts = LayoutAttribute(attribute, isMirrored: false) else { continue }
      if parts.isInMargins || parts.isBaseline { return true }
    }
    return references.contains { $0.guide.map { $0 is RegionLayoutGuide || !$0.hasVariables } ?? false }
  }
}
