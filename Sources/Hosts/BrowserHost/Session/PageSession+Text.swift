#if BrowserHost
import LayerEngine
import OpenCollectionView
import PageProtocol
import TextEngine

extension PageSession: TextHost {
  func scene(_ scene: UIWindowScene, order: TextOrder) {
    // A page that is away is told how things stand when it comes back.
    guard link != nil else { return }
    self.order { $0.add(order) }
  }

  /// Has page and program go on with the texts that both know, after the tree has been sent anew.
  ///
  /// What the page has sent before is delivered, or dropped where there is no time for it: from here on everything that the
  /// program does not know comes once more, as one edit.
  func resumeTexts() {
    guard let scene else { return }
    if scene.waitingInputCount > 0 { runFrameAhead() }
    if scene.waitingInputCount > 0 { scene.cancelInput() }
    edits = EditAssembly()
    forgetTextOrders()
    scene.resumeFields()
    runFrameAhead()
  }

  /// Tells what is wrong with what the page has sent of texts, once it has been delivered.
  func checkTexts() throws(PageMessageError) {
    if let error = scene?.takeTextExchangeError() { throw .wrongEdit(error) }
  }
}
#endif
