/// The animations of one layer, and what it shows because of them.
final class LayerAnimations {
  /// Oldest first: later ones work on what earlier ones leave.
  var running: [RunningAnimation] = []
  /// What the layer shows, as of the last commit.
  var presented: LayerProperties
  /// What of it animations had changed.
  var bits: LayerPropertySet = []
  /// Whether animations came or went since then.
  var needsUpdate = true
  /// Whether the layer's tree has it among the animated ones.
  var isNoted = false

  init(_ properties: LayerProperties) { presented = properties }
}
