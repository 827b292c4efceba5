import Testing

@testable import PageProtocol

@Suite("The page's clock")
struct PageTimeMapTests {
  @Test func `the message that travelled the shortest shows the offset`() {
    var map = PageTimeMap()
    map.note(sent: 100, arrival: 10.050)
    map.note(sent: 100.010, arrival: 10.012)
    map.note(sent: 100.020, arrival: 10.060)
    #expect(abs(map.applicationTime(of: 100.015, now: 10.060) - 10.017) < 0.000_02)
  }

  @Test func `no moment lies after the application's`() {
    var map = PageTimeMap()
    map.note(sent: 1, arrival: 10)
    #expect(map.applicationTime(of: 500, now: 10) == 10)
  }

  @Test func `no moment lies further back than two seconds`() {
    var map = PageTimeMap()
    map.note(sent: 1000, arrival: 10)
    #expect(map.applicationTime(of: 0, now: 10) == 8)
  }

  @Test func `a page's clock that runs slower is followed`() {
    var map = PageTimeMap()
    for second in 0...1000 { map.note(sent: Double(second) * 0.999_9, arrival: Double(second)) }
    #expect(abs(map.applicationTime(of: 999.9, now: 1000) - 1000) < 0.001)
  }

  @Test func `a page that was asleep is followed at once`() {
    var map = PageTimeMap()
    map.note(sent: 1, arrival: 1)
    map.note(sent: 2, arrival: 3602)
    #expect(map.applicationTime(of: 2, now: 3602) == 3602)
  }

  @Test func `before any message every moment is now`() {
    #expect(PageTimeMap().applicationTime(of: 55, now: 3) == 3)
  }
}
