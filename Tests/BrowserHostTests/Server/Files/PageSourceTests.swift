#if BrowserHost
import Foundation
import Testing

@testable import BrowserHost

/// `PageSources.c` lists the files of the page by hand.
@Suite struct PageSourceTests {
  /// Tests/BrowserHostTests/Server/Files/PageSourceTests.swift stands five steps below the root.
  private static let folder = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { place, _ in
    place.deletingLastPathComponent()
  }.appendingPathComponent("Sources/Hosts/PageSources/Page")

  @Test func `every file of the page is built in, with its bytes`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let found = try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try [UInt8](Data(contentsOf: Self.folder.appendingPathComponent($0)))) })
    #expect(PageSource.names == names.sorted())
    #expect(Dictionary(uniqueKeysWithValues: PageSource.names.map { ($0, PageSource.bytes($0)) }) == found)
  }

  @Test func `a file that is not built in stops with its name`() async {
    await #expect(processExitsWith: .failure) { _ = PageSource.bytes("nowhere.js") }
  }
}
#endif
