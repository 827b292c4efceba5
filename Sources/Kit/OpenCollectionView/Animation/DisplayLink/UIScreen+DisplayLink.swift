extension UIScreen {
  /// How often the display is refreshed, in frames per second: 60, since hosts do not say. A host whose display is
  /// refreshed more often runs more frames.
  public var maximumFramesPerSecond: Int { 60 }

  /// A link that goes with the frames of this screen; it is yet to be added to a run loop.
  public func displayLink(withTarget target: AnyObject, selector: Selector) -> CADisplayLink? {
    CADisplayLink(target, on: self) { target, link in selector.perform(on: target, with: link) }
  }
}
