#if os(Linux)
import Foundation
import Testing

@testable import TestSupport

@Suite("Tests that go by real time, in processes of their own", Reports(), .inOwnProcessesInRealTime)
struct RealTimeProcessesTests {
  @Test func `what fails beside others and passes by itself is a warning`() {
    let mark = NSTemporaryDirectory() + "/beside-others-\(getppid())"
    let isSecond = unlink(mark) == 0
    if !isSecond { _ = FileManager.default.createFile(atPath: mark, contents: nil) }
    #expect(isSecond)
  }

  @Test(Reports(words: "The bridge has fallen again."))
  func `what fails by itself too fails`() {
    #expect(Bool(false), "The bridge has fallen again.")
  }
}
#endif
