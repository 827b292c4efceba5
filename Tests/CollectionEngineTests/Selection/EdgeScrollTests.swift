import CollectionEngine
import Testing

struct EdgeScrollTests {
  @Test func `In the middle content rests, at the edges it goes, beyond them no faster`() {
    #expect(EdgeScroll.speed(at: 240, from: 0, to: 480) == 0)
    #expect(EdgeScroll.speed(at: 64, from: 0, to: 480) == 0)
    #expect(EdgeScroll.speed(at: 32, from: 0, to: 480) == -400)
    #expect(EdgeScroll.speed(at: 0, from: 0, to: 480) == -800)
    #expect(EdgeScroll.speed(at: -100, from: 0, to: 480) == -800)
    #expect(EdgeScroll.speed(at: 448, from: 0, to: 480) == 400)
    #expect(EdgeScroll.speed(at: 900, from: 0, to: 480) == 800)
  }

  @Test func `What is short keeps a middle in which content rests`() {
    #expect(EdgeScroll.speed(at: 45, from: 0, to: 90) == 0)
    #expect(EdgeScroll.speed(at: 15, from: 0, to: 90) == -400)
  }

  @Test func `Nonsense moves nothing`() {
    #expect(EdgeScroll.speed(at: .nan, from: 0, to: 480) == 0)
    #expect(EdgeScroll.speed(at: 3, from: 10, to: 10) == 0)
    #expect(EdgeScroll.speed(at: 3, from: 0, to: .infinity) == 0)
  }
}
