/// How what is drawn is combined with what lies below it.
///
/// In the formulas R is the result, S what is drawn and D what lies below, with their opacities multiplied in; Sa and
/// Da are these opacities. Each mode changes what the drawing covers and nothing beside it.
public enum CGBlendMode: Int32, Hashable, Sendable, CaseIterable {
  /// S over D: R = S + D·(1 − Sa). The mode of a new context.
  case normal = 0
  /// The product of the colours: never brighter than either.
  case multiply = 1
  /// The inverse of the product of the inverse colours: never darker than either.
  case screen = 2
  /// Multiplies or screens by what lies below, whose lights and shadows stay.
  case overlay = 3
  /// The darker of the two, in each component.
  case darken = 4
  /// The brighter of the two, in each component.
  case lighten = 5
  /// Brightens what lies below by what is drawn.
  case colorDodge = 6
  /// Darkens what lies below by what is drawn.
  case colorBurn = 7
  /// Darkens or brightens by what is drawn, as a soft spotlight does.
  case softLight = 8
  /// Multiplies or screens by what is drawn, as a hard spotlight does.
  case hardLight = 9
  /// The distance between the two, in each component.
  case difference = 10
  /// Like ``difference`` with less contrast.
  case exclusion = 11
  /// The hue of S with the saturation and brightness of D.
  case hue = 12
  /// The saturation of S with the hue and brightness of D.
  case saturation = 13
  /// The hue and saturation of S with the brightness of D.
  case color = 14
  /// The brightness of S with the hue and saturation of D.
  case luminosity = 15
  /// R = 0.
  case clear = 16
  /// R = S.
  case copy = 17
  /// R = S·Da.
  case sourceIn = 18
  /// R = S·(1 − Da).
  case sourceOut = 19
  /// R = S·Da + D·(1 − Sa).
  case sourceAtop = 20
  /// R = S·(1 − Da) + D.
  case destinationOver = 21
  /// R = D·Sa.
  case destinationIn = 22
  /// R = D·(1 − Sa).
  case destinationOut = 23
  /// R = S·(1 − Da) + D·Sa.
  case destinationAtop = 24
  /// R = S·(1 − Da) + D·(1 − Sa).
  case xor = 25
  /// R = max(0, 1 − ((1 − D) + (1 − S))).
  ///
  /// Difference from CoreGraphics: a browser has no such mode and shows ``multiply``, the nearest that it has.
  case plusDarker = 26
  /// R = min(1, S + D).
  case plusLighter = 27
}
