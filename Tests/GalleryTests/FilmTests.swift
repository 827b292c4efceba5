import Foundation
import Testing

@testable import Gallery

/// The films of the exhibits, which `Scripts/films` makes.
@MainActor struct FilmTests {
  private static let documentation = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation")

  @Test func `Each exhibit has a small film, which the documentation shows with its title and its sentence`() throws {
    let page = try String(contentsOf: Self.documentation.appendingPathComponent("Exhibits.md"), encoding: .utf8)
    for exhibit in Exhibit.all {
      let film = Self.documentation.appendingPathComponent("Pictures/Films/\(exhibit.name).webp")
      let size = try Data(contentsOf: film).count
      #expect(size > 50_000 && size <= 300_000, "\(exhibit.name): \(size)")
      #expect(page.contains("![\(exhibit.summary)](Pictures/Films/\(exhibit.name).webp)"), "\(exhibit.name)")
      #expect(page.contains("| \(exhibit.title) |"), "\(exhibit.name)")
    }
    let folder = Self.documentation.appendingPathComponent("Pictures/Films").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == Exhibit.all.count)
  }
}
