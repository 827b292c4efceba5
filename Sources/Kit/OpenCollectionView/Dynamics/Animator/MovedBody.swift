import DynamicsEngine

/// The place to which a step has brought a body.
struct MovedBody {
  var slot: Int
  var body: BodyID
  var state: BodyState
}
