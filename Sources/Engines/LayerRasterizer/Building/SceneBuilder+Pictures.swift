import Foundation
import LayerEngine
import PlaneGeometry
import RasterKernel

extension SceneBuilder {
  /// Sides of drawings in pixels are limited, as those of a browser's canvases are.
  private static let longestSide = 4096.0

  /// A picture as the contents of a layer.
  mutating func draw(_ picture: LayerPicture, _ values: LayerProperties, _ state: State) {
    let (bounds, part, size) = (values.bounds, values.contentsRect, picture.size)
    guard bounds.width > 0, bounds.height > 0, size.width > 0, size.height > 0, part.width > 0, part.height > 0,
      part.isFinite, size.width.isFinite, size.height.isFinite
    else { return }
    let factor = values.contentsScale > 0 ? picture.scale / values.contentsScale : 1
    let natural = CGSize(width: part.width * size.width * factor, height: part.height * size.height * factor)
    let place = values.contentsGravity.place(of: natural, in: bounds)
    guard natural.width.isFinite, natural.height.isFinite, place.isFinite, place.width > 0, place.height > 0,
      let box = box(place, state),
      !box.bounds.intersection(state.clip.bounds).isEmpty
    else { return }
    let tile: ImageTile?
    switch picture.source {
    case .encoded: tile = storage.image(picture)
    case .drawn(let drawing):
      // About as many pixels as it is shown with.
      let own = least(natural, place, state, isStretched: values.contentsCenter == LayerProperties().contentsCenter)
      let whole = CGSize(width: own.width / part.width, height: own.height / part.height)
      tile = drawn(drawing, picture, whole)
    }
    guard let tile else { return }
    let source = tile.image
    let from = CGRect(
      x: part.minX * Double(source.width), y: part.minY * Double(source.height),
      width: part.width * Double(source.width),
      height: part.height * Double(source.height))
    let isNearest = values.magnificationFilter == .nearest && picture.isEncoded
    guard
      var step = image(
        tile, from, in: place, box.coverage, isNearest: isNearest, center: values.contentsCenter,
        ends: factor * size.width / Double(source.width), state)
    else { return }
    step.opacity = 255
    list.add(step, showing: tile, within: box.bounds, clip: state.clip)
  }

  /// The roots of a half of which sizes of drawings are products: one that grows little by little is drawn anew when it has grown
  /// by a fifth. Numbers as literals, since powers are not the same on every processor. [choice]
  private static let steps = [1, 0.840_896_415_253_714_5, 0.707_106_781_186_547_5, 0.594_603_557_501_360_5]

  /// The smallest of some sizes of a drawing that is not smaller than it is shown, and at least that.
  ///
  /// Layers that are shown smaller by their transforms take half of it, a quarter and so on: transforms change in each frame, as
  /// those of cards in a carousel do. Ends that keep their size keep their pixels.
  private func least(_ natural: CGSize, _ place: CGRect, _ state: State, isStretched: Bool) -> CGSize {
    func atLeastShown(_ size: CGSize) -> CGSize {
      CGSize(width: max(place.width, size.width), height: max(place.height, size.height))
    }
    guard isStretched else { return atLeastShown(natural) }
    var factor = 1.0
    func isEnough(_ factor: Double) -> Bool {
      natural.width * factor >= place.width && natural.height * factor >= place.height
    }
    // 64 times smaller than it is nothing is seen of it.
    for _ in 0..<6 where isEnough(factor / 2) { factor /= 2 }
    factor *= Self.steps.last { isEnough(factor * $0) } ?? 1
    var size = atLeastShown(CGSize(width: natural.width * factor, height: natural.height * factor))
    var seen = state.map.scale(at: place.midX, place.midY) / scale
    for _ in 0..<6 where seen > 0 && seen <= 0.5 {
      size = CGSize(width: size.width / 2, height: size.height / 2)
      seen *= 2
    }
    return size
  }

  /// The pixels of a drawing of a size in points, to be drawn when they are seen.
  private func drawn(_ drawing: DisplayList, _ picture: LayerPicture, _ size: CGSize) -> ImageTile? {
    guard pictureDepth < Self.mostPictureDepth else { return nil }
    func pixels(_ length: Double) -> Int { Int(max(1, min((length * self.scale).rounded(.up), Self.longestSide))) }
    let (width, height) = (pixels(size.width), pixels(size.height))
    let key = RasterStorage.DrawingKey(picture: picture, width: width, height: height)
    let source = ImageTile.Source(drawing: drawing, size: picture.size, scale: scale, depth: pictureDepth + 1)
    return storage.drawing(key) { ImageTile(source, width: width, height: height) }
  }

