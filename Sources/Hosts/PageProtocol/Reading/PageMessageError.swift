package import TextEngine

/// Why a page's message was refused. The description is the reason in the close frame: at most 123 bytes.
package enum PageMessageError: Error, Equatable, CustomStringConvertible {
  case truncated(at: Int)
  case unknownRecord(UInt8)
  case tooManyRecords(limit: Int)
  case tooManySamples(Int, limit: Int)
  case tooManyTicks(limit: Int)
  case tooManyResends(limit: Int)
  case tooMuchWaits(limit: Int)
  case tooMuchText(limit: Int)
  case brokenText
  case wrongEdit(TextExchangeError)
  case tooManyDraggedItems(limit: Int)
  case tooMuchDraggedText(limit: Int)
  case brokenDrag
  case unknownLoad(UInt32)
  case tooMuchOfFile(UInt32)
  case notFinite(at: Int)
  case outOfRange(at: Int)
  case outOfBounds(PageBound, Double, at: Int)
  case invalidText(at: Int)
  case wrongVersion(UInt16)
  case helloExpected
  case helloRepeated
  case unknownCommit(UInt32, sent: UInt32)
  case tooManyUnapplied(UInt32, limit: Int)

  package var closeCode: BrowserProtocol.CloseCode {
    switch self {
    case .truncated, .unknownRecord, .notFinite, .outOfRange, .outOfBounds, .invalidText: .malformed
    case .tooManyRecords, .tooManySamples, .tooManyTicks, .tooManyResends, .tooMuchWaits, .tooMuchText,
      .tooManyUnapplied, .tooManyDraggedItems, .tooMuchDraggedText:
      .policy
    case .wrongVersion: .wrongVersion
    case .helloExpected, .helloRepeated, .unknownCommit, .brokenText, .wrongEdit,
      .brokenDrag, .unknownLoad, .tooMuchOfFile:
      .protocolError
    }
  }

  package var description: String {
    switch self {
    case .truncated(let offset): "The message ends at byte \(offset), inside a record."
    case .unknownRecord(let kind): "There is no record of kind \(kind)."
    case .tooManyRecords(let limit): "The message holds more than \(limit) records."
    case .tooManySamples(let count, let limit): "The record holds \(count) samples; \(limit) are allowed."
    case .tooManyTicks(let limit): "The message asks for more than \(limit) commits."
    case .tooManyResends(let limit): "The message asks for the whole tree more than \(limit) times."
    case .tooMuchWaits(let limit): "More than \(limit) bytes of input wait for a frame: ask for one with a tick."
    case .tooMuchText(let limit): "A text in parts has more than \(limit) bytes."
    case .brokenText: "A text in parts lacks its beginning, or is not UTF-8."
    case .wrongEdit(let error): "An edit cannot be: \(error)"
    case .tooManyDraggedItems(let limit): "More than \(limit) things are dragged over the page."
    case .tooMuchDraggedText(let limit): "The texts of a drag have more than \(limit) bytes."
    case .brokenDrag: "A text that is dragged lacks its beginning, or is not UTF-8."
    case .unknownLoad(let load): "Nothing of the load \(load) was asked for."
    case .tooMuchOfFile(let load): "More of the load \(load) came than was asked for."
    case .notFinite(let offset): "The number at byte \(offset) is infinite or not a number."
    case .outOfRange(let offset): "The value at byte \(offset) is out of range."
    case .outOfBounds(let bound, let value, let offset):
      "The \(bound.name) at byte \(offset) is \(Self.short(value)); "
        + "\(Self.short(bound.range.lowerBound)) to \(Self.short(bound.range.upperBound)) are allowed."
    case .invalidText(let offset): "The text at byte \(offset) is too long or not UTF-8."
    case .wrongVersion(let version):
      "The page speaks version \(version) of the protocol, the host \(BrowserProtocol.version): reload the page."
    case .helloExpected: "The first record must be a hello."
    case .helloRepeated: "A hello came twice."
    case .unknownCommit(let applied, let sent): "The page has applied commit \(applied), but \(sent) was the last."
    case .tooManyUnapplied(let count, let limit): "\(count) commits are unapplied; \(limit) are allowed."
    }
  }

  /// A number as short as it can be told: a whole one without its fraction.
  private static func short(_ value: Double) -> String {
    abs(value) < 1e15 && value == value.rounded() ? "\(Int(value))" : "\(Float(value))"
  }
}
