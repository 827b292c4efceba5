/// A change in the course of an animation: when it begins and ends, as parts of the whole, and what it leads to.
struct Keyframe {
  var start: Double
  var end: Double
  var value: AnimationValue
}
