import PlaneGeometry
import Testing

@Suite struct UncomparedTests {
  private struct Store: Equatable {
    var name: String
    var kept: Uncompared<[Int]>
  }

  @Test func `what is kept makes no difference, and everything else does`() {
    var store = Store(name: "a", kept: Uncompared([]))
    let before = store
    store.kept.value.append(1)
    #expect(store == before)
    #expect(store.kept.value == [1])
    store.name = "b"
    #expect(store != before)
  }
}
