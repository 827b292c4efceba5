/// What a picture shows.
enum Motif: Int, CaseIterable, Sendable {
  case mountains
  case sea
  case dunes
  case hills
  case city
  case aurora
  case lake
  case balloons
  case desert
  case planets
  case waves
  case snow

  /// The colours that the motif comes in.
  var palettes: [Palette] {
    switch self {
    case .mountains: Palette.mountains
    case .sea: Palette.sea
    case .dunes: Palette.dunes
    case .hills: Palette.hills
    case .city: Palette.city
    case .aurora: Palette.aurora
    case .lake: Palette.lake
    case .balloons: Palette.balloons
    case .desert: Palette.desert
    case .planets: Palette.planets
    case .waves: Palette.waves
    case .snow: Palette.snow
    }
  }

  /// Draws the motif.
  @MainActor func paint(_ scenery: inout Scenery, in palette: Palette) {
    switch self {
    case .mountains: scenery.paintMountains(palette)
    case .sea: scenery.paintSea(palette)
    case .dunes: scenery.paintDunes(palette)
    case .hills: scenery.paintHills(palette)
    case .city: scenery.paintCity(palette)
    case .aurora: scenery.paintAurora(palette)
    case .lake: scenery.paintLake(palette)
    case .balloons: scenery.paintBalloons(palette)
    case .desert: scenery.paintDesert(palette)
    case .planets: scenery.paintPlanets(palette)
    case .waves: scenery.paintWaves(palette)
    case .snow: scenery.paintSnow(palette)
    }
  }
}
