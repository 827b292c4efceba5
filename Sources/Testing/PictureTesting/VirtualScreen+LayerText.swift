public import OpenCollectionView
public import TouchTesting

extension VirtualScreen {
  /// The layers of the last frame as text, one a line from the rearmost on, each with what a program has set of it.
  ///
  /// Texts of two moments differ exactly where something that is drawn does. Hidden layers are left out with all that is in them.
  ///
  /// - Parameter view: the view whose layers are told; nil for the whole screen.
  /// - Returns: nil for a view that is not on this screen, or that no frame has shown yet.
  public func layerText(of view: UIView? = nil) -> String? {
    let picture: ScreenPicture
    if let view {
      guard let found = self.picture(of: view) else { return nil }
      picture = found
    } else {
      picture = self.picture()
    }
    return picture.moments.first.map { LayerLines($0, LayerNames(self)).text }
  }
}
