#if BrowserHost
import DevTools
import Testing

extension InChromium {
  @Suite(.serialized) struct InputTests {
    private static let recorder = """
      <body style="height: 300px; touch-action: none"><script>
      window.seen = [];
      for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
        addEventListener(type, e => seen.push({ type, id: e.pointerId, x: e.clientX, y: e.clientY, p: e.pressure,
          kind: e.pointerType, buttons: e.buttons, time: e.timeStamp, late: performance.now() - e.timeStamp,
          shift: e.shiftKey }));
      }
      for (const type of ['wheel', 'keydown', 'keyup', 'click', 'dblclick', 'contextmenu']) {
        addEventListener(type, e => seen.push({ type, key: e.key, code: e.code, number: e.keyCode, dx: e.deltaX,
          dy: e.deltaY, x: e.clientX, y: e.clientY, control: e.ctrlKey, again: e.repeat }));
      }
      </script>
      """

    @Test func `two fingers begin, move and end one by one`() async throws {
      let page = try await openPage(Self.recorder)
      try await page.setViewport(width: 400, height: 300, touch: true)
      try await page.touch(.began, points: [TouchPoint(id: 4, x: 10, y: 20, force: 0.25)])
      try await page.touch(.began, points: [TouchPoint(id: 7, x: 110, y: 120)])
      try await page.touch(.moved, points: [TouchPoint(id: 7, x: 115, y: 125)])
      try await page.touch(.ended, points: [TouchPoint(id: 4, x: 0, y: 0)])
      try await page.touch(.moved, points: [TouchPoint(id: 7, x: 120, y: 130)])
      try await page.touch(.ended)
      let seen = try await page.evaluate("seen.map(e => [e.type, e.x, e.y, e.kind].join(' '))")
      #expect(
        seen == [
          "pointerdown 10 20 touch", "pointerdown 110 120 touch", "pointermove 115 125 touch",
          "pointerup 10 20 touch", "pointermove 120 130 touch", "pointerup 120 130 touch",
        ])
      #expect(try await page.evaluate("seen[0].p") == 0.25)
      #expect(try await page.evaluate("new Set(seen.map(e => e.id)).size") == 2)
      #expect(try await page.evaluate("seen[0].id === seen[3].id && seen[1].id === seen[5].id") == true)
    }

