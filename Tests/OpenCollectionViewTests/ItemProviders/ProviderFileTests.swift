import Foundation
import Synchronization
import Testing

@testable import OpenCollectionView

@Suite struct ProviderFileTests {
  @Test func `bytes become a file with the suggested name, which is gone when the handler has returned`() async throws {
    // N16
    let provider = NSItemProvider()
    provider.suggestedName = "Notes"
    provider.registerDataRepresentation(for: .json) { completion in
      completion(Data("[]".utf8), nil)
      return nil
    }
    let seen = await withCheckedContinuation { (done: CheckedContinuation<(URL?, String?), Never>) in
      provider.loadFileRepresentation(forTypeIdentifier: "public.json") { url, _ in
        done.resume(returning: (url, url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }))
      }
    }
    #expect(seen.0?.lastPathComponent == "Notes.json")
    #expect(seen.1 == "[]")
    let url = try #require(seen.0)
    // The handler returns after the test goes on.
    while FileManager.default.fileExists(atPath: url.path) { await Task.yield() }
  }

  @Test func `a file is copied, or opened where it lies if that is allowed and wanted`() async throws {
    // N16
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("provider-\(UUID().uuidString).csv")
    try Data("a,b".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.registeredTypeIdentifiers == ["public.comma-separated-values-text"])
    #expect(provider.suggestedName == file.lastPathComponent)
    #expect(await provider.bytes("public.text") == .success(Data("a,b".utf8)))
    let copied = await withCheckedContinuation { (done: CheckedContinuation<URL?, Never>) in
      provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in done.resume(returning: url) }
    }
    #expect(copied != nil)
    #expect(copied != file)
    let opened = await withCheckedContinuation { (done: CheckedContinuation<(URL?, Bool), Never>) in
      provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.text") { url, isInPlace, _ in
        done.resume(returning: (url, isInPlace))
      }
    }
    #expect(opened.0 == file)
    #expect(opened.1)
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `there is no provider of a file that is not there`() {
    #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere/at/all.png")) == nil)
    #expect(NSItemProvider(contentsOf: URL(string: "https://example.org/a.png")) == nil)
  }

  @Test(arguments: [
    ("../../etc/passwd", "passwd"), ("a\\b\\c.txt", "c.txt"), ("C:evil.exe", "evil.exe"), (".hidden", "hidden"),
    ("..", ""), ("plain name.txt", "plain name.txt"), ("a\u{0}b\n.png", "ab.png"), ("/", ""),
  ])
  func `a name is never a path`(suggested: String, plain: String) {
    let provider = NSItemProvider()
    provider.suggestedName = suggested
    #expect(provider.suggestedName == plain)
  }

  @Test func `a name that is too long, or none, is one that a file system takes`() {
    let provider = NSItemProvider()
    provider.suggestedName = String(repeating: "ä", count: 400)
    #expect(provider.suggestedName?.utf8.count == 254)
    #expect(ProviderFiles.name(nil, type: "public.png") == "Item.png")
    #expect(ProviderFiles.name("..", type: "public.png") == "Item.png")
    #expect(ProviderFiles.name("photo.jpg", type: "public.png") == "photo.jpg")
  }
}
