import Foundation

/// The colour that the colours of a copied layer are multiplied with.
struct LayerTint: Equatable {
  var red: Float = 1
  var green: Float = 1
  var blue: Float = 1

  private var isWhite: Bool { red == 1 && green == 1 && blue == 1 }

  private func tinted(_ color: LayerColor) -> LayerColor {
    LayerColor(red: color.red * red, green: color.green * green, blue: color.blue * blue, alpha: color.alpha)
  }

  /// Tints what a layer shows, except for the pixels of pictures, which only the host has.
  func apply(to properties: inout LayerProperties) {
    guard !isWhite else { return }
    properties.backgroundColor = properties.backgroundColor.map(tinted)
    properties.borderColor = tinted(properties.borderColor)
    properties.shadow.color = tinted(properties.shadow.color)
    if var shape = properties.shape {
      shape.fillColor = shape.fillColor.map(tinted)
      shape.strokeColor = shape.strokeColor.map(tinted)
      properties.shape = shape
    }
    if var gradient = properties.gradient {
      for index in gradient.stops.indices { gradient.stops[index].color = tinted(gradient.stops[index].color) }
      properties.gradient = gradient
    }
    if case .text(var runs) = properties.contents {
      for index in runs.indices { runs[index].color = tinted(runs[index].color) }
      properties.contents = .text(runs)
    }
  }
}
