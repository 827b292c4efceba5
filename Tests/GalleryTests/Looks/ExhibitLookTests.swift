import Foundation
import OpenCollectionView
import PictureTesting
import Testing
import TouchTesting

@testable import Gallery

/// What exhibits look like when they have been opened and have come to rest, held against pictures in the folder beside this file,
/// byte by byte. Where a look was changed on purpose, `Scripts/record-looks` records all of them anew.
@MainActor @Suite struct ExhibitLookTests {
  // B10
  @Test(arguments: ExhibitLook.allCases) func `exhibits look as they were recorded`(look: ExhibitLook) {
    // "Opened in 12 ms" would be another picture each time.
    let clock = MillionPhotosController.now
    let now = clock()
    MillionPhotosController.now = { now }
    defer { MillionPhotosController.now = clock }
    for index in Exhibit.all.indices {
      do { try expectLook(of: index, look) } catch { Issue.record("\(error)") }
    }
  }

  // B10
  @Test func `there are no pictures of exhibits that have gone`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "__Pictures__/ExhibitLookTests")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = Set(ExhibitLook.allCases.flatMap { look in Exhibit.all.map { Self.name($0, look) } })
    for file in files where !names.contains((file as NSString).deletingPathExtension) {
      Issue.record("\(file) is of no exhibit: remove it.")
    }
    #expect(files.count == names.count * 2)
  }

  private static func name(_ exhibit: Exhibit, _ look: ExhibitLook) -> String { "\(exhibit.name), \(look.rawValue)" }

  private func expectLook(of index: Int, _ look: ExhibitLook) throws {
    let screen = VirtualScreen(
      width: look.size.width, height: look.size.height, delegateClass: AppDelegate.self)
    screen.window.overrideUserInterfaceStyle = look.style
    screen.runFrame()
    let gallery = try #require(screen.window.rootViewController as? GalleryController)
    gallery.show(at: index)
    // Six seconds where something always moves.
    screen.advanceUntilRest(limit: 6)
    // Words as bars need no font.
    try screen.expectPicture(named: Self.name(Exhibit.all[index], look), scale: look.scale, text: .bars)
  }
}