  /// A step that paints a part of an image, stretched into a rectangle.
  func image(
    _ tile: ImageTile, _ part: CGRect, in place: CGRect, _ coverage: RasterCoverage, isNearest: Bool,
    center: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), ends: Double = 1, _ state: State
  ) -> RasterStep? {
    // From the state's coordinates to the first level's pixels.
    let (across, down) = (part.width / place.width, part.height / place.height)
    let isBent = center != CGRect(x: 0, y: 0, width: 1, height: 1)
    let toImage =
      isBent
      ? PlaneMap.identity
      : PlaneMap(scaleX: across, scaleY: down, x: part.minX - place.minX * across, y: part.minY - place.minY * down)
    guard let inverse = state.map.inverse else { return nil }
    // How many of its pixels fall into one of the picture's.
    let scale = state.map.scale(at: place.midX, place.midY)
    let density = scale > 0 ? (across * down).magnitude.squareRoot() / scale : 1
    var number = 0
    if !isBent, density.isFinite, !(isNearest && density <= 1) {
      while number < 12, density > 1.5 * Double(1 << number) { number += 1 }
    }
    // Its halves are made of all of it.
    if number > 0 { storage.draw(tile, tile.all) }
    let image = tile.level(number)
    let (shareX, shareY) = (
      Double(image.width) / Double(tile.image.width), Double(image.height) / Double(tile.image.height)
    )
    var step = RasterStep()
    step.coverage = coverage
    step.opacity = 255
    step.paint.kind = Int32(RasterPaintImage)
    step.paint.isOpaque = tile.isOpaque ? 1 : 0
    step.paint.image = UnsafePointer(image.base)
    (step.paint.imageWidth, step.paint.imageHeight) = (Int32(image.width), Int32(image.height))
    step.paint.setMap(PlaneMap(scaleX: shareX, scaleY: shareY, x: 0, y: 0).after(toImage).after(inverse))
    // Nothing beyond the part shines in.
    let half = isNearest ? 0.001 : 0.5
    func limits(_ from: Double, _ length: Double, _ share: Double) -> (Float, Float) {
      let (low, high) = (from * share + half, (from + length) * share - half)
      return low < high ? (Float(low), Float(high)) : (Float((low + high) / 2), Float((low + high) / 2))
    }
    (step.paint.imageX0, step.paint.imageX1) = limits(part.minX, part.width, shareX)
    (step.paint.imageY0, step.paint.imageY1) = limits(part.minY, part.height, shareY)
    step.paint.isNearest = isNearest ? 1 : 0
    if isBent {
      step.paint.isBent = 1
      let x = Bend(PictureStretch(part.minX, part.width, place.minX, place.width, center.minX, center.width, ends))
      let y = Bend(
        PictureStretch(part.minY, part.height, place.minY, place.height, center.minY, center.height, ends))
      (step.paint.breakX, step.paint.scaleX, step.paint.offsetX) = (x.breaks, x.scales, x.offsets)
      (step.paint.breakY, step.paint.scaleY, step.paint.offsetY) = (y.breaks, y.scales, y.offsets)
    }
    return step
  }
}

/// A stretch along one axis of which the ends keep their size, as the loops take it: from places to pixels of the image.
private struct Bend {
  var breaks: (Float, Float)
  var scales: (Float, Float, Float)
  var offsets: (Float, Float, Float)

  init(_ stretch: PictureStretch) {
    func line(_ part: PictureStretch.Part) -> (scale: Float, offset: Float) {
      let scale = part.size > 0 ? part.length / part.size : 0
      return (Float(scale), Float(part.from - part.to * scale))
    }
    let parts = stretch.parts
    let (start, middle, end) = (line(parts[0]), line(parts[1]), line(parts[2]))
    breaks = (Float(parts[1].to), Float(parts[2].to))
    scales = (start.scale, middle.scale, end.scale)
    offsets = (start.offset, middle.offset, end.offset)
  }
}

extension LayerPicture {
  var isEncoded: Bool {
    if case .encoded = source { true } else { false }
  }
}
