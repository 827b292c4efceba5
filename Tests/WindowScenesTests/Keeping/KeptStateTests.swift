import Foundation
import Testing
import WindowScenes

@Suite struct KeptStateTests {
  private let state: [UInt8] = Array("where it was".utf8)

  // W14
  @Test func `a state comes back from its file`() throws {
    #expect(KeptState.state(of: try #require(KeptState.file(of: state))) == state)
    #expect(KeptState.state(of: try #require(KeptState.file(of: []))) == [])
  }

  // W14
  @Test func `a file that was cut off or changed is none`() throws {
    let file = try #require(KeptState.file(of: state))
    for length in 0..<file.count { #expect(KeptState.state(of: Array(file.prefix(length))) == nil) }
    for index in file.indices {
      var changed = file
      changed[index] ^= 1
      #expect(KeptState.state(of: changed) == nil)
    }
  }

  @Test func `more than a megabyte is not kept`() {
    #expect(KeptState.file(of: [UInt8](repeating: 0, count: KeptState.mostBytes)) != nil)
    #expect(KeptState.file(of: [UInt8](repeating: 0, count: KeptState.mostBytes + 1)) == nil)
  }

  // W14
  @Test func `a store keeps the state of each window, and reads nothing that is none`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = StateStore(folder: folder.appendingPathComponent("deep/er"))
    #expect(store.state(of: 0) == nil)
    #expect(store.keep(state, of: 0))
    #expect(store.keep([1, 2], of: 3))
    #expect(store.state(of: 0) == state)
    #expect(store.state(of: 3) == [1, 2])
    #expect(store.state(of: 1) == nil)
    try Data("nonsense".utf8).write(to: folder.appendingPathComponent("deep/er/window-0.state"))
    #expect(store.state(of: 0) == nil)
  }

  @Test func `where nothing can be written nothing is kept`() {
    #expect(!StateStore(folder: URL(fileURLWithPath: "/proc/none")).keep(state, of: 0))
  }
}
