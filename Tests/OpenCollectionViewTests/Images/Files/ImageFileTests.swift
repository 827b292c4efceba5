import LayerEngine
import OpenCollectionView
import TestSupport
import Testing

struct ImageFileTests {
  private func mediaType(_ image: UIImage) -> String? {
    if case .encoded(_, let mediaType) = image.picture.source { mediaType } else { nil }
  }

  @Test(arguments: SampleFiles.all)
  func `the head of a file gives its size`(bytes: [UInt8]) throws {
    let image = try #require(UIImage(data: Data(bytes)))
    let isLying = image.imageOrientation == .right
    #expect(image.size == (isLying ? CGSize(width: 20, height: 30) : CGSize(width: 30, height: 20)))
    #expect(image.cgImage?.width == 30)
    #expect(image.cgImage?.height == 20)
  }

  // EXIF 2.3, "Orientation".
  @Test(arguments: [
    (UInt8(1), UIImage.Orientation.up), (2, .upMirrored), (3, .down), (4, .downMirrored), (5, .leftMirrored),
    (6, .right),
    (7, .rightMirrored), (8, .left), (0, .up), (9, .up),
  ])
  func `a photograph has the orientation of its camera`(value: UInt8, orientation: UIImage.Orientation) throws {
    for isBigEndian in [true, false] {
      let image = try #require(UIImage(data: Data(SampleFiles.jpeg(orientation: value, isBigEndian: isBigEndian))))
      #expect(image.imageOrientation == orientation)
      let isLying = [5, 6, 7, 8].contains(value)
      #expect(image.size == (isLying ? CGSize(width: 20, height: 30) : CGSize(width: 30, height: 20)))
      // Hosts turn it while they decode, so that it is shown as it is.
      #expect(mediaType(image) == "image/jpeg")
      // Turned back and turned again it has its size again.
      let pixels = try #require(image.cgImage)
      #expect(UIImage(cgImage: pixels, scale: 1, orientation: orientation).size == image.size)
    }
  }

  @Test func `files of several pictures say how long they take`() throws {
    func duration(_ bytes: [UInt8]) throws -> Double { try #require(UIImage(data: Data(bytes))).duration }
    #expect(try abs(duration(SampleFiles.animatedPNG) - 0.85) < 1e-9)
    // Browsers show what has no time for a tenth of a second.
    #expect(try abs(duration(SampleFiles.animatedGIF) - 0.6) < 1e-9)
    #expect(try abs(duration(SampleFiles.animatedWebP) - 0.5) < 1e-9)
    #expect(try duration(SampleFiles.png) == 0)
    #expect(try duration(SampleFiles.gif) == 0)
    #expect(try #require(UIImage(data: Data(SampleFiles.animatedGIF))).images == nil)
  }

  @Test(arguments: [
    ("<svg/>", 300.0, 150.0), ("<svg viewBox='0 0 40 10'>", 40, 10), ("<svg viewBox='0,0,40,10' width='20'>", 20, 5),
    ("<svg viewBox='0 0 40 10' height='20'>", 80, 20), ("<svg width='1in' height='72pt'>", 96, 96),
    ("<svg width='25.4mm' height='2.54cm'>", 96, 96), ("<svg width='2em' height='1pc'>", 32, 16),
    ("<svg width='100%' height='100%' viewBox='0 0 7 8'>", 7, 8), ("<svg width='1e1' height='10.5px'>", 10, 10.5),
    ("<svg width='-1' height='nan'>", 300, 150), ("\u{FEFF}  <svg width='1' height='2'>", 1, 2),
  ])
  func `an SVG file has the size of its outermost element`(text: String, width: Double, height: Double) throws {
    let image = try #require(UIImage(data: Data(text.utf8)))
    #expect(abs(image.size.width - width) < 1e-9)
    #expect(abs(image.size.height - height) < 1e-9)
    #expect(mediaType(image) == "image/svg+xml")
  }

  @Test(arguments: [
    "", "<", "<svg", "<svg width='1", "<svg width=1>", "<html><svg/></html>", "<!-- <svg/>", "<?xml <svg/>",
    "text <svg/>",
    "<!DOCTYPE svg [ > <svg/>", "<svgs/>", "<svg ='1'>",
  ])
  func `what is no SVG file is no image`(text: String) {
    #expect(UIImage(data: Data(text.utf8)) == nil)
  }

  // MARK: Broken files

  @Test(arguments: SampleFiles.all)
  func `a file that ends anywhere is an image or none`(bytes: [UInt8]) {
    for count in 0...bytes.count {
      if let image = UIImage(data: Data(bytes.prefix(count))) {
        #expect(image.size.width > 0 && image.size.height > 0)
      }
    }
  }

  @Test(arguments: SampleFiles.all)
  func `a file with any byte changed is an image or none`(bytes: [UInt8]) {
    for index in bytes.indices {
      for value: UInt8 in [0, 1, 0x20, 0x3E, 0x7F, 0x80, 0xC0, 0xFE, 0xFF] {
        var changed = bytes
        changed[index] = value
        if let image = UIImage(data: Data(changed)) { #expect(image.size.width > 0 && image.duration >= 0) }
      }
    }
  }

  @Test(arguments: SampleFiles.all)
  func `a file with many bytes changed is an image or none`(bytes: [UInt8]) {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<2_000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        changed[.random(in: changed.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      if let image = UIImage(data: Data(changed.prefix(.random(in: 0...changed.count, using: &random)))) {
        #expect(image.size.width > 0 && image.size.height.isFinite)
      }
    }
  }
}
