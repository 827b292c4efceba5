extension UIView {
  /// The effects by which what the view shows depends on how the device is held; see ``UIMotionEffect`` for what that is here.
  public var motionEffects: [UIMotionEffect] {
    get { rare?.motionEffects ?? [] }
    set { if !newValue.isEmpty || rare != nil { makeRare().motionEffects = newValue } }
  }

  /// Adds an effect, once.
  public func addMotionEffect(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(where: { $0 === effect }) else { return }
    motionEffects.append(effect)
  }

  /// Takes an effect away.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
