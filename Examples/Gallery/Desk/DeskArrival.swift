import OpenCollectionView

/// Something that was dropped, and is not a part of the desk yet: it is seen as a cell that loads.
@MainActor final class DeskArrival {
  let place: DeskPlace
  /// How long it takes at least, in seconds.
  let duration: Double
  /// What it becomes; nil until that has come.
  var content: DeskItem.Content?
  /// The photo that it is a copy of; nil for what comes from outside.
  let original: DeskItem?
  /// How far its data have come, if they come from outside.
  var load: Progress?
  var context: (any UICollectionViewDropPlaceholderContext)?
  /// When it began, by the clock of frames; nil until there has been one.
  private var start: Double?
  private var part = 0.0

  /// A copy of something on the desk.
  init(copying original: DeskItem, to place: DeskPlace, duration: Double) {
    self.original = original
    self.place = place
    self.duration = duration
    content = original.content
  }

  /// Something whose data are on their way.
  init(to place: DeskPlace, duration: Double) {
    original = nil
    self.place = place
    self.duration = duration
  }

  /// How much is done, 0 to 1.
  var progress: Double { content == nil ? min(part, load?.fractionCompleted ?? 0) : part }

  var isDone: Bool { content != nil && part >= 1 }

  /// Its name, as far as that is known.
  var title: String { original?.title ?? "Something from outside" }

  /// What is going on, in words.
  var subtitle: String { "\(original == nil ? "Loading" : "Developing") \u{B7} \(Int(progress * 100)) %" }

  /// A frame is shown at a time, in seconds.
  func step(to time: Double) {
    let start = start ?? time
    self.start = start
    part = duration > 0 ? min(max((time - start) / duration, 0), 1) : 1
  }
}

/// A cell that can stand for what has not come yet.
@MainActor protocol DeskArrivalCell: UICollectionViewCell {
  func show(_ arrival: DeskArrival)
}
