import GestureEngine
import OpenCollectionView
import TouchTesting

extension VirtualScreen {
  /// A finger comes down, and stays until ``lift(at:)``.
  func press(at point: CGPoint) { send(.began, at: point) }

  /// The finger of ``press(at:)`` moves.
  func move(to point: CGPoint) { send(.moved, at: point) }

  /// The finger of ``press(at:)`` is lifted.
  func lift(at point: CGPoint) { send(.ended, at: point) }

  private func send(_ phase: TouchSample.Phase, at point: CGPoint) {
    // A number that no script reaches.
    receive(.touches([TouchSample(time: now, identifier: 1_000_000, phase: phase, location: point)]))
    runFrame()
  }
}
