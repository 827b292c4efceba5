import DecisionTrace
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import OpenCollectionView

/// What is known of a provider before anybody asks for its data.
@Suite struct KnownBeforeTests {
  @Test func `some bytes for a team can be read before a drop, and more than 8192 are not taken`() {
    // N19
    let provider = NSItemProvider()
    let sentences = Mutex<[String]>([])
    ProgrammingErrors.withPolicy(
      .recover, log: { line in sentences.withLock { $0.append(line) } },
      perform: {
        provider.teamData = Data(count: 8192)
        provider.teamData = Data(count: 8193)
      })
    #expect(provider.teamData?.count == 8192)
    #expect(
      sentences.withLock { $0 } == [
        "The teamData of an NSItemProvider cannot have 8193 bytes: give 8192 at most, and register the rest as a "
          + "representation. Instead: it stays as it was."
      ])
    provider.teamData = nil
    #expect(provider.teamData == nil)
  }

  @Test func `more bytes for a team than there can be stop the program`() async {
    // N19
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSItemProvider().teamData = Data(count: 9000)
    }
    #expect(trapSentence(of: result).contains("The teamData of an NSItemProvider cannot have 9000 bytes"))
  }

  @Test func `what wants to be shown says how large and as what`() {
    // N19
    let provider = NSItemProvider()
    #expect(provider.preferredPresentationSize == .zero)
    #expect(provider.preferredPresentationStyle == .unspecified)
    provider.preferredPresentationSize = CGSize(width: 40, height: 30)
    provider.preferredPresentationStyle = .attachment
    let copy = provider.copy() as? NSItemProvider
    #expect(copy?.preferredPresentationSize == CGSize(width: 40, height: 30))
    #expect(copy?.preferredPresentationStyle == .attachment)
  }

  @Test func `who may see a form is the stricter of what the object and the program say`() {
    // N19
    let provider = NSItemProvider()
    provider.registerObject(PrivateNote(), visibility: .all)
    #expect(provider.content.state.withLock { $0.forms.map(\.visibility) } == [.ownProcess])
    let other = NSItemProvider()
    other.registerObject(NSString(string: "a"), visibility: .team)
    #expect(other.content.state.withLock { $0.forms.map(\.visibility) } == [.team])
  }
}

/// An object that only the own process may see.
private final class PrivateNote: NSObject, NSItemProviderWriting {
  static let writableTypeIdentifiersForItemProvider = ["com.example.note"]

  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .ownProcess }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(nil, nil)
    return nil
  }
}
