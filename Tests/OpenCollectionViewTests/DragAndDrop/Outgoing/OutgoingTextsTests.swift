import Foundation
import GestureEngine
import Testing

@testable import OpenCollectionView

/// The texts that leave with what is dragged out. // N85
struct OutgoingTextsTests {
  private func texts(_ providers: [NSItemProvider], mostBytes: Int = 1_000) -> [String] {
    OutgoingTexts(providers, mostBytes: mostBytes).texts.map { "\($0.mimeType): \($0.text ?? "nothing")" }
  }

  @Test func `texts, addresses and HTML that are at hand are given, each in its type`() throws {
    // N85
    let address = try #require(URL(string: "https://a.example/b"))
    let page = NSItemProvider(item: NSString(string: "<b>x</b>"), typeIdentifier: "public.html")
    #expect(texts([NSItemProvider(object: "Grüße")]) == ["text/plain: Grüße"])
    #expect(texts([page]) == ["text/html: <b>x</b>"])
    #expect(
      texts([NSItemProvider(object: address)]) == [
        "text/uri-list: https://a.example/b", "text/plain: https://a.example/b",
      ])
  }

  @Test func `several items are one below the other`() throws {
    // N85
    let addresses = try ["https://a.example", "https://b.example"].map { try #require(URL(string: $0)) }
    #expect(texts([NSItemProvider(object: "a"), NSItemProvider(object: "b")]) == ["text/plain: a\nb"])
    #expect(
      texts(addresses.map { NSItemProvider(object: $0) }) == [
        "text/uri-list: https://a.example\r\nhttps://b.example", "text/plain: https://a.example\nhttps://b.example",
      ])
  }

  @Test func `nobody is asked for data, and what is for this process alone stays`() {
    // N19, N85
    let asked = NSItemProvider()
    asked.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { _ in
      Issue.record("its data were asked for")
      return nil
    }
    let own = NSItemProvider()
    own.registerObject(NSString(string: "secret"), visibility: .ownProcess)
    #expect(texts([asked, own]) == [])
  }

  @Test func `where a file lies on this machine is nobody else's`() {
    // N85
    let file = URL(fileURLWithPath: "/etc/hostname")
    let named = NSItemProvider(item: NSURL(fileURLWithPath: "/etc/hostname"), typeIdentifier: "public.url")
    #expect(texts([NSItemProvider(object: file), named]) == [])
  }

  @Test func `texts that are too long together are left out whole`() {
    // N85
    let page = NSItemProvider(item: NSString(string: "<b>x</b>"), typeIdentifier: "public.html")
    #expect(texts([page, NSItemProvider(object: "abc")], mostBytes: 11) == ["text/html: <b>x</b>", "text/plain: abc"])
    #expect(texts([page, NSItemProvider(object: "abcd")], mostBytes: 11) == ["text/html: <b>x</b>"])
    #expect(texts([page, NSItemProvider(object: "abcd")], mostBytes: 7) == ["text/plain: abcd"])
  }
}
