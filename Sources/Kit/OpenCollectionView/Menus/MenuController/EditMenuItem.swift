/// One entry of a bar of edit commands.
struct EditMenuItem {
  var title: String
  var image: UIImage?
  var isEnabled = true
  var isDestructive = false
  /// The effect of choosing it.
  var choose: @MainActor () -> Void = {}
  /// Entries that take the place of the bar's instead.
  var further: [EditMenuItem]?
  /// Tells whether the bar stays when the entry is chosen.
  var keepsBar = false
}
