import Foundation

/// The progress of a load; cancelling it ends the load at once.
final class LoadProgress: Progress, @unchecked Sendable {
  // Unchecked: set before anybody else has it.
  var onCancel: (@Sendable () -> Void)?

  override func cancel() {
    super.cancel()
    onCancel?()
  }
}
