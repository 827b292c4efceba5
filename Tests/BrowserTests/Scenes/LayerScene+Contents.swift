#if BrowserHost
import OpenCollectionView

extension LayerScene {
  /// Gradients along lines, from centres outwards and around them.
  static let gradients = [CAGradientLayerType.axial, .radial, .conic].map { type in
    LayerScene(
      "a gradient that is \(type.rawValue)", Tolerance(levels: 3, strays: type == .conic ? 12 : 0, mean: 0.4),
      because: type == .conic ? "Where the colours begin anew the browser's edge lies otherwise between pixels." : ""
    ) { view in
      let layers: [(CGPoint, CGPoint, [NSNumber]?)] = [
        (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1), nil), (CGPoint(x: 0.2, y: 0.3), CGPoint(x: 0.9, y: 0.6), nil),
        (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1), [0.1, 0.4, 0.9]),
        (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.9), [0.3, 0.3, 1]),
      ]
      for (index, layer) in layers.enumerated() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(
          x: 8 + Double(index % 2) * 98, y: 8 + Double(index / 2) * 98, width: 86, height: 86)
        gradient.type = type
        (gradient.startPoint, gradient.endPoint) = (layer.0, layer.1)
        gradient.colors = [Paint.sea.cgColor(), Paint.sun.cgColor(0.3), Paint.crimson.cgColor()]
        gradient.locations = layer.2
        if index == 1 { gradient.cornerRadius = 25 }
        view.layer.addSublayer(gradient)
      }
    }
  }

  /// Pictures in all places, sizes and filters.
  static let contents = [
    LayerScene("pictures by each gravity, smooth", Tolerance(levels: 3, mean: 0.1)) { view in
      try addGravities(to: view, filter: .linear)
    },
    LayerScene("pictures by each gravity, with hard pixels") { view in
      try addGravities(to: view, filter: .nearest)
    },
    LayerScene(
      "photos made smaller", Tolerance(levels: 8, mean: 0.5),
      because: "The browser mixes two sizes that it keeps of a picture; here the next larger one is read."
    ) { view in
      let photo = try photo(160, 160)
      for (index, side) in [100, 61, 37, 20].enumerated() {
        let layer = box(nil, [5, 110, 5, 110][index], [5, 5, 110, 110][index], Double(side), Double(side))
        layer.contents = photo
        view.layer.addSublayer(layer)
      }
    },
    LayerScene("photos made larger", Tolerance(levels: 3, mean: 0.5)) { view in
      let layer = box(nil, 10, 10, 180, 180)
      layer.contents = try photo(40, 40)
      view.layer.addSublayer(layer)
    },
    LayerScene(
      "a photo turned, and one in perspective", Tolerance(levels: 8, mean: 0.4),
      because: "Turned pictures are read at other places between pixels."
    ) { view in
      let photo = try photo(80, 80)
      let flat = box(nil, 10, 60, 80, 80)
      flat.contents = photo
      flat.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
      let deep = box(nil, 105, 60, 80, 80)
      deep.contents = photo
      var matrix = CATransform3DIdentity
      matrix.m34 = -1 / 250
      deep.transform = CATransform3DRotate(matrix, 0.8, 0, 1, 0)
      view.layer.addSublayer(flat)
      view.layer.addSublayer(deep)
    },
    LayerScene("nine parts of a picture") { view in
      let layer = box(nil, 20, 40, 150, 90)
      layer.contents = try image(30, 30) { x, y in
        let isSide = (x < 10 || x >= 20, y < 10 || y >= 20)
        return isSide.0 && isSide.1 ? .crimson : isSide.0 ? .sun : isSide.1 ? .leaf : .sea
      }
      layer.magnificationFilter = .nearest
      let third = 1.0 / 3
      layer.contentsCenter = CGRect(x: third, y: third, width: third, height: third)
      view.layer.addSublayer(layer)
    },
    LayerScene("parts of a sheet", Tolerance(levels: 3, mean: 0.1)) { view in
      let sheet = try image(40, 40) { x, y in y < 20 ? (x < 20 ? .sea : .sun) : (x < 20 ? .leaf : .crimson) }
      for index in 0..<4 {
        let layer = box(nil, Double(index % 2) * 98 + 8, Double(index / 2) * 98 + 8, 86, 86)
        layer.contents = sheet
        layer.contentsRect = CGRect(x: Double(index) * 0.15, y: 0.2, width: 0.5, height: 0.6)
        layer.magnificationFilter = .nearest
        view.layer.addSublayer(layer)
      }
    },
    LayerScene("content modes of image views", Tolerance(levels: 3, mean: 0.2)) { view in
      let image = UIImage(cgImage: try photo(48, 24), scale: 2, orientation: .up)
      let modes: [UIView.ContentMode] = [
        .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right, .topLeft, .topRight,
        .bottomLeft, .bottomRight,
      ]
      for (index, mode) in modes.enumerated() {
        let images = UIImageView(
          frame: CGRect(x: Double(index % 4) * 50 + 5, y: Double(index / 4) * 60 + 10, width: 40, height: 40))
        images.image = image
        images.contentMode = mode
        images.clipsToBounds = true
        images.backgroundColor = .lightGray
        view.addSubview(images)
      }
    },
  ]

  private static func addGravities(to view: UIView, filter: CALayerContentsFilter) throws {
    let gravities: [CALayerContentsGravity] = [
      .resize, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .resizeAspect,
      .resizeAspectFill,
    ]
    let picture = try image(48, 24) { x, _ in x < 24 ? .sea : .sun }
    for (index, gravity) in gravities.enumerated() {
      let layer = box(.leaf, Double(index % 4) * 50 + 5, Double(index / 4) * 60 + 10, 40, 40)
      layer.masksToBounds = true
      layer.contents = picture
      layer.contentsScale = 2
      layer.contentsGravity = gravity
      layer.magnificationFilter = filter
      view.layer.addSublayer(layer)
    }
  }

  /// Waves of colour, with nothing finer than eight pixels.
  private static func photo(_ width: Int, _ height: Int) throws -> CGImage {
    try image(width, height) { x, y in
      Paint(
        red: (127 + 120 * sin(Double(x) / 6)).rounded(), green: (127 + 120 * cos(Double(y) / 7)).rounded(),
        blue: (127 + 120 * sin(Double(x + y) / 9)).rounded())
    }
  }
}
#endif
