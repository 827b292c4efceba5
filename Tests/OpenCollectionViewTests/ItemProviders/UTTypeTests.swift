import Foundation
import Testing

@testable import OpenCollectionView

@Suite struct UTTypeTests {
  @Test func `types are found by name, ending and name in the network`() {
    // N16
    #expect(UTType("public.png") == .png)
    #expect(UTType("com.example.nobody") == nil)
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(filenameExtension: ".JPG", conformingTo: .image) == .jpeg)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
    #expect(UTType(mimeType: "text/html; charset=utf-8") == .html)
    #expect(UTType(filenameExtension: "a/b") == nil)
  }

  @Test func `a type knows what it is a kind of`() {
    // N16
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .png))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .svg))
    #expect(UTType.png.supertypes == [.image, .data, .content, .item])
  }

  @Test func `a type that a program exports is declared with that`() throws {
    // N16
    let photo = UTType(exportedAs: "com.example.exported-photo", conformingTo: .jpeg)
    #expect(photo.isDeclared)
    #expect(photo.conforms(to: .image))
    #expect(UTType("com.example.exported-photo") == photo)
    let coded = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([photo]))
    #expect(coded == [photo])
  }

  @Test func `an ending that nobody has declared has a type of its own`() throws {
    // N16
    let type = try #require(UTType(filenameExtension: "blend9"))
    #expect(type.isDynamic)
    #expect(type.preferredFilenameExtension == "blend9")
    #expect(UTType(type.identifier) == type)
  }
}
