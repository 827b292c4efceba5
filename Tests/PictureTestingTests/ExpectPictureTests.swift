import Foundation
import LayerRasterizer
import OpenCollectionView
import PictureTesting
import Testing
import TouchTesting

@MainActor struct ExpectPictureTests {
  private let screen = VirtualScreen(width: 60, height: 40, scale: 1)
  private let label = UILabel(frame: CGRect(x: 5, y: 5, width: 50, height: 20))
  /// A test file that is nowhere, with a folder of its own.
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("pictures-\(UUID().uuidString)").appendingPathComponent("SomeTests.swift").path

  init() {
    label.text = "Grid"
    label.textColor = .black
    screen.show(label)
  }

  private func compare() throws { try screen.expectPicture(named: "grid", text: .bars, file: file) }

  private var folder: String {
    URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("__Pictures__/SomeTests").path
  }

  // B5
  @Test func `a picture that is not there is recorded, and then compared`() throws {
    #expect(throws: PictureMismatch.recorded(path: folder + "/grid.png")) { try compare() }
    #expect(FileManager.default.fileExists(atPath: folder + "/grid.png"))
    try compare()
    #expect(throws: PictureMismatch.self) {
      try screen.expectPicture(named: "grid", text: .bars, records: true, file: file)
    }
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test func `a difference is told in layers first, then in pixels, with a page`() throws {
    try? compare()
    label.textColor = UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)
    screen.runFrame()
    let error = #expect(throws: PictureMismatch.self) { try compare() }
    guard case .differs(let name, let difference, let page) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(name == "grid")
    #expect(difference.layers == ["UIWindow, UILabel: colour #000000 → #333333"])
    #expect(difference.pixelCount > 100 && difference.rect.minX == 5)
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.components(separatedBy: "data:image/png;base64,").count == 6)
    #expect(html.contains("colour #000000 → #333333"))
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test func `layers that come and go are told, and another size is`() throws {
    try? compare()
    label.removeFromSuperview()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.backgroundColor = .red
    screen.show(view)
    screen.resize(width: 50, height: 40)
    let error = #expect(throws: PictureMismatch.self) { try compare() }
    let words = error?.description ?? ""
    #expect(words.contains("UIWindow, UIView: is new") && words.contains("UIWindow, UILabel: is gone"))
    #expect(words.contains("60 by 40 → 50 by 40 pixels"))
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test func `layers without a view have names too, and cells their numbers`() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.backgroundColor = .blue
        return cell
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 10, height: 10)
    let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 60, height: 40), collectionViewLayout: layout)
    let source = Source()
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.dataSource = source
    screen.show(grid)
    try? compare()
    grid.cellForItem(at: IndexPath(item: 1, section: 0))?.contentView.backgroundColor = .red
    screen.runFrame()
    let error = #expect(throws: PictureMismatch.self) { try compare() }
    guard case .differs(_, let difference, _) = error else { return }
    #expect(difference.layers.count == 1 && difference.layers.first?.hasPrefix("cell 1, UIView: background ") == true)
    try FileManager.default.removeItem(atPath: folder)
  }

  // B6
  @Test func `words that are drawn in another way are told as such`() throws {
    try? compare()
    let error = #expect(throws: PictureMismatch.self) { try screen.expectPicture(named: "grid", file: file) }
    guard case .differs(_, let difference, _) = error else { return }
    #expect(difference.layers == ["picture: words bars → outlines"])
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test func `a file that is no picture has to be recorded anew`() throws {
    try? compare()
    try Data([1, 2, 3]).write(to: URL(fileURLWithPath: folder + "/grid.png"))
    #expect(throws: PictureMismatch.unreadable(path: folder + "/grid.png")) { try compare() }
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test func `a view that is not shown has no picture`() {
    #expect(throws: PictureMismatch.notShown) {
      try screen.expectPicture(named: "nothing", of: UIView(), file: file)
    }
  }
}
