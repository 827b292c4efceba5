/// A closure that takes a change back, and the object it does that to, which is not kept.
@MainActor final class UndoCall {
  weak var target: AnyObject?
  let perform: @MainActor (AnyObject) -> Void

  init(_ target: AnyObject, _ perform: @escaping @MainActor (AnyObject) -> Void) {
    self.target = target
    self.perform = perform
  }
}
