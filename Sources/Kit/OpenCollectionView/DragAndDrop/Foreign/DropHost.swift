import DragEngine
public import GestureEngine

/// A host over whose screen things are dragged from elsewhere: from another page, another program or the desktop.
///
/// A ``SceneHost`` that conforms to it is found by itself. It tells its scene of such drags by ``UIWindowScene/receive(_:)`` with
/// `HostInput.drag`, and is told what a drop would do. One that does not conform may report drags, too: their texts can be
/// dropped, and their files fail to load. All calls are made on the main actor. // N82
@preconcurrency @MainActor public protocol DropHost: AnyObject {
  /// How many bytes of files one drop may bring. What is beyond it fails to load, before the host is asked for it. 67,108,864 unless
  /// implemented. // N84
  var mostDroppedFileBytes: Int { get }

  /// A report of a drag has been heard, and this is what a drop would do from now on.
  ///
  /// Called once for each report that a drag has come or has moved, whether the answer is another one or not, so that a host
  /// can wait with the next one. // N83
  func scene(_ scene: UIWindowScene, drag: UInt32, wouldDo effect: DropEffect)

  /// Somebody wants the bytes of a dropped file: give them to the load, now or later, in their order.
  func scene(_ scene: UIWindowScene, load file: DroppedFileLoad)

  /// A drag is over, and nobody will ask for its files any longer.
  func scene(_ scene: UIWindowScene, didEndDrag drag: UInt32)
}

extension DropHost {
  /// As many as the profile of drags says.
  public var mostDroppedFileBytes: Int { DragProfile.standard.mostForeignFileBytes }
}
