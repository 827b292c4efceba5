import OpenCollectionView
import TextEngine

extension MessageWriter {
  /// A record of what is to be done with the element of a field. Layers are numbered anew with each snapshot; the number of the
  /// exchange stays.
  mutating func write(_ order: TextOrder) {
    switch order.kind {
    case .correct(let correction):
      write(.correction)
      write(count: order.exchange)
      write(count: correction.number)
      write(count: correction.edit)
      write(correction.range)
      write(correction.selection)
      write(correction.replacement)
      write(correction.styling)
    case .resume(let resumption):
      write(.resume)
      write(count: order.exchange)
      write(count: resumption.edit)
      write(count: resumption.correction)
      write(resumption.text)
    case .focus, .blur:
      write(.editing)
      write(count: order.exchange)
      write(order.kind == .focus)
    case .tapEdits:
      break
    }
  }

  /// The runs, of which the number comes first and is one more than it is, and the style of what is typed next, one more, too.
  private mutating func write(_ styling: TextStyling?) {
    guard let styling else { return write(count: 0) }
    write(count: styling.runs.count + 1)
    for run in styling.runs {
      write(count: run.length)
      write(count: run.style)
    }
    write(count: styling.typing.map { $0 + 1 } ?? 0)
  }

  private mutating func write(_ range: Range<Int>) {
    write(count: range.lowerBound)
    write(count: range.upperBound)
  }
}