    @Test func `a cancelled touch cancels all fingers`() async throws {
      let page = try await openPage(Self.recorder)
      try await page.touch(.began, points: [TouchPoint(id: 0, x: 10, y: 20), TouchPoint(id: 1, x: 50, y: 20)])
      try await page.touch(.cancelled)
      try await page.tap(at: (5, 6))
      let seen = try await page.evaluate("seen.map(e => e.type)")
      #expect(
        seen == [
          "pointerdown", "pointerdown", "pointercancel", "pointercancel", "pointerdown", "pointerup", "click",
        ])
    }

    @Test func `a flick has the speed it was given, by the time stamps of its events`() async throws {
      let page = try await openPage(Self.recorder)
      try await page.flick(from: (100, 280), to: (100, 40), duration: 0.12, steps: 12)
      // 240 points in 0.12 s.
      let speed = try await page.evaluate(
        "(() => { const m = seen.filter(e => e.type == 'pointermove'), a = seen[0], b = m.at(-1);"
          + " return (b.y - a.y) / (b.time - a.time) * 1000 })()")
      #expect(abs(try #require(speed.number) + 2000) < 30)
      // Chromium brings moves in line with its frames, so that the last may carry a later time than the lift.
      let isOrdered = try await page.evaluate(
        "seen.filter(e => e.type != 'pointerup' && e.time).every((e, i, all) => i == 0 || e.time >= all[i - 1].time)")
      #expect(isOrdered == true)
      #expect(try await page.evaluate("seen.at(-1).type + seen.at(-1).y") == "pointerup40")
    }

    @Test func `the time stamps of touches are of the page's own clock`() async throws {
      let page = try await openPage(Self.recorder)
      try await page.drag(from: (10, 10), to: (100, 10), duration: 0.1, holding: 0.05)
      let late = try await page.evaluate("Math.max(...seen.map(e => Math.abs(e.late)))")
      #expect(try #require(late.number) < 1000)
    }

    @Test func `several fingers drag at once`() async throws {
      let page = try await openPage(Self.recorder)
      try await page.pinch(around: (200, 150), from: 100, to: 20, duration: 0.1)
      let downs = try await page.evaluate("seen.filter(e => e.type == 'pointerdown').map(e => [e.x, e.y])")
      #expect(downs == [[150, 150], [250, 150]])
      let ups = try await page.evaluate("seen.filter(e => e.type == 'pointerup').map(e => [e.x, e.y])")
      #expect(ups == [[190, 150], [210, 150]])
    }

    @Test func `the wheel turns with its modifiers`() async throws {
      let page = try await openPage(Self.recorder)
      try await page.wheel(x: 30, y: 40, dx: -5, dy: 120)
      try await page.wheel(x: 30, y: 40, dx: 0, dy: -3, modifiers: .control)
      try await page.nextFrame()
      let seen = try await page.evaluate("seen.map(e => [e.type, e.x, e.y, e.dx, e.dy, e.control])")
      #expect(
        seen == [
          ["wheel", 30, 40, -5, 120, false], ["wheel", 30, 40, 0, -3, true],
        ])
    }

    @Test func `the mouse knows its buttons`() async throws {
      let page = try await openPage(Self.recorder)
      try await page.mouse(.pressed, x: 10, y: 10, modifiers: .shift)
      try await page.mouse(.moved, x: 20, y: 10)
      try await page.mouse(.released, x: 20, y: 10)
      try await page.mouse(.moved, x: 30, y: 10)
      try await page.nextFrame()
      let seen = try await page.evaluate("seen.filter(e => e.kind).map(e => [e.type, e.buttons, e.shift])")
      #expect(
        seen == [
          ["pointerdown", 1, true], ["pointermove", 1, false], ["pointerup", 0, false], ["pointermove", 0, false],
        ])
      try await page.click(x: 50, y: 50, button: .right)
      #expect(try await page.evaluate("seen.at(-2).type + ' ' + seen.at(-1).type") == "contextmenu pointerup")
    }

    @Test func `a pen presses, leans and hovers`() async throws {
      let page = try await openPage(Self.recorder)
      try await page.evaluate(
        "window.tilts = []; addEventListener('pointerdown', e => tilts.push(e.tiltX, e.tiltY)); undefined")
      try await page.pointer(.moved, PointerSample(x: 5, y: 5, kind: .pen))
      try await page.pointer(.pressed, PointerSample(x: 10, y: 10, kind: .pen, force: 0.75, tiltX: 30, tiltY: -20))
      try await page.pointer(.released, PointerSample(x: 10, y: 10, kind: .pen))
      try await page.nextFrame()
      let seen = try await page.evaluate("seen.filter(e => e.kind).map(e => [e.type, e.kind, e.p, e.buttons])")
      #expect(
        seen == [["pointermove", "pen", 0, 0], ["pointerdown", "pen", 0.75, 1], ["pointerup", "pen", 0, 0]])
      #expect(try await page.evaluate("tilts") == [30, -20])
    }

    @Test func `a script plays fingers, buttons and the wheel, each at its own time`() async throws {
      let page = try await openPage(Self.recorder)
      let (mouse, finger) = (PointerSample(x: 10, y: 10), TouchPoint(x: 50, y: 60))
      try await page.play([
        InputStep(time: 0, .pointer(.pressed, mouse)), InputStep(time: 0.1, .pointer(.released, mouse)),
        InputStep(time: 0.2, .touch(.began, [finger])), InputStep(time: 0.25, .touch(.ended, [finger])),
        InputStep(time: 0.3, .wheel(x: 30, y: 40, dx: 0, dy: 5, [])),
      ])
      try await page.nextFrame()
      let seen = try await page.evaluate("seen.filter(e => e.kind).map(e => e.type + ' ' + e.kind)")
      #expect(seen == ["pointerdown mouse", "pointerup mouse", "pointerdown touch", "pointerup touch"])
      #expect(try await page.evaluate("seen.find(e => e.type == 'wheel').dy") == 5)
      let times = try await page.evaluate("seen.filter(e => e.kind).map(e => e.time - seen[0].time)")
      #expect(abs(try #require(times[1].number) - 100) < 1)
      #expect(abs(try #require(times[3].number) - 250) < 1)
    }

    @Test func `keys have their names, codes and text`() async throws {
      let page = try await openPage(Self.recorder + "<input>")
      try await page.evaluate("document.querySelector('input').focus()")
      try await page.key(.character("a"))
      try await page.key(.character("7"))
      try await page.key(.character("a"), modifiers: .control)
      try await page.key(.arrowLeft)
      try await page.insertText("öß")
      #expect(try await page.evaluate("document.querySelector('input').value") == "ößa7")
      let seen = try await page.evaluate("seen.filter(e => e.type == 'keydown').map(e => [e.key, e.code, e.number])")
      #expect(
        seen == [
          ["a", "KeyA", 65], ["7", "Digit7", 55], ["a", "KeyA", 65], ["ArrowLeft", "ArrowLeft", 37],
        ])
    }

    @Test func `tab moves the focus`() async throws {
      let page = try await openPage("<button id=a>a</button><button id=b>b</button>")
      try await page.key(.tab)
      try await page.key(.tab)
      #expect(try await page.evaluate("document.activeElement.id") == "b")
      try await page.key(.tab, modifiers: .shift)
      #expect(try await page.evaluate("document.activeElement.id") == "a")
      try await page.evaluate("document.activeElement.onclick = () => window.clicked = true")
      try await page.key(.enter)
      #expect(try await page.evaluate("clicked") == true)
    }
  }
}
#endif
