import Foundation

/// A `Contents.json` of an asset catalogue: what a folder in it holds.
struct CatalogContents: Decodable {
  var properties: Properties?
  var images: [Image]?
  var colors: [Color]?
  var data: [File]?

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var renderingIntent: String?

    private enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
    }
  }

  /// The surroundings that an entry is for.
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Image: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    var resizing: Resizing?
    var direction: String?

    private enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, resizing
      case direction = "language-direction"
    }
  }

  /// How an image is stretched. Insets are in pixels.
  struct Resizing: Decodable {
    struct Insets: Decodable {
      var top: Double?
      var left: Double?
      var bottom: Double?
      var right: Double?
    }
    struct Center: Decodable {
      var mode: String?
    }
    var capInsets: Insets?
    var center: Center?
  }

  struct Color: Decodable {
    struct Value: Decodable {
      var colorSpace: String?
      var components: [String: String]?
      var reference: String?

      private enum CodingKeys: String, CodingKey {
        case colorSpace = "color-space"
        case components, reference
      }
    }
    var color: Value?
    var idiom: String?
    var appearances: [Appearance]?
  }

  struct File: Decodable {
    var filename: String?
    var idiom: String?
    var type: String?

    private enum CodingKeys: String, CodingKey {
      case filename, idiom
      case type = "universal-type-identifier"
    }
  }

  /// The contents of a folder; nil where there are none, or they cannot be read.
  static func read(_ folder: String) -> CatalogContents? {
    FileManager.default.contents(atPath: folder + "/Contents.json").flatMap {
      try? JSONDecoder().decode(CatalogContents.self, from: $0)
    }
  }
}

extension [CatalogContents.Appearance]? {
  /// The style that the entry is for; unspecified where it says nothing of it.
  var style: UIUserInterfaceStyle {
    switch self?.first(where: { $0.appearance == "luminosity" })?.value {
    case "dark": .dark
    case "light": .light
    default: .unspecified
    }
  }

  var isForHighContrast: Bool { self?.contains { $0.appearance == "contrast" && $0.value == "high" } ?? false }
}

extension UIUserInterfaceIdiom {
  /// The devices' word in catalogues.
  var catalogName: String {
    switch self {
    case .phone: "iphone"
    case .pad: "ipad"
    case .tv: "tv"
    case .carPlay: "car"
    case .mac: "mac"
    case .vision: "vision"
    default: "universal"
    }
  }
}

extension Sequence {
  /// The entries for a device, or those for all where there are none of its own.
  func entries(for idiom: UIUserInterfaceIdiom, of name: (Element) -> String?) -> [Element] {
    let own = filter { name($0) == idiom.catalogName }
    return own.isEmpty ? filter { (name($0) ?? "universal") == "universal" } : own
  }
}
