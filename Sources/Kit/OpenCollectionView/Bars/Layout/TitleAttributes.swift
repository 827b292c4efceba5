/// The part of a title's attributes that bars go by.
struct TitleAttributes {
  var font: UIFont
  var color: UIColor?

  /// Attributes that override each other, the strongest first; what none sets is `font` and no colour.
  init(_ layers: [[NSAttributedString.Key: Any]?], font: UIFont) {
    self.font = layers.lazy.compactMap { $0?[.font] as? UIFont }.first ?? font
    color = layers.lazy.compactMap { $0?[.foregroundColor] as? UIColor }.first
  }
}
