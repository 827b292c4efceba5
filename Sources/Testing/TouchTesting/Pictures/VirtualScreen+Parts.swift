public import Foundation
import LayerEngine
public import OpenCollectionView
import PlaneGeometry

extension VirtualScreen {
  /// The look of a view in the last frame, with everything in it and nothing else: its bounds, upright and at full
  /// opacity wherever it stands.
  ///
  /// - Returns: nil for a view that is not on this screen, or that no frame has shown yet.
  public func picture(of view: UIView) -> ScreenPicture? {
    guard let layer = LayerNames(self).layer(of: view) else { return nil }
    let shown = shownMirror
    let moment = PictureMoment(mirror: shown.upright(layer), layer: layer, scale: scene.screen.scale)
    return ScreenPicture(size: view.bounds.size, lines: PictureWriter.lines(of: layer, in: shown), moments: [moment])
  }

  /// The look of a rectangle of the screen in the last frame, in points, with the fingers that touch it.
  public func picture(of rect: CGRect) -> ScreenPicture {
    var picture = picture()
    for index in picture.moments.indices { picture.moments[index].rect = rect }
    picture.size = rect.size
    let place = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
    picture.lines = [" <g\(PictureText.matrix(place))>"] + picture.lines + [" </g>"]
    return picture
  }
}

extension LayerMirror {
  /// The same tree with a layer that shows, whatever it is like in its own superlayer.
  fileprivate func upright(_ layer: LayerID) -> LayerMirror {
    var commit = LayerCommit()
    commit.changed = [
      LayerChange(layer: layer, value: .isHidden(false)), LayerChange(layer: layer, value: .opacity(1)),
    ]
    var shown = self
    do { try shown.apply(commit) } catch { return self }
    return shown
  }
}
