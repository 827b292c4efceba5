public import GestureEngine

extension TouchedPlace {
  /// The conflicts of the recognizers with each other and with the view: warnings first, each kind in the order of the
  /// recognizers.
  public var conflicts: [GestureConflict] {
    let all = requirementConflicts + exclusionConflicts + deliveryConflicts
    return all.filter { $0.severity == .warning } + all.filter { $0.severity == .information }
  }

  /// The places of those that take part.
  var taking: [Int] {
    recognizers.indices.filter { index in
      let recognizer = recognizers[index]
      return recognizer.takesTouches && recognizer.kind != .hover
    }
  }
}
