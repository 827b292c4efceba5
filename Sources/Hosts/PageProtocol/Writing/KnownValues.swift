import Foundation
import LayerEngine

/// The values that a page has of layers which are mostly used again for something alike: the look of a line of words, and
/// a description.
struct KnownValues {
  /// How a line of words looks, and where its baseline lies.
  private struct Look: Equatable {
    let font: TextFont
    let color: LayerColor
    let baseline: CGFloat

    init(_ run: TextRun) { (font, color, baseline) = (run.font, run.color, run.origin.y) }
  }

  private var looks: [LayerID: Look] = [:]
  private var descriptions: [LayerID: LayerAccessibility] = [:]

  /// Takes in a layer's contents.
  ///
  /// - Returns: the one run of it, where it has the look of that which the page has; nil where the page has to be told all.
  mutating func words(_ contents: LayerContents, of layer: LayerID) -> TextRun? {
    // The width of words that are read from the left is for nobody.
    guard case .text(let runs) = contents, runs.count == 1, let run = runs.first, run.decoration == nil,
      run.direction == .leftToRight, run.font.stretch == 1
    else {
      looks[layer] = nil
      return nil
    }
    let look = Look(run)
    if looks[layer] == look { return run }
    looks[layer] = look
    return nil
  }

  /// Takes in a layer's description.
  ///
  /// - Returns: its place among others, where nothing else differs from the description that the page has; else nil.
  mutating func place(_ description: LayerAccessibility?, of layer: LayerID) -> LayerAccessibility.Place? {
    guard let description, description.hasDetails, let place = description.details.place else {
      descriptions[layer] = nil
      return nil
    }
    var known = descriptions[layer]
    descriptions[layer] = description
    known?.details.place = place
    return known == description ? place : nil
  }

  /// A layer is gone.
  mutating func forget(_ layer: LayerID) {
    if !looks.isEmpty { looks[layer] = nil }
    if !descriptions.isEmpty { descriptions[layer] = nil }
  }
}
