#if BrowserHost
import GestureEngine
import OpenCollectionView
import PageProtocol

extension PageSession: DropHost {
  var mostDroppedFileBytes: Int { limits.droppedFileBytes }

  func scene(_ scene: UIWindowScene, drag: UInt32, wouldDo effect: DropEffect) {
    order { $0.answer(drag, effect) }
  }

  func scene(_ scene: UIWindowScene, load file: DroppedFileLoad) {
    guard link != nil else { return file.fail("the page that has it is gone") }
    files.add(file)
    askForFiles()
  }

  func scene(_ scene: UIWindowScene, didEndDrag drag: UInt32) {
    order { $0.forgetFiles(of: drag) }
  }

  /// Takes a part of a file, and asks for the next one.
  func receive(_ part: FilePart) throws(PageMessageError) {
    try files.take(part)
    askForFiles()
  }

  private func askForFiles() {
    if let request = files.next() { order { $0.read(request) } }
  }

  /// The page is gone, or another one has come: what it had is lost.
  func giveUpFiles() {
    files.giveUp()
    forgetDragOrders()
  }
}
#endif
