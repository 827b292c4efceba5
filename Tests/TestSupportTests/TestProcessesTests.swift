#if os(Linux)
import Testing

@testable import TestSupport

@Suite("Processes that run tests")
struct TestProcessesTests {
  @Test func `a test that no process has is told`() async throws {
    let id = try #require(Test.current?.id)
    let processes = TestProcesses(for: "NoSuchModule.NoSuchSuite")
    defer { processes.close() }
    #expect(await processes.issues(of: id, isLong: false).count == 1)
  }
}
#endif
