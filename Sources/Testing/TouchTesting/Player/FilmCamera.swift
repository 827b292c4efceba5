import Foundation
import LayerEngine
import OpenCollectionView

/// Takes a film of a replay.
@MainActor struct FilmCamera {
  /// The sentence for a program that has nothing that draws pixels.
  static let missing =
    "A film needs what draws pixels: add the product OpenCollectionViewPixels to the dependencies of the program's target."

  /// The moments at which it looks, in seconds of the recording.
  let moments: [Double]
  private let interval: Double
  private var pending: Set<Double>
  private var film: any PixelFilm
  private var fault: (any Error)?

  /// nil where nothing draws pixels.
  init?(_ wish: PlayerRequest.Film, _ recording: HostInputRecording) {
    guard let drawer = ImagePixels.drawer else { return nil }
    let timeline = recording.timeline
    let rate = wish.rate >= 1 ? min(wish.rate, 60) : 30
    interval = 1 / rate
    // [choice] Ten minutes: more is no film that anybody looks at.
    let count = Int(min(max(timeline.end - timeline.start, 0), 600) * rate) + 1
    moments = (0..<count).map { timeline.start + Double($0) / rate }
    pending = Set(moments)
    film = drawer.film(scale: wish.scale > 0 ? min(wish.scale, 4) : 1, wordsAsBars: wish.wordsAsBars)
  }

  mutating func look(at screen: VirtualScreen, _ time: Double) {
    guard fault == nil, pending.remove(time) != nil, let moment = screen.picture().moments.first else { return }
    do { try film.add(moment.mirror, duration: interval) } catch { fault = error }
  }

  /// The file.
  func data() throws -> Data {
    if let fault { throw fault }
    return Data(film.file ?? [])
  }
}
