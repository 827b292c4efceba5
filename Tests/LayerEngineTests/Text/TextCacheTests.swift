import LayerEngine
import Testing

private func request(_ string: String, width: Double = 100, height: Double = .infinity) -> TypesettingRequest {
  TypesettingRequest(string: string, font: TextFont(size: 17), width: width, height: height)
}

struct TextCacheTests {
  @Test("The same request is set once")
  func hit() {
    var cache = TextCache()
    let first = cache.typeset(request("a"))
    #expect(cache.typeset(request("a")) == first)
    #expect(first == TypesetText(request("a")))
    #expect(cache.missCount == 1)
    #expect(cache.hitCount == 1)
  }

  @Test("A request that differs in anything is another one")
  func keys() {
    var cache = TextCache()
    let font = TextFont(size: 17)
    let requests = [
      TypesettingRequest(string: "a", font: font),
      TypesettingRequest(string: "b", font: font),
      TypesettingRequest(string: "a", font: font.withSize(18)),
      TypesettingRequest(string: "a", font: TextFont(size: 17, weight: .bold)),
      TypesettingRequest(string: "a", font: font, width: 10),
      TypesettingRequest(string: "a", font: font, height: 10),
      TypesettingRequest(string: "a", font: font, maximumLines: 1),
      TypesettingRequest(string: "a", font: font, lineBreakMode: .clip),
      TypesettingRequest(string: "a", font: font, alignment: .right),
    ]
    for request in requests { _ = cache.typeset(request) }
    #expect(cache.missCount == 9)
    #expect(cache.count == 9)
  }

  @Test("Sizes that are no numbers are cached as well")
  func notANumber() {
    var cache = TextCache()
    _ = cache.typeset(request("a", width: .nan, height: .nan))
    _ = cache.typeset(request("a", width: .nan, height: .nan))
    #expect(cache.hitCount == 1)
  }

  @Test("At most twice the capacity is kept")
  func bounded() {
    var cache = TextCache(capacity: 4)
    for number in 0..<100 {
      _ = cache.typeset(request("\(number)"))
      #expect(cache.count <= 8)
    }
    #expect(cache.missCount == 100)
  }

  @Test("What is used again and again outlives any number of others")
  func survives() {
    var cache = TextCache(capacity: 4)
    for number in 0..<100 {
      _ = cache.typeset(request("kept"))
      _ = cache.typeset(request("\(number)"))
    }
    #expect(cache.hitCount == 99)
  }

  @Test("The last requests, as many as the capacity, are always there")
  func lastRequests() {
    var cache = TextCache(capacity: 4)
    for number in 0..<11 { _ = cache.typeset(request("\(number)")) }
    for number in 7..<11 { _ = cache.typeset(request("\(number)")) }
    #expect(cache.hitCount == 4)
  }

  @Test("Forgetting everything keeps the counts")
  func removeAll() {
    var cache = TextCache()
    _ = cache.typeset(request("a"))
    cache.removeAll()
    #expect(cache.count == 0)
    #expect(cache.missCount == 1)
  }

  @Test("A capacity of zero traps")
  func zero() async {
    await #expect(processExitsWith: .failure) { _ = TextCache(capacity: 0) }
  }
}
