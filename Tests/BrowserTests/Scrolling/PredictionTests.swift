#if BrowserHost
import DevTools
import Foundation
import OpenCollectionView
import Testing

extension InBrowser {
  /// A finger that drags content on a page that is far from its program.
  @MainActor @Suite struct PredictionTests {
    /// A finger goes up by 400 points in 1.2 seconds, and rests.
    private func drag(_ far: FarPage, duration: Double = 1.2) async throws {
      try await far.page.evaluate(FarPage.watch)
      try await far.page.drag(from: (x: 200, y: 550), to: (x: 200, y: 150), duration: duration, holding: 0.8)
      try await far.page.rest(with: far.application)
    }

    @Test func `content goes with the finger, shows no blank and comes to rest where the program has it`() async throws
    {
      let far = try await FarPage.open(predicts: true)
      try await drag(far)
      let frames = try await far.frames()
      // The first answers say that the page is far away and bring the law; then what is behind is caught up with.
      let later = frames.drop { abs($0.lead) < 10 }.dropFirst(12).filter { $0.finger > 150 }
      #expect(later.count > 5)
      // 390 points of the way scroll: the finger is where it was taken hold of.
      let held = 150 + 390.0
      // In the time of the way alone the finger makes 33 points.
      #expect(later.allSatisfy { abs($0.place + held - $0.finger) <= 2 })
      #expect((later.map(\.lead).max() ?? 0) > 20)
      #expect(frames.allSatisfy { $0.blank == 0 })
      // The bar stays on its track, and goes down it.
      let bars = frames.map(\.bar).filter { $0 >= 0 }
      #expect(bars.allSatisfy { $0 >= 3 && $0 < 30 })
      #expect(try far.grid.contentOffset.y == 390)
      #expect(try await far.page.evaluate("frames.at(-1)[1]").number == -390)
      #expect(try await far.page.evaluate("frames.at(-1)[2]").number == 0)
      await far.close()
    }

    @Test func `nothing jumps, from the first touch to the end of a throw`() async throws {
      let far = try await FarPage.open(predicts: true)
      try await far.page.evaluate(FarPage.watch)
      for _ in 0..<2 {
        try await far.page.flick(from: (x: 200, y: 550), to: (x: 200, y: 150), duration: 0.5)
        try await far.page.rest(with: far.application)
      }
      let frames = try await far.frames()
      #expect((frames.map(\.lead).max() ?? 0) > 20)
      #expect(frames.allSatisfy { $0.blank == 0 })
      // The content goes one way, to a pixel. Where it is shown ahead it goes as the finger, of 800 points a second, and makes good
      // what was wrong: at most what the finger makes in 150 ms, since a frame of a busy machine may come late. Before, it goes when
      // an answer comes.
      for (last, next) in zip(frames, frames.dropFirst()) {
        #expect(next.place <= last.place + 1)
        let time = next.time - last.time
        let finger = max(800 * time, last.finger - next.finger)
        if last.lead != 0 { #expect(last.place - next.place <= finger + 120) }
      }
      #expect(try abs((frames.last?.place ?? 0) + far.grid.contentOffset.y) <= 0.5)
      await far.close()
    }

    @Test func `a finger stops thrown content where it is, and content that bounces is shown ahead too`() async throws {
      let far = try await FarPage.open(predicts: true)
      try await far.page.evaluate(FarPage.watch)
      try await far.page.flick(from: (x: 200, y: 550), to: (x: 200, y: 150), duration: 0.3)
      for _ in 0..<3 { try await far.page.nextFrame() }
      try await far.page.touch(.began, points: [TouchPoint(x: 200, y: 300)])
      for _ in 0..<20 { try await far.page.nextFrame() }
      try await far.page.touch(.ended)
      try await far.page.rest(with: far.application)
      var frames = try await far.frames()
      for (last, next) in zip(frames, frames.dropFirst()) { #expect(next.place <= last.place + 1) }
      // Where the finger let it go, and what it was thrown by since; left alone it goes on for more than a screen.
      #expect(try far.grid.contentOffset.y >= 390 && far.grid.contentOffset.y < 900)
      #expect(try abs((frames.last?.place ?? 0) + far.grid.contentOffset.y) <= 0.5)

      // Back over the top.
      try await far.page.evaluate("frames.length = 0")
      try await far.page.flick(from: (x: 200, y: 60), to: (x: 200, y: 590), duration: 0.4)
      try await far.page.rest(with: far.application)
      frames = try await far.frames()
      #expect((frames.map(\.place).max() ?? 0) > 20)
      let top = frames.firstIndex { $0.place == frames.map(\.place).max() } ?? 0
      for (last, next) in zip(frames[..<top], frames[..<top].dropFirst()) { #expect(next.place >= last.place - 1) }
      for (last, next) in zip(frames[top...], frames[top...].dropFirst()) { #expect(next.place <= last.place + 1) }
      #expect(frames.last?.place == 0)
      await far.close()
    }

    @Test func `content goes with a wheel, shows no blank and comes to rest where the program has it`() async throws {
      let far = try await FarPage.open(predicts: true)
      // A page learns its way from answers.
      try await far.page.drag(from: (x: 200, y: 300), to: (x: 200, y: 250), duration: 0.4, holding: 0.2)
      try await far.page.rest(with: far.application)
      let start = try far.grid.contentOffset.y
      try await far.page.evaluate(FarPage.watch)
      try await far.page.mouse(.moved, x: 200, y: 300)
      for _ in 0..<60 {
        try await far.page.wheel(x: 200, y: 300, dx: 0, dy: 12)
        try await far.page.nextFrame()
      }
      try await far.page.rest(with: far.application)
      let end = try far.grid.contentOffset.y
      #expect(abs(end - start - 720) <= 0.5)
      let places =
        try await far.page.evaluate("frames.map((one) => [one[1], one[2], one[3]])").array?
        .map { $0.array?.compactMap(\.number) ?? [] } ?? []
      #expect((places.map { $0[1] }.max() ?? 0) > 20)
      #expect(places.allSatisfy { $0[2] == 0 })
      // A report that a busy program takes in a frame late: of its 12 points up to a third is taken back for that long.
      for (last, next) in zip(places, places.dropFirst()) { #expect(next[0] <= last[0] + 4) }
      #expect(abs((places.last?[0] ?? 0) + end) <= 0.5)
      #expect(places.last?[1] == 0)
      await far.close()
    }

    @Test func `with prediction off the content waits for its answer`() async throws {
      let far = try await FarPage.open(predicts: false)
      try await drag(far)
      let frames = try await far.frames()
      #expect(frames.allSatisfy { $0.lead == 0 })
      let moving = frames.filter { $0.place < -100 && $0.place > -300 }
      // Behind by what the finger makes in 100 ms at least.
      #expect(moving.allSatisfy { $0.place + 540 - $0.finger > 20 })
      #expect(try far.grid.contentOffset.y == 390)
      await far.close()
    }

    @Test func `a page that is near predicts nothing`() async throws {
      let grid = try await GridPage.open(predictsScrolling: true)
      try await grid.page.evaluate(FarPage.watch)
      try await grid.page.drag(from: (x: 200, y: 550), to: (x: 200, y: 150), duration: 0.6, holding: 0.7)
      try await grid.rest()
      // On a machine with much to do a program may come to be far away from a page beside it, later on.
      let near = try await FarPage(base: grid).frames().prefix { $0.way == 0 }
      #expect(near.count > 20)
      #expect((near.last?.place ?? 0) < -50)
      #expect(near.allSatisfy { $0.lead == 0 })
      await grid.close()
    }
  }
}
#endif
