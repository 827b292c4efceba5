#if BrowserHost
import LayerEngine
import OpenCollectionView
import PageProtocol

extension PageSession: AccessibilityHost {
  func scene(_ scene: UIWindowScene, announce sentence: String, isUrgent: Bool) {
    order { $0.announce(sentence, isUrgent: isUrgent) }
  }

  func scene(_ scene: UIWindowScene, moveFocusTo layer: LayerID?, element: UInt32, isNewScreen: Bool) {
    order { $0.focus(layer, element: element, isNewScreen: isNewScreen) }
  }
}
#endif
