/// The limits of a tracker. Most have the same ones, and share them: they are more numbers than all else that it has.
struct TrackerLimits: Sendable {
  private indirect enum Kept: Sendable {
    case profile(InputProfile)
  }

  private static let ofFingers = Kept.profile(.finger)

  private var kept = ofFingers

  init(_ profile: InputProfile) { self.profile = profile }

  var profile: InputProfile {
    @inline(__always) get {
      switch kept {
      case .profile(let profile): profile
      }
    }
    set { if newValue != profile { kept = .profile(newValue) } }
  }
}
