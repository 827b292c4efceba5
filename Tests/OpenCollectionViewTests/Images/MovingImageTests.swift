import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct MovingImageTests {
  private func images(_ count: Int) -> [UIImage] {
    (0..<count).map { index in
      UIGraphicsImageRenderer(size: CGSize(width: 10 + CGFloat(index), height: 10)).image { $0.fill(.zero) }
    }
  }

  private func shown(_ view: UIImageView, _ images: [UIImage]) -> Int? {
    images.firstIndex { view.layer.layerContents == .picture($0.picture) }
  }

  @Test func `pictures are shown one after the other, each as long`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let images = images(4)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.animationImages = images
    view.animationDuration = 2
    screen.show(view)
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
    var seen: [Int?] = []
    screen.runFrame()
    for _ in 0..<6 {
      seen.append(shown(view, images))
      screen.advance(by: 0.5)
    }
    #expect(seen == [0, 1, 2, 3, 0, 1])
    view.stopAnimating()
    #expect(!view.isAnimating)
    #expect(view.layer.layerContents == .none)
    #expect(screen.advanceUntilRest())
  }

  @Test func `after its rounds it shows its image again, and the screen is at rest`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let images = images(3)
    let view = UIImageView(image: self.images(1)[0])
    view.animationImages = images
    view.animationRepeatCount = 2
    screen.show(view)
    view.startAnimating()
    // Without a duration each takes a thirtieth of a second.
    screen.advance(by: 0.15)
    #expect(view.isAnimating)
    screen.advance(by: 0.1)
    #expect(!view.isAnimating)
    #expect(view.layer.layerContents == .picture(view.image!.picture))
    #expect(screen.advanceUntilRest())
  }

  @Test func `an image of several pictures moves by itself while it is in a window`() throws {
    let screen = VirtualScreen(width: 100, height: 100)
    let images = images(2)
    let moving = try #require(UIImage.animatedImage(with: images, duration: 1))
    #expect(moving.images?.count == 2)
    #expect(moving.duration == 1)
    let view = UIImageView(image: moving)
    #expect(view.isAnimating)
    #expect(shown(view, images) == 0)
    screen.show(view)
    screen.runFrame()
    screen.advance(by: 0.5)
    #expect(shown(view, images) == 1)
    view.removeFromSuperview()
    #expect(screen.advanceUntilRest())
    view.image = nil
    #expect(!view.isAnimating)
  }

  @Test func `images in an image give their pictures`() throws {
    let images = images(3)
    let inner = try #require(UIImage.animatedImage(with: Array(images[1...]), duration: 1))
    let outer = try #require(UIImage.animatedImage(with: [images[0], inner], duration: 0))
    #expect(outer.images?.map(\.size.width) == [10, 11, 12])
    #expect(outer.duration == 0.1)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test func `other pictures while it is highlighted`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let images = images(2)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.highlightedAnimationImages = [images[1]]
    view.animationImages = [images[0]]
    view.isHighlighted = true
    screen.show(view)
    view.startAnimating()
    #expect(shown(view, images) == 1)
    view.highlightedAnimationImages = nil
    #expect(!view.isAnimating)
  }
}
