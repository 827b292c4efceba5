#if os(Linux)
import Foundation
import Testing

@testable import TestSupport

@Suite("Tests in processes of their own", Reports(), .inOwnProcesses)
struct OwnProcessesTests {
  @MainActor private static var running = 0

  @Test func `a test is run by another process`() {
    #expect(AskedTests.ofThisProcess != nil)
  }

  @Test(Reports(words: "The bridge has fallen."))
  func `what fails there fails here`() {
    #expect(Bool(false), "The bridge has fallen.")
  }

  @Test(Reports(words: "noSuchFile"))
  func `an error that is thrown there is told here`() throws {
    throw CocoaError(.fileReadNoSuchFile, userInfo: [NSLocalizedDescriptionKey: "noSuchFile"])
  }

  @Test(Reports(words: "Nobody survives this."))
  func `a process that dies is an issue of the test it ran, with what it wrote last`() {
    fatalError("Nobody survives this.")
  }

  @Test(Reports(words: "Test case passing 1 argument value → 4"), arguments: [3, 4])
  func `of several cases the one that fails is told`(value: Int) {
    #expect(value == 3)
  }

  @Test func `an issue that is known there is known here`() {
    withKnownIssue { Issue.record("known there") }
  }

  @Test(arguments: 0..<4) @MainActor
  func `cases go one after the other`(turn: Int) async {
    Self.running += 1
    for _ in 0..<10 { await Task.yield() }
    #expect(Self.running == 1)
    Self.running -= 1
  }
}
#endif
