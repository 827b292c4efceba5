/// The animations of one layer, and what it shows because of them.
final class LayerAnimations {
  /// Oldest first: later ones work on what earlier ones leave.
  @exclusivity(unchecked)
  var running: [RunningAnimation] = []
  /// The values that the layer shows, as of the last commit.
  @exclusivity(unchecked)
  var presented: LayerProperties
  /// The properties among these that animations had changed.
  @exclusivity(unchecked)
  var bits: LayerPropertySet = []
  /// Tells whether animations came or went since then.
  @exclusivity(unchecked)
  var needsUpdate = true
  /// Tells whether the layer's tree has it among the animated ones.
  var isNoted = false

  init(_ properties: LayerProperties) { presented = properties }
}
