import DynamicsEngine

/// Where a step has brought a body.
struct MovedBody {
  var slot: Int
  var body: BodyID
  var state: BodyState
}
