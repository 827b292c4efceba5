/// Something that is called once each frame of a ``FrameLoop``.
public final class FrameObserver {
  /// Tells whether the observer is skipped. A loop whose observers are all paused wants no frames on their account.
  public var isPaused: Bool {
    didSet {
      guard action != nil, isPaused != oldValue else { return }
      loop?.observerCountDidChange(by: isPaused ? -1 : 1)
    }
  }

  private(set) var action: ((Double) -> Void)?

  /// The loop whose frames are observed; nil when that is gone.
  public private(set) weak var loop: FrameLoop?

  /// Tells whether it is called when all others have been.
  let comesLast: Bool

  /// The purpose of the frames, for people who ask why there are any: "UICollectionView moves its content".
  public let purpose: String

  init(
    loop: FrameLoop, isPaused: Bool, comesLast: Bool, purpose: String, action: @escaping (Double) -> Void
  ) {
    self.loop = loop
    self.isPaused = isPaused
    self.comesLast = comesLast
    self.purpose = purpose
    self.action = action
  }

  /// Ends the observation for good.
  public func invalidate() {
    guard action != nil else { return }
    action = nil
    if !isPaused { loop?.observerCountDidChange(by: -1) }
    loop?.dropInvalidated()
  }
}
