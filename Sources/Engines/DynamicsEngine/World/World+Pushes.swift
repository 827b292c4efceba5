import Foundation
public import PlaneGeometry
import PlaneVectors

extension World {
  /// Pushes a body with a force that goes on until it is removed: 1 newton accelerates the mass 1 by 100 points per second
  /// squared, in a direction of the world.
  ///
  /// - Parameter offset: Where, from the body's centre in its own directions; what is off the centre turns it, too.
  /// - Returns: nil if there is no such body, or for numbers that are not finite.
  @discardableResult
  public mutating func addPush(_ id: BodyID, force: CGVector, offset: CGVector = .zero) -> PushID? {
    guard slot(of: id) != nil, Vector(force).isFinite, Vector(offset).isFinite else { return nil }
    wake(id)
    let name = pushes.insert(Push(body: id, force: Vector(force), offset: Vector(offset)))
    return PushID(slot: name.slot, generation: name.generation)
  }

  /// Changes a push, and wakes its body.
  @discardableResult
  public mutating func setPush(_ id: PushID, force: CGVector, offset: CGVector = .zero) -> Bool {
    guard let push = pushes[id.slot, id.generation], Vector(force).isFinite, Vector(offset).isFinite else {
      return false
    }
    pushes[id.slot] = Push(body: push.body, force: Vector(force), offset: Vector(offset))
    wake(push.body)
    return true
  }

  /// Ends a push, and wakes its body.
  @discardableResult
  public mutating func removePush(_ id: PushID) -> Bool {
    guard let push = pushes.remove(id.slot, id.generation) else { return false }
    wake(push.body)
    return true
  }

  mutating func removePushes(of body: BodyID) {
    for index in pushes.values.indices where pushes.values[index]?.body == body {
      pushes.remove(Int32(index), pushes.generations[index])
    }
  }

  mutating func applyPushes() {
    for index in pushes.values.indices {
      guard let push = pushes.values[index], isAwake(push.body.slot) else { continue }
      let body = Int(push.body.slot)
      let arm = places[body].rotation.apply(push.offset - shapes[body].massCenter)
      motions[body].push((partLength * Self.pointsPerMetre) * push.force, at: arm)
    }
  }
}
