import Foundation
import LayerRasterizer
import OpenCollectionView
import PictureTesting
import TouchTesting

/// A list of three rows on a screen of 375 × 240 points: red lines, and short texts.
@MainActor final class PicturedList: NSObject, UICollectionViewDataSource {
  let screen: VirtualScreen
  let view: UICollectionView
  private let rows: UICollectionView.CellRegistration<UICollectionViewListCell, Int>

  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, scale: Int, hasLines: Bool = true,
    textColor: UIColor = .black, levels: Bool = false, _ accessories: @escaping @MainActor (Int) -> [UICellAccessory]
  ) {
    screen = VirtualScreen(width: 375, height: 240, scale: CGFloat(scale))
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.showsSeparators = hasLines
    configuration.separatorConfiguration.color = .red
    view = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    rows = UICollectionView.CellRegistration { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      content.textProperties.color = textColor
      cell.contentConfiguration = content
      cell.indentationLevel = levels ? item : 0
      cell.accessories = accessories(item)
    }
    super.init()
    view.dataSource = self
    screen.show(view)
    screen.advanceUntilRest()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: indexPath.item)
  }

  func picture() throws -> RasterPicture { try screen.picture().pixels() }

  /// The frame of a row on the screen.
  func frame(_ item: Int) -> CGRect? { view.cellForItem(at: IndexPath(item: item, section: 0))?.frame }

  /// How far from its row's edge a text begins.
  var textStart: CGFloat {
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    let label = cell?.contentView.subviews.first { $0 is UILabel }
    return label.map { cell?.convert($0.frame, from: cell?.contentView).minX ?? 0 } ?? 0
  }
}

extension RasterPicture {
  /// Tells whether a pixel is rather red than anything else.
  func isRed(_ x: Int, _ y: Int) -> Bool {
    guard x >= 0, y >= 0, x < width, y < height else { return false }
    let pixel = self[x, y]
    return pixel.x > 180 && pixel.y < 120 && pixel.z < 120
  }

  /// The smallest rectangle around what is red in one, in points.
  func redBox(in rect: CGRect, scale: Int) -> CGRect? {
    var box: (minX: Int, minY: Int, maxX: Int, maxY: Int)?
    for y in Int(rect.minY) * scale..<Int(rect.maxY) * scale {
      for x in Int(rect.minX) * scale..<Int(rect.maxX) * scale where isRed(x, y) {
        guard let old = box else {
          box = (x, y, x, y)
          continue
        }
        box = (min(old.minX, x), min(old.minY, y), max(old.maxX, x), max(old.maxY, y))
      }
    }
    let scale = CGFloat(scale)
    return box.map {
      CGRect(
        x: CGFloat($0.minX) / scale, y: CGFloat($0.minY) / scale, width: CGFloat($0.maxX - $0.minX + 1) / scale,
        height: CGFloat($0.maxY - $0.minY + 1) / scale)
    }
  }
}
