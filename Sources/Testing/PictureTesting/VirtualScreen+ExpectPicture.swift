public import Foundation
import LayerEngine
public import LayerRasterizer
public import OpenCollectionView
public import TouchTesting

extension VirtualScreen {
  /// Compares what the screen shows with a picture that was recorded before, byte by byte.
  ///
  /// ```swift
  /// @Test func `the grid looks as it did`() throws {
  ///   let screen = VirtualScreen(width: 320, height: 480)
  ///   screen.show(grid)
  ///   try screen.expectPicture(named: "grid")
  /// }
  /// ```
  ///
  /// Works in Swift Testing and in XCTest alike: a picture that differs is an error that tells what differs of the layers,
  /// then of the pixels, and where a page with both pictures lies. There is no tolerance, since pictures are the same bytes
  /// on every machine.
  ///
  /// Pictures lie beside the test, in `__Pictures__/` and the test file's name, with a text of their layers each. A picture
  /// that is not there is recorded, which is an error, so that nobody takes it for a comparison. All are recorded anew with
  /// `RECORD_PICTURES=1` in the environment. Pages of differences are written to the folder that `PICTURE_FAILURES` names, or
  /// to a temporary one, and attached to a test of Swift Testing: `swift test --attachments-path` says where its report keeps them.
  ///
  /// - Parameters:
  ///   - name: the picture's name.
  ///   - view: a view whose picture is taken; nil for the screen.
  ///   - rect: what of the screen, in points; nil for all of it. Not together with a view.
  ///   - scale: pixels per point; nil for the screen's own.
  ///   - text: how text is drawn. Bars need no font, and hold where the letters' shapes are not what is tested.
  ///   - records: whether the picture is recorded anew.
  ///   - file: the test's file.
  public func expectPicture(
    named name: String, of view: UIView? = nil, in rect: CGRect? = nil, scale: CGFloat? = nil,
    text: RasterText = .outlines(.system), records: Bool = false, file: String = #filePath
  ) throws {
    let picture: ScreenPicture
    if let view {
      guard let found = self.picture(of: view) else { throw PictureMismatch.notShown }
      picture = found
    } else if let rect {
      picture = self.picture(of: rect)
    } else {
      picture = self.picture()
    }
    let actual = try picture.pixels(scale: scale, text: text)
    var layers = picture.moments.first.map { LayerLines($0, LayerNames(self)) } ?? LayerLines(text: "")
    layers.say(how: actual)
    let store = PictureStore(testFile: file, name: name)
    if records || PictureStore.isRecording || !store.exists {
      try store.record(actual, layers)
      throw PictureMismatch.recorded(path: store.picturePath)
    }
    guard let expected = store.picture else { throw PictureMismatch.unreadable(path: store.picturePath) }
    let sentences = layers.differences(from: store.layers)
    guard let difference = PictureDifference(actual, from: expected, layers: sentences) else { return }
    let page = try store.writePage(difference, actual: actual, expected: expected)
    throw PictureMismatch.differs(name: name, difference, page: page)
  }
}

/// The files of a test's reference picture.
struct PictureStore {
  let picturePath: String
  private let layersPath: String
  private let name: String

  init(testFile: String, name: String) {
    let file = URL(fileURLWithPath: testFile)
    let folder = file.deletingLastPathComponent().appendingPathComponent("__Pictures__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    // What no file's name may hold.
    let plain = String(name.map { $0 == "/" || $0 == ":" || $0 == "\0" ? "-" : $0 })
    picturePath = folder.appendingPathComponent(plain + ".png").path
    layersPath = folder.appendingPathComponent(plain + ".layers").path
    self.name = plain
  }

  static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1" }

  var exists: Bool { FileManager.default.fileExists(atPath: picturePath) }

  var picture: RasterPicture? {
    FileManager.default.contents(atPath: picturePath).flatMap { RasterPicture(png: [UInt8]($0)) }
  }

  /// The lines that were written about the layers; none where the file is not there.
  var layers: LayerLines {
    LayerLines(text: FileManager.default.contents(atPath: layersPath).map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  func record(_ picture: RasterPicture, _ layers: LayerLines) throws {
    let folder = URL(fileURLWithPath: picturePath).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(picture.png).write(to: URL(fileURLWithPath: picturePath))
    try Data(layers.text.utf8).write(to: URL(fileURLWithPath: layersPath))
  }

  /// - Returns: the page's path.
  func writePage(_ difference: PictureDifference, actual: RasterPicture, expected: RasterPicture) throws -> String {
    let folder =
      ProcessInfo.processInfo.environment["PICTURE_FAILURES"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("picture-failures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let page = folder.appendingPathComponent(name + ".html")
    let html = PicturePage.html(name: name, difference, actual: actual, expected: expected)
    try Data(html.utf8).write(to: page)
    PictureAttachment.add(html, named: name + ".html")
    try Data(actual.png).write(to: folder.appendingPathComponent(name + ".png"))
    return page.path
  }
}
