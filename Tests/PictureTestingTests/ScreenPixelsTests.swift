import Foundation
import LayerRasterizer
import OpenCollectionView
import PictureTesting
import Testing
import TouchTesting

@MainActor struct ScreenPixelsTests {
  private let screen = VirtualScreen(width: 40, height: 30, scale: 2)

  private func view(_ frame: CGRect, _ color: UIColor) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  private func pixel(_ picture: RasterPicture, _ x: Int, _ y: Int) -> [UInt8] {
    let pixel = picture[x, y]
    return [pixel.x, pixel.y, pixel.z, pixel.w]
  }

  @Test func `a screen is drawn with as many pixels as it has`() throws {
    screen.show(view(CGRect(x: 10, y: 5, width: 20, height: 10), UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
    let picture = try screen.picture().pixels()
    #expect(picture.width == 80 && picture.height == 60)
    #expect(pixel(picture, 20, 10) == [255, 0, 0, 255] && pixel(picture, 59, 29) == [255, 0, 0, 255])
    #expect(pixel(picture, 19, 10) != [255, 0, 0, 255] && pixel(picture, 60, 29) != [255, 0, 0, 255])
    #expect(try RasterPicture(png: [UInt8](screen.picture().png))?.pixels == picture.pixels)
    #expect(try screen.picture().pixels(scale: 1).width == 40)
  }

  @Test func `a view is drawn by itself, upright and whole`() throws {
    let red = view(CGRect(x: 10, y: 5, width: 20, height: 10), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    red.transform = CGAffineTransform(rotationAngle: 1)
    red.alpha = 0.5
    red.addSubview(view(CGRect(x: 0, y: 0, width: 5, height: 10), UIColor(red: 0, green: 0, blue: 1, alpha: 1)))
    screen.show(red)
    let picture = try #require(screen.picture(of: red)).pixels(scale: 1)
    #expect(picture.width == 20 && picture.height == 10)
    #expect(pixel(picture, 4, 5) == [0, 0, 255, 255] && pixel(picture, 5, 5) == [255, 0, 0, 255])
    #expect(screen.picture(of: UIView()) == nil)
  }

  @Test func `a rectangle is a part of the screen`() throws {
    screen.show(view(CGRect(x: 10, y: 5, width: 20, height: 10), UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
    let picture = try screen.picture(of: CGRect(x: 9, y: 5, width: 4, height: 2)).pixels(scale: 1)
    #expect(picture.width == 4 && picture.height == 2)
    #expect(pixel(picture, 0, 0) != [255, 0, 0, 255] && pixel(picture, 1, 0) == [255, 0, 0, 255])
  }

  @Test func `fingers are seen where they touch`() throws {
    screen.show(view(CGRect(x: 0, y: 0, width: 40, height: 30), .white))
    let before = try screen.picture().pixels(scale: 1)
    let finger = screen.touch(at: CGPoint(x: 20, y: 15))
    #expect(pixel(try screen.picture().pixels(scale: 1), 20, 15) != pixel(before, 20, 15))
    finger.lift()
    #expect(try screen.picture().pixels(scale: 1) == before)
  }

  @Test func `what is turned in depth is drawn with its perspective`() throws {
    let card = view(CGRect(x: 10, y: 5, width: 20, height: 20), .black)
    var turned = CATransform3DIdentity
    turned.m34 = -1 / 40
    card.transform3D = CATransform3DRotate(turned, .pi / 4, 0, 1, 0)
    let ground = view(CGRect(x: 0, y: 0, width: 40, height: 30), .white)
    ground.addSubview(card)
    screen.show(ground)
    let picture = try screen.picture().pixels(scale: 4)
    func height(_ x: Int) -> Int { (0..<picture.height).filter { picture[x, $0].x < 128 }.count }
    let dark = (0..<picture.width).filter { height($0) > 0 }
    let (first, last) = (try #require(dark.first), try #require(dark.last))
    #expect(height(first + 2) > height(last - 2) + 15)
  }

  @Test func `a strip has its moments side by side`() throws {
    screen.show(view(CGRect(x: 0, y: 0, width: 40, height: 30), .black))
    let strip = screen.filmStrip(of: .tap(at: CGPoint(x: 20, y: 15)), moments: 3)
    let picture = try strip.pixels(scale: 1)
    #expect(picture.width == Int(strip.size.width) && picture.height == Int(strip.size.height))
    #expect(pixel(picture, 0, 0) == [0xF2, 0xF2, 0xF2, 255])
    for index in 0..<3 { #expect(pixel(picture, 16 + index * 56 + 1, 41) == [0, 0, 0, 255]) }
  }

  @Test func `text without its font is an error, and bars need none`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    label.text = "Hi"
    screen.show(label)
    let nowhere = RasterText.outlines(FontFiles(folders: ["/nowhere"]))
    #expect(throws: RasterError.missingFont(file: "LiberationSans-Regular.ttf", folders: ["/nowhere"])) {
      try screen.picture().pixels(text: nowhere)
    }
    #expect(try screen.picture().pixels(text: .bars).remarks == [])
  }
}
