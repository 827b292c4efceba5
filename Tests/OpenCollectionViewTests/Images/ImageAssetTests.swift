import GestureEngine
import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ImageAssetTests {
  private func image(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { $0.fill(.zero) }
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func `the image for the surroundings is chosen`() {
    let asset = UIImageAsset()
    #expect(asset.image(with: light).size == .zero)
    asset.register(image(1), with: light)
    #expect(asset.image(with: dark).size.width == 1)
    asset.register(image(2), with: dark)
    #expect(asset.image(with: light).size.width == 1)
    #expect(asset.image(with: dark).size.width == 2)
    asset.register(image(3), with: dark)
    #expect(asset.image(with: dark).size.width == 3)
    #expect(asset.image(with: dark).imageAsset === asset)
    #expect(asset.image(with: light).withConfiguration(UIImage.Configuration(traitCollection: dark)).size.width == 3)
    asset.unregister(imageWith: dark)
    #expect(asset.image(with: dark).size.width == 1)
  }

  @Test func `an image view follows its surroundings`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let asset = UIImageAsset()
    let (day, night) = (image(1), image(2))
    asset.register(day, with: light)
    asset.register(night, with: dark)
    let view = UIImageView(image: asset.image(with: light))
    screen.show(view)
    #expect(view.layer.layerContents == .picture(day.picture))
    screen.receive(.screen(ScreenDescription(size: CGSize(width: 100, height: 100), scale: 2, prefersDark: true)))
    screen.runFrame()
    #expect(view.layer.layerContents == .picture(night.picture))
  }

  @Test func `a dynamic tint follows the surroundings`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    let view = UIImageView(image: image(5).withTintColor(color))
    screen.show(view)
    func fill() -> LayerColor? {
      guard case .picture(let picture) = view.layer.layerContents, case .drawn(let list) = picture.source
      else { return nil }
      for case .fillRect(_, let color) in list.commands { return color }
      return nil
    }
    #expect(fill() == LayerColor(red: 1, green: 0, blue: 0))
    screen.receive(.screen(ScreenDescription(size: CGSize(width: 100, height: 100), scale: 2, prefersDark: true)))
    screen.runFrame()
    #expect(fill() == LayerColor(red: 1, green: 1, blue: 1))
  }
}
