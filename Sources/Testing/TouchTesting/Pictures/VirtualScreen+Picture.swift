import Foundation
import GestureEngine
package import LayerEngine
import OpenCollectionView

extension VirtualScreen {
  /// The look of the screen after its last frame, with the fingers that touch it, as discs. The caret of a text that is
  /// edited is in it for half a second, and then for half a second it is not: it blinks by the clock, without frames of
  /// its own.
  public func picture() -> ScreenPicture { picture(prefix: "") }

  /// Plays a script, and shows moments of it side by side: the first when it begins, the last when it ends, and the others
  /// evenly between.
  ///
  /// ```swift
  /// let strip = screen.filmStrip(of: .flick(from: low, to: high), moments: 6)
  /// ```
  ///
  /// - Parameters:
  ///   - script: what is played, as by ``play(_:)``, with a frame at each moment that is shown.
  ///   - moments: how many are shown; two at least.
  public func filmStrip(of script: TouchScript, moments: Int = 6) -> ScreenPicture {
    guard moments >= 2 else {
      fatalError("A film strip cannot show \(moments) moments: give two or more, a beginning and an end.")
    }
    var pictures: [(time: Double, picture: ScreenPicture)] = []
    let start = now
    var watched = script
    for index in 0..<moments {
      watched = watched.looking(at: script.duration * Double(index) / Double(moments - 1)) { [self] in
        pictures.append((now - start, picture(prefix: "\(index)-")))
      }
    }
    play(watched)
    return Self.strip(pictures)
  }

  private static func strip(_ pictures: [(time: Double, picture: ScreenPicture)]) -> ScreenPicture {
    let (gap, caption) = (CGFloat(16), CGFloat(24))
    var (lines, x, height) = ([String](), gap, CGFloat(0))
    for (time, picture) in pictures {
      let size = picture.size
      let frame = CGRect(x: x, y: caption + gap, width: size.width, height: size.height)
      lines.append(
        " <text x=\"\(PictureText.number(x))\" y=\"\(PictureText.number(caption))\" font-size=\"15\" "
          + "font-family=\"Liberation Sans, Helvetica, Arial, sans-serif\" fill=\"#555555\">"
          + "\(Int((time * 1000).rounded())) ms</text>")
      lines.append(" <svg \(PictureText.rect(frame)) viewBox=\"0 0 \(PictureText.numbers(size.width, size.height))\">")
      lines += picture.lines
      lines.append(" </svg>")
      lines.append(" <rect \(PictureText.rect(frame)) fill=\"none\" stroke=\"#bbbbbb\"/>")
      x += size.width + gap
      height = max(height, frame.maxY + gap)
    }
    let size = CGSize(width: x, height: height)
    var moments: [PictureMoment] = []
    var left = gap
    for (_, picture) in pictures {
      for var moment in picture.moments {
        moment.origin = CGPoint(x: left, y: caption + gap)
        moments.append(moment)
      }
      left += picture.size.width + gap
    }
    let ground = " <rect \(PictureText.rect(CGRect(origin: .zero, size: size))) fill=\"#f2f2f2\"/>"
    return ScreenPicture(size: size, lines: [ground] + lines, moments: moments)
  }

  /// The layers as they are seen now: without a caret that does not happen to be seen.
  package var shownMirror: LayerMirror {
    guard let caret = scene.caret, !caret.isSeen else { return mirror }
    return mirror.hiding(caret.layer)
  }

  private func picture(prefix: String) -> ScreenPicture {
    // A finger of the size of a contact, so that one sees what it covers.
    let fingers = fingers.sorted { $0.number < $1.number }.map { _, place in
      " <circle cx=\"\(PictureText.number(place.x))\" cy=\"\(PictureText.number(place.y))\" r=\"22\" fill=\"#808080\" "
        + "fill-opacity=\"0.45\" stroke=\"#ffffff\" stroke-width=\"2\"/>"
    }
    let shown = shownMirror
    let moment = PictureMoment(mirror: shown.touched(by: self.fingers.map(\.place)), scale: scene.screen.scale)
    return ScreenPicture(
      size: scene.screen.bounds.size, lines: PictureWriter.lines(of: shown, prefix: "\(prefix)p") + fingers,
      moments: [moment])
  }
}
