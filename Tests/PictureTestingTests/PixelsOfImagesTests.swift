import Foundation
import LayerRasterizer
import OpenCollectionView
import PictureTesting
import Testing
import TouchTesting

// B7
@MainActor struct PixelsOfImagesTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func format(_ scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, opaque)
    return format
  }

  private func renderer(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, opaque: Bool = false)
    -> UIGraphicsImageRenderer
  {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format(scale, opaque: opaque))
  }

  private func picture(_ data: Data?) throws -> RasterPicture {
    let bytes = [UInt8](try #require(data))
    return try #require(RasterPicture(png: bytes))
  }

  private func word(_ picture: RasterPicture, _ x: Int, _ y: Int) -> [UInt8] {
    (0..<4).map { picture[x, y][$0] }
  }

  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 8, height: 6))
    view.backgroundColor = red
    let part = UIView(frame: CGRect(x: 4, y: 0, width: 4, height: 6))
    part.backgroundColor = blue
    view.addSubview(part)
    return view
  }

  @Test func `a module that is linked is enough for images to have pixels`() {
    #expect(ImagePixels.drawer is LayerPixelDrawer)
  }

  @Test func `a renderer makes a file of what is drawn, in the pixels of its format`() throws {
    let data = renderer(4, 3, scale: 2).pngData { context in
      red.setFill()
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 1))
    }
    let picture = try picture(data)
    #expect(picture.width == 8 && picture.height == 6)
    #expect(word(picture, 2, 2) == [255, 0, 0, 255] && word(picture, 5, 3) == [255, 0, 0, 255])
    #expect(word(picture, 1, 2) == [0, 0, 0, 0] && word(picture, 6, 3) == [0, 0, 0, 0])
  }

  @Test func `an opaque image is black where nothing is drawn`() throws {
    #expect(word(try picture(renderer(2, 2, opaque: true).pngData { _ in }), 1, 1) == [0, 0, 0, 255])
  }

  @Test func `what is drawn and its file are read back the same`() throws {
    let image = renderer(5, 5).image { context in
      UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data))
    #expect(read.size == image.size)
    let bytes = try #require(image.cgImage?.dataProvider?.data)
    #expect(bytes.count == 100 && [UInt8](bytes[48..<52]) == [51, 102, 153, 255])
    #expect(try #require(read.cgImage?.dataProvider?.data)[48..<52] == bytes[48..<52])
  }

  @Test func `an image says how its bytes lie`() throws {
    let image = try #require(renderer(7, 2).image { _ in }.cgImage)
    #expect(image.bitsPerComponent == 8 && image.bitsPerPixel == 32 && image.bytesPerRow == 28)
    #expect(image.alphaInfo == .premultipliedLast && image.bitmapInfo.rawValue == 1)
    #expect(image.colorSpace?.name == CGColorSpace.sRGB)
  }

  @Test func `a part of an image has the pixels of that part`() throws {
    let image = renderer(4, 4).image { context in
      red.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
    }
    let part = try #require(image.cgImage?.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 1)))
    #expect(part.dataProvider?.data.map { [UInt8]($0) } == [0, 0, 0, 0, 255, 0, 0, 255])
  }

  @Test func `a hierarchy of views is drawn into pixels`() throws {
    let view = view()
    VirtualScreen(width: 20, height: 20).show(view)
    let data = renderer(8, 6).pngData { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
    let picture = try picture(data)
    #expect(word(picture, 3, 3) == [255, 0, 0, 255] && word(picture, 4, 3) == [0, 0, 255, 255])
  }

  @Test func `a layer is rendered into pixels, on a screen or not`() throws {
    let view = view()
    let picture = try picture(renderer(8, 6).pngData { view.layer.render(in: $0.cgContext) })
    #expect(word(picture, 3, 3) == [255, 0, 0, 255] && word(picture, 4, 3) == [0, 0, 255, 255])
  }

  @Test func `a snapshot of a view looks as the view did`() throws {
    let (view, screen) = (view(), VirtualScreen(width: 20, height: 20, scale: 1))
    screen.show(view)
    let before = try #require(screen.picture(of: view)).pixels()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    view.backgroundColor = .green
    view.superview?.addSubview(snapshot)
    screen.runFrame()
    #expect(try #require(screen.picture(of: snapshot)).pixels() == before)
  }

  @Test func `a thumbnail has pixels of its own`() throws {
    let image = renderer(100, 80, scale: 2).image { context in
      blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 80))
    }
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 8)))
    #expect(small.size == CGSize(width: 10, height: 8) && small.scale == 2)
    guard case .encoded(let bytes, "image/png") = small.picture.source else {
      Issue.record("A drawing: \(small.picture.source)")
      return
    }
    let picture = try #require(RasterPicture(png: bytes))
    #expect(picture.width == 20 && picture.height == 16)
    #expect(word(picture, 9, 8) == [0, 0, 255, 255] && word(picture, 10, 8) == [0, 0, 0, 0])
  }

  @Test func `a photo's file has its size and orientation`() throws {
    let drawn = try #require(renderer(24, 16).image { _ in }.cgImage)
    for orientation: UIImage.Orientation in [.up, .down, .left, .right, .upMirrored, .leftMirrored] {
      let image = UIImage(cgImage: drawn, scale: 1, orientation: orientation)
      let data = try #require(image.jpegData(compressionQuality: 0.8))
      let read = try #require(UIImage(data: data))
      #expect(read.imageOrientation == orientation && read.size == image.size)
      // A file of that type is handed on as it is.
      #expect(read.jpegData(compressionQuality: 0.1) == data)
    }
  }

  @Test func `a better photo is a larger file, and what is no quality is the nearest`() throws {
    let image = renderer(64, 64).image { context in
      for index in 0..<64 {
        UIColor(white: CGFloat(index * 37 % 64) / 64, alpha: 1).setFill()
        context.fill(CGRect(x: CGFloat(index), y: 0, width: 1, height: 64))
      }
    }
    let counts = [0, 0.3, 0.6, 0.95, 1].compactMap { image.jpegData(compressionQuality: $0)?.count }
    #expect(counts.count == 5 && counts == counts.sorted() && Set(counts).count == 5)
    #expect(image.jpegData(compressionQuality: .nan)?.count == counts[0])
    #expect(image.jpegData(compressionQuality: 7)?.count == counts[4])
  }

  @Test func `what cannot be decoded has no pixels, and the log says why`() throws {
    #if SystemLibraries
    let why = "its data is damaged"
    #else
    let why = "only PNG files can be decoded without the package trait SystemLibraries"
    #endif
    // A file whose second half is not there.
    let photo = try #require(renderer(24, 16).image { _ in }.jpegData(compressionQuality: 0.8))
    let image = try #require(UIImage(data: photo.prefix(photo.count / 2)))
    let said = Sentences()
    ProgrammingErrors.withPolicy(.recover, log: said.add) {
      #expect(image.pngData() == nil && image.cgImage?.dataProvider == nil)
      #expect(renderer(24, 16).pngData { _ in image.draw(at: .zero) }.isEmpty)
    }
    #expect(
      said.all.first
        == "pngData() answers nil: A picture of the type image/jpeg was left out: \(why).")
    #expect(said.all.count == 3)
  }

  @Test func `text without its font has no pixels, and the log names the package`() {
    let said = Sentences()
    let drawer = LayerPixelDrawer(text: .outlines(FontFiles(folders: ["/nowhere"])))
    let text = renderer(40, 20).image { _ in "Hi".draw(at: .zero) }
    ImagePixels.withDrawer(drawer) {
      ProgrammingErrors.withPolicy(.recover, log: said.add) { #expect(text.pngData() == nil) }
    }
    #expect(said.all.count == 1 && said.all[0].contains("apt-get install fonts-liberation"))
    ImagePixels.withDrawer(LayerPixelDrawer(text: .bars)) { #expect(text.pngData() != nil) }
  }

  @Test func `sizes that are none have no pixels`() {
    #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
    #expect(renderer(0, 5).pngData { _ in }.isEmpty && renderer(.nan, 5).pngData { _ in }.isEmpty)
    #expect(renderer(1e7, 1e7).pngData { _ in }.isEmpty)
  }
}

/// What a log was told, from any thread.
private final class Sentences: @unchecked Sendable {
  private let lock = NSLock()
  private var told: [String] = []

  var all: [String] { lock.withLock { told } }

  func add(_ sentence: String) { lock.withLock { told.append(sentence) } }
}
