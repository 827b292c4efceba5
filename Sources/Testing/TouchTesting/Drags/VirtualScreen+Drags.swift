public import Foundation
public import GestureEngine
public import OpenCollectionView

extension VirtualScreen {
  /// Drags what is at a place to another one with a finger: presses until it is lifted, goes there, rests, and lets go.
  ///
  /// Returns when the finger has been lifted; the drop is animated after that: ``advanceUntilRest(limit:)`` waits for it. To look in
  /// between play a `TouchScript.liftAndDrag(from:to:duration:holding:)` with looks, or go step by step with a ``VirtualFinger``.
  ///
  /// - Parameters:
  ///   - start: what is dragged, in points of the screen.
  ///   - end: where it is dropped.
  ///   - seconds: how long the way takes.
  public func drag(from start: CGPoint, to end: CGPoint, duration seconds: Double = 0.4) {
    play(.liftAndDrag(from: start, to: end, duration: seconds))
  }

  /// Drags files in from outside; go on with what is returned.
  public func dragIn(files: [VirtualFile], at point: CGPoint) -> VirtualDrag {
    incomingDrags.begin(texts: [], files: files, at: point, on: self)
  }

  /// Drags a text in from outside, by its forms, the best first; go on with what is returned.
  ///
  /// - Parameters:
  ///   - texts: each form by its type as the network names it. A link of another page is a `text/uri-list`, a `text/html` and a
  ///     `text/plain`.
  ///   - files: what comes with it.
  ///   - point: in points of the screen.
  public func dragIn(
    texts: KeyValuePairs<String, String>, files: [VirtualFile] = [], at point: CGPoint
  ) -> VirtualDrag {
    let forms = texts.map { ForeignText(mimeType: $0.key, text: $0.value) }
    return incomingDrags.begin(texts: forms, files: files, at: point, on: self)
  }

  /// Drags things in from outside that item providers promise, one for each; go on with what is returned. No recording knows of it.
  public func dragIn(_ providers: [NSItemProvider], at point: CGPoint) -> VirtualDrag {
    incomingDrags.begin(providers, at: point, on: self)
  }

  /// Drops things from outside that item providers promise at a place; see ``drop(files:at:)``.
  @discardableResult
  public func drop(_ providers: [NSItemProvider], at point: CGPoint) -> DropEffect {
    drop(dragIn(providers, at: point))
  }

  /// Drops files from outside at a place: they come over the screen there, stay for some frames, and are dropped.
  ///
  /// What a program loads of them comes on other threads, as it does in a browser: wait for it in an async test.
  ///
  /// - Returns: what the program said that a drop would do.
  @discardableResult
  public func drop(files: [VirtualFile], at point: CGPoint) -> DropEffect { drop(dragIn(files: files, at: point)) }

  /// Drops a plain text from outside at a place; see ``drop(files:at:)``.
  @discardableResult
  public func drop(_ text: String, at point: CGPoint) -> DropEffect {
    drop(dragIn(texts: ["text/plain": text], at: point))
  }

  /// Drops a link from outside at a place, as browsers give it; see ``drop(files:at:)``.
  @discardableResult
  public func drop(_ url: URL, at point: CGPoint) -> DropEffect {
    let address = url.absoluteString
    return drop(dragIn(texts: ["text/uri-list": address, "text/plain": address], at: point))
  }

  private func drop(_ drag: VirtualDrag) -> DropEffect {
    drag.move(to: drag.location)
    let effect = drag.effect
    drag.drop(after: VirtualFinger.stepDuration)
    return effect
  }

  /// How many drags from outside have files that may still be asked for: those over the screen, and those that were dropped until
  /// the last of their files has been loaded.
  public var keptDragCount: Int { incomingDrags.keptCount }

  /// How many bytes a file has at most that a replay makes up, since recordings do not hold what was in it.
  static let mostReplayedBytes = 67_108_864
}

extension VirtualScreen: DropHost {
  /// Tells a ``VirtualDrag`` what the program says.
  public func scene(_ scene: UIWindowScene, drag: UInt32, wouldDo effect: DropEffect) {
    incomingDrags.hear(effect, of: drag)
  }

  /// Gives what a ``VirtualFile`` holds; in a replay, whose recording does not know it, as many zeros.
  public func scene(_ scene: UIWindowScene, load file: DroppedFileLoad) { incomingDrags.give(file) }

  /// Forgets the files.
  public func scene(_ scene: UIWindowScene, didEndDrag drag: UInt32) { incomingDrags.end(drag) }
}

extension TouchScript {
  /// A finger presses until what it is on is lifted, goes evenly to another place, rests there, and lets go. // N2
  ///
  /// - Parameters:
  ///   - start: what is dragged.
  ///   - end: where it is dropped.
  ///   - duration: how long the way takes, in seconds.
  ///   - holding: how long the finger rests at its end.
  ///   - kind: what touches.
  public static func liftAndDrag(
    from start: CGPoint, to end: CGPoint, duration: Double = 0.4, holding: Double = 0.3,
    kind: TouchSample.Kind = .finger
  ) -> TouchScript {
    .line(from: start, to: end, duration: duration, holding: holding, kind: kind, pressing: liftTime)
  }

  /// Until something is lifted: the press, and the animation of the lift.
  private static let liftTime = 0.6
}
