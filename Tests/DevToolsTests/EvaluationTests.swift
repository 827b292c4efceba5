#if BrowserHost
import DevTools
import Testing

extension InChromium {
  @Suite(.serialized) struct EvaluationTests {
    @Test func `values come back as JSON`() async throws {
      let page = try await openPage()
      #expect(try await page.evaluate("6 * 7") == 42)
      #expect(try await page.evaluate("({ a: [1, null, 'x'], b: true })") == ["a": [1, nil, "x"], "b": true])
      #expect(try await page.evaluate("undefined") == nil)
      #expect(try await page.evaluate("const a = 1; a + 1") == 2)
    }

    @Test func `numbers that JSON lacks come back too`() async throws {
      let page = try await openPage()
      #expect(try await page.evaluate("0 / 0").number?.isNaN == true)
      #expect(try await page.evaluate("-1 / 0").number == -.infinity)
      #expect(try await page.evaluate("-0").number?.sign == .minus)
      #expect(try await page.evaluate("10n") == "10n")
    }

    @Test func `a promise is waited for`() async throws {
      let page = try await openPage()
      #expect(try await page.evaluate("new Promise(r => requestAnimationFrame(() => r('later')))") == "later")
      #expect(try await page.evaluate("Promise.resolve(1)", awaitPromise: false) == [:])
    }

    @Test func `an exception throws with its own text`() async throws {
      let page = try await openPage()
      let error = await #expect(throws: DevToolsError.self) {
        try await page.evaluate("(() => { throw new RangeError('too far') })()")
      }
      #expect(error?.description.hasPrefix("The page threw RangeError: too far\n    at ") == true)
      await #expect(throws: DevToolsError.exception("plain")) { try await page.evaluate("throw 'plain'") }
      await #expect(throws: DevToolsError.exception("7")) { try await page.evaluate("Promise.reject(7)") }
    }

    @Test func `a message of several megabytes goes both ways`() async throws {
      let page = try await openPage()
      let text = String(repeating: "0123456789abcdé", count: 400_000)
      #expect(try await page.evaluate("'\(text)'").string == text)
    }

    @Test func `an answer that does not come is an error that names the method`() async throws {
      let page = try await openPage()
      await #expect(throws: DevToolsError.timedOut(method: "Runtime.evaluate", seconds: 0.1)) {
        try await page.evaluate("new Promise(() => {})", timeout: 0.1)
      }
      #expect(try await page.evaluate("'still there'") == "still there")
    }

    @Test func `a command the browser does not know is refused by name`() async throws {
      let page = try await openPage()
      await #expect(
        throws: DevToolsError.refused(method: "Page.fly", code: -32601, message: "'Page.fly' wasn't found")
      ) {
        try await page.send("Page.fly")
      }
    }

    @Test func `waitUntil waits for what a script still has to make`() async throws {
      let page = try await openPage()
      try await page.evaluate(
        "let n = 0; (function f() { if (++n > 5) window.app = { ready: true }; else requestAnimationFrame(f) })()")
      try await page.waitUntil("app.ready // now")
      #expect(try await page.evaluate("app.ready") == true)
    }

    @Test func `waitUntil tells what it waited for and what it saw last`() async throws {
      let page = try await openPage()
      let error = await #expect(throws: DevToolsError.self) { try await page.waitUntil("1 > 2", timeout: 0.1) }
      #expect(error?.description.contains("waitUntil was not true within 0.1 s, it was false: 1 > 2") == true)
      let other = await #expect(throws: DevToolsError.self) { try await page.waitUntil("nobody.here", timeout: 0.1) }
      #expect(other?.description.contains("it threw ReferenceError: nobody is not defined: nobody.here") == true)
      let third = await #expect(throws: DevToolsError.self) { try await page.waitUntil("1 +") }
      #expect(third?.description.contains("SyntaxError") == true)
    }

    @Test func `waitUntil goes on in the next document`() async throws {
      let page = try await openPage()
      let waiting = Task { try await page.waitUntil("(window.looked = true, document.title === 'next')") }
      try await page.waitUntil("looked")
      try await page.navigate(to: "data:text/html,<title>next</title>")
      try await waiting.value
    }

    @Test func `a page that cannot be loaded says why`() async throws {
      let page = try await openPage()
      let address = "http://127.0.0.1:9/"
      let error = await #expect(throws: DevToolsError.self) { try await page.navigate(to: address) }
      #expect(error?.description.hasPrefix("http://127.0.0.1:9/ was not loaded: net::ERR_") == true)
    }

    @Test func `navigate returns when the document is loaded, and at once for a fragment`() async throws {
      let page = try await openPage()
      try await page.navigate(to: "data:text/html,<p>x")
      #expect(try await page.evaluate("document.readyState") == "complete")
      try await page.navigate(to: "data:text/html,<p>x#part")
      #expect(try await page.evaluate("location.hash") == "#part")
    }

    @Test func `a page behind another one still gets animation frames`() async throws {
      let behind = try await openPage()
      let front = try await openPage()
      try await behind.evaluate("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))")
      #expect(try await behind.evaluate("document.hasFocus() && !document.hidden") == true)
      try await front.close()
    }
  }
}
#endif
