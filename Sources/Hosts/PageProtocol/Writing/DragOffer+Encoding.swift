import GestureEngine
import OpenCollectionView

extension MessageWriter {
  /// Writes what may be dragged out of the page, with the secret as one more text. // N85
  mutating func write(_ offer: DragOffer) {
    let texts = offer.texts + [ForeignText(mimeType: DragOffer.tokenType, text: offer.token)]
    write(.dragOut)
    write(count: 11 + texts.reduce(0) { $0 + 8 + $1.mimeType.utf8.count + ($1.text?.utf8.count ?? 0) })
    write(byte: 1)
    write(uint32: offer.number)
    write(integer: offer.touch)
    write(offer.allowsMove)
    write(byte: UInt8(texts.count))
    for text in texts {
      for part in [text.mimeType, text.text ?? ""] {
        write(uint32: UInt32(part.utf8.count))
        write(bytes: part.utf8)
      }
    }
  }
}
