import Foundation
import Testing

@testable import UIKitPortRules

@Suite struct KitProtocolsTests {
  @Test func `a protocol has the methods of those that it refines`() {
    let names = KitProtocols.all.methods(of: "UICollectionViewDelegateFlowLayout").map(\.name)
    #expect(names.contains("collectionView(_:layout:sizeForItemAt:)"))
    #expect(names.contains("collectionView(_:didSelectItemAt:)"))
    #expect(names.contains("scrollViewDidScroll(_:)"))
    #expect(!names.contains("gestureRecognizerShouldBegin(_:)"))
  }

  @Test func `methods have their types and answers`() throws {
    let method = try #require(KitProtocols.all.methods["collectionView(_:shouldSelectItemAt:)"]?.first)
    #expect(method.owner == "UICollectionViewDelegate")
    #expect(method.types == ["UICollectionView", "IndexPath"])
    #expect(method.answer == "Bool")
  }

  private func kitText() throws -> String {
    let kit = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Kit/OpenCollectionView")
    let files = FileManager.default.enumerator(atPath: kit.path)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: kit.appending(path: $0), encoding: .utf8) }.joined()
  }

  @Test func `the table has every protocol of delegates that the library has`() throws {
    let names = try kitText().matches(
      of: #/\npublic protocol (UI\w+Delegate)\b|@MainActor public protocol (UI\w+Delegate)\b/#
    )
    .compactMap { ($0.1 ?? $0.2).map(String.init) }
    #expect(names.count > 20)
    #expect(Set(names).subtracting(KitProtocols.all.names).sorted() == [])
  }

  @Test func `the library has every protocol of the table with its methods`() throws {
    let text = try kitText()
    let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    for method in KitProtocols.all.methods.values.joined() {
      #expect(words.contains(method.owner), "\(method.owner)")
      #expect(words.contains(String(method.name.prefix { $0 != "(" })), "\(method.name)")
    }
  }
}
