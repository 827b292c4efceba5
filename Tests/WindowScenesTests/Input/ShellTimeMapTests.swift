import Testing
import WindowScenes

@Suite struct ShellTimeMapTests {
  private var map = ShellTimeMap()

  private mutating func time(_ time: Double, now: Double) -> Double {
    let answer = map.applicationTime(of: time, now: now)
    // Two clocks may go apart a little: what the map allows for that is not looked at here.
    return (answer * 1e4).rounded() / 1e4
  }

  // W4
  @Test mutating func `reports that were under way for different times keep the distances of the device`() {
    #expect(time(1000, now: 5) == 5)
    // Four reports that come together with a frame, 8 ms apart on the device.
    #expect(time(1000.008, now: 5.03) == 5.008)
    #expect(time(1000.016, now: 5.03) == 5.016)
    #expect(time(1000.024, now: 5.03) == 5.024)
  }

  // W5
  @Test mutating func `a clock that jumps by an hour is followed at once, in both directions`() {
    #expect(time(1000, now: 5) == 5)
    #expect(time(4600, now: 5.1) == 5.1)
    #expect(time(4600.01, now: 5.12) == 5.11)
    #expect(time(1000, now: 5.2) == 5.2)
  }

  // W5
  @Test mutating func `no report is of the future, and none is before the one before`() {
    #expect(time(1000, now: 5) == 5)
    #expect(time(1000.9, now: 5.1) == 5.1)
    #expect(time(1000.2, now: 5.15) == 5.1)
    #expect(time(.nan, now: 5.3) == 5.3)
    #expect(time(-.infinity, now: 5.2) == 5.3)
  }

  // W5
  @Test mutating func `what is older than half a second is half a second old`() {
    #expect(time(1000, now: 5) == 5)
    #expect(time(1000.1, now: 5.9) == 5.4)
  }
}
