public import LayerEngine

/// A host that speaks to assistive tools: it can read sentences out and has a focus of its own.
///
/// A ``SceneHost`` that conforms to it is found by itself. What people do comes in as ``UIWindowScene/receive(_:)`` of
/// `.accessibility`. All calls are made on the main actor at the end of a frame, after its commit has been made.
@preconcurrency @MainActor public protocol AccessibilityHost: AnyObject {
  /// A sentence is to be read out.
  ///
  /// - Parameters:
  ///   - scene: the scene that speaks.
  ///   - sentence: what is read, in the person's language.
  ///   - isUrgent: whether it interrupts what is being read.
  func scene(_ scene: UIWindowScene, announce sentence: String, isUrgent: Bool)

  /// The focus of tools and keyboard is to move.
  ///
  /// - Parameters:
  ///   - scene: the scene that the element is in.
  ///   - layer: the layer of the element, as the frame's commit calls it; nil for the first element of the screen.
  ///   - element: the number of the element among those of the layer, 0 for the layer itself.
  ///   - isNewScreen: whether most of the screen has changed, rather than a part.
  func scene(_ scene: UIWindowScene, moveFocusTo layer: LayerID?, element: UInt32, isNewScreen: Bool)
}
