#if BrowserHost
import DevTools
import Testing

extension InChromium {
  @Suite(.serialized) struct ConsoleTests {
    @Test func `console messages are collected in order`() async throws {
      let page = try await openPage()
      try await page.evaluate("console.log('one', 2, true, undefined, { a: 1 }); console.warn('w'); console.error('e')")
      #expect(
        page.consoleMessages == [
          ConsoleMessage(kind: .log, text: "one 2 true undefined Object"),
          ConsoleMessage(kind: .warning, text: "w"),
          ConsoleMessage(kind: .error, text: "e"),
        ])
      page.clearConsoleMessages()
      #expect(page.consoleMessages == [])
    }

    @Test func `an exception that nothing catches is collected`() async throws {
      let page = try await openPage("<script>setTimeout(() => { throw new Error('lost') })</script>")
      try await page.evaluate("new Promise(r => setTimeout(r, 50))")
      #expect(page.consoleMessages.map(\.kind) == [.exception])
      #expect(page.consoleMessages.first?.text.hasPrefix("Error: lost\n") == true)
    }

    @Test func `events of the protocol can be followed`() async throws {
      let page = try await openPage()
      let events = page.events("Runtime.consoleAPICalled")
      try await page.evaluate("console.info('a'); console.debug('b')")
      var types: [String?] = []
      for await event in events {
        types.append(event.parameters["type"].string)
        if types.count == 2 { break }
      }
      #expect(types == ["info", "debug"])
    }

    @Test func `events end with the page`() async throws {
      let page = try await Browser.shared().newPage()
      let events = page.events()
      try await page.close()
      for await _ in events {}
      await #expect(throws: DevToolsError.self) { try await page.evaluate("1") }
    }
  }
}
#endif
