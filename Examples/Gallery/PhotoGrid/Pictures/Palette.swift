/// The colours of one picture.
struct Palette: Hashable, Sendable {
  /// What the colours are like.
  var mood: Mood
  /// The sky, from the zenith to the horizon.
  var sky: [Tone]
  /// The sun, the moon, and what they shine on.
  var light: Tone
  /// What is far away, seen through the air.
  var far: Tone
  /// What is near.
  var near: Tone
  /// The one colour that stands out.
  var accent: Tone

  init(_ mood: Mood, sky: UInt32..., light: UInt32, far: UInt32, near: UInt32, accent: UInt32) {
    self.mood = mood
    self.sky = sky.map { Tone($0) }
    self.light = Tone(light)
    self.far = Tone(far)
    self.near = Tone(near)
    self.accent = Tone(accent)
  }

  /// The colour at the zenith.
  var zenith: Tone { sky[0] }

  /// The colour of the air above the horizon, which veils what is far away.
  var haze: Tone { sky[sky.count - 1] }

  /// The colour of the ground at a distance: 0 is at the horizon, 1 at the viewer's feet.
  func ground(_ nearness: Double) -> Tone { far.mixed(nearness, with: near) }
}
