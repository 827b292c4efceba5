import MotionEngine
import Testing

@Suite struct KeyframeJumpTests {
  @Test func `jumps hold each value until the time of the next`() {
    let pace = KeyframePace(jumpingThrough: 4)
    let places = [0, 0.2, 0.25, 0.49, 0.5, 0.74, 0.75, 0.9, 1].map { pace.place(at: $0) }
    #expect(places.map(\.index) == [0, 0, 1, 1, 2, 2, 3, 3, 3])
    #expect(places.allSatisfy { $0.fraction == 0 })
  }

  @Test func `jumps take one time more than there are values`() {
    let pace = KeyframePace(jumpingThrough: 2, times: [0, 0.8, 1])
    #expect([0, 0.79, 0.8, 1].map { pace.place(at: $0).index } == [0, 0, 1, 1])
    #expect(pace.place(at: 0.4).fraction == 0)
  }

  @Test func `lengths that are not finite count as 0`() {
    #expect(KeyframePace(lengths: [1, .infinity, 1]) == KeyframePace(lengths: [1, 0, 1]))
    #expect(KeyframePace(lengths: [1, .nan, 1]) == KeyframePace(lengths: [1, 0, 1]))
  }
}
