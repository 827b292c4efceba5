#if BrowserHost
import GestureEngine
import OpenCollectionView
import PageProtocol

extension PageSession: DragOutHost {
  func scene(_ scene: UIWindowScene, mayTakeOut offer: DragOffer) { order { $0.offer(offer) } }

  func scene(_ scene: UIWindowScene, offeredDrag number: UInt32, wouldDo effect: DropEffect) {
    order { $0.answer(offered: number, effect) }
  }

  /// Has the page load what it needs for it.
  func writeDragsMayLeave(to message: inout MessageWriter) {
    message.write(.dragOut)
    message.write(count: 1)
    message.write(byte: 0)
  }
}
#endif
