import Foundation
package import LayerEngine

/// Turns commits into messages for one page, and knows which pictures that page holds.
package struct CommitEncoder {
  private let limits: PageLimits
  private var pictures: PictureTable
  /// The picture that each layer shows.
  private var shown: [LayerID: UInt32] = [:]
  /// The pictures that the field of each layer has among its letters.
  private var amongLetters: [LayerID: [UInt32]] = [:]
  private var released: [UInt32] = []
  /// The values that the page has of layers that are told of in part.
  private var known = KnownValues()

  /// The number of the last commit; numbers go on after a reset.
  package private(set) var sequence: UInt32 = 0

  package init(limits: PageLimits) {
    self.limits = limits
    pictures = PictureTable(idleLimit: limits.idlePictures, idleBytes: limits.idlePictureBytes)
  }

  /// How many pictures the page holds.
  var pictureCount: Int { pictures.count }

  /// Lets the page drop its tree and its pictures; a snapshot must follow.
  package mutating func reset(writingTo message: inout MessageWriter) {
    pictures = PictureTable(idleLimit: limits.idlePictures, idleBytes: limits.idlePictureBytes)
    shown = [:]
    amongLetters = [:]
    known = KnownValues()
    message.write(.reset)
  }

  /// Writes a commit: new pictures before it, pictures to forget after it.
  package mutating func encode(_ commit: LayerCommit, into message: inout MessageWriter) {
    notePictures(of: commit, writingTo: &message)
    sequence &+= 1
    message.write(.commit)
    message.write(uint32: sequence)
    message.write(count: commit.removed.count)
    for layer in commit.removed {
      message.write(layer)
      known.forget(layer)
    }
    message.write(count: commit.created.count)
    for creation in commit.created {
      message.write(creation.layer)
      message.write(byte: creation.kind.rawValue)
    }
    message.write(count: commit.placed.count)
    for placement in commit.placed {
      message.write(placement.layer)
      message.write(placement.parent)
      message.write(count: placement.index)
    }
    commit.changed.withUnsafeBufferPointer { write($0, into: &message) }
    for number in released { pictures.release(number) }
    released.removeAll(keepingCapacity: true)
    pictures.trim(writingTo: &message)
  }

  private mutating func notePictures(of commit: LayerCommit, writingTo message: inout MessageWriter) {
    for layer in commit.removed { letGoOfPicture(of: layer) }
    if !amongLetters.isEmpty {
      for layer in commit.removed { released += amongLetters.removeValue(forKey: layer) ?? [] }
    }
    // In place: a change that is taken out of the array is copied with all that it holds.
    commit.changed.withUnsafeBufferPointer { changes in
      for index in changes.indices {
        switch changes[index].value {
        case .field(let field): noteField(field, of: changes[index].layer, writingTo: &message)
        case .contents(.picture(let picture)):
          letGoOfPicture(of: changes[index].layer)
          shown[changes[index].layer] = pictures.use(picture, writingTo: &message)
        case .contents: letGoOfPicture(of: changes[index].layer)
        default: break
        }
      }
    }
  }

  /// A layer shows its picture no longer, where it has shown one.
  private mutating func letGoOfPicture(of layer: LayerID) {
    if !shown.isEmpty, let number = shown.removeValue(forKey: layer) { released.append(number) }
  }

  private mutating func noteField(_ field: LayerField?, of layer: LayerID, writingTo message: inout MessageWriter) {
    let pictures = field?.isStyled == true ? field?.styles.compactMap { $0.attachment?.picture } ?? [] : []
    released += amongLetters.removeValue(forKey: layer) ?? []
    if !pictures.isEmpty { amongLetters[layer] = pictures.map { self.pictures.use($0, writingTo: &message) } }
  }

  /// Changes end with a layer of number 0, so that they need not be counted first.
  private mutating func write(_ changes: UnsafeBufferPointer<LayerChange>, into message: inout MessageWriter) {
    var start = 0
    while start < changes.count {
      let layer = changes[start].layer
      var end = start
      var mask: UInt32 = 0
      // A commit has values in the order of their bits; one made by hand that has not is cut where the order breaks.
      while end < changes.count, changes[end].layer == layer {
        let bit = changes[end].value.bit
        guard mask >> bit == 0 else { break }
        mask |= 1 << bit
        end += 1
      }
      message.write(layer)
      message.write(count: Int(mask))
      var words: String?
      for index in start..<end { write(changes[index].value, of: layer, saying: &words, into: &message) }
      start = end
    }
    message.write(count: 0)
  }

  /// Writes what differs from what the page has, where that is little: other words, or another place among others. Any
  /// other value is written as a whole.
  ///
  /// - Parameter words: the one run of words that is written before the layer's description.
  private mutating func write(
    _ value: LayerValue, of layer: LayerID, saying words: inout String?, into message: inout MessageWriter
  ) {
    switch value {
    case .contents(let contents):
      if case .text(let runs) = contents, runs.count == 1 { words = runs.first?.string }
      guard let run = known.words(contents, of: layer) else {
        let isPicture = if case .picture = contents { true } else { false }
        return message.write(value, picture: isPicture ? shown[layer] ?? 0 : 0)
      }
      message.write(byte: 3)
      message.write(run.string)
      message.write(amongLetters: run.origin.x)
    case .accessibility(let accessibility):
      let place = known.place(accessibility, of: layer)
      if let words, accessibility?.says(words) == true { return message.write(byte: 3) }
      guard let place else { return message.write(value, picture: 0) }
      message.write(byte: 2)
      message.write(count: max(place.number, 0))
      message.write(count: max(place.count, 0))
    case .field: message.write(value, picture: 0, pictures: amongLetters[layer] ?? [])
    default: message.write(value, picture: 0)
    }
  }
}
