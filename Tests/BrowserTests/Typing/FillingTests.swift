#if BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  /// What browsers fill in, and how soon a program hears.
  @MainActor @Suite struct FillingTests {
    @Test func `a name and a password stand in one form that is never sent, and are filled in at once`() async throws {
      // X21, X41
      let typing = try await TypingPage.open(fields: 2)
      typing.fields[0].textContentType = .username
      typing.fields[1].textContentType = .password
      typing.fields[1].isSecureTextEntry = true
      for field in typing.fields { field.reloadInputViews() }
      try await typing.base.rest()
      let form = try await typing.page.evaluate(
        """
        (() => {
          const fields = [...document.querySelectorAll('.text-field')];
          return [
            fields[0].form !== null && fields[0].form === fields[1].form, fields[0].autocomplete, fields[1].autocomplete,
            fields[1].type,
          ].join(' ');
        })()
        """
      ).string
      #expect(form == "true username current-password password")
      // As a password manager does: both at once, and neither has the focus.
      try await typing.page.evaluate(
        """
        for (const [index, text] of ['ada', 'secret'].entries()) {
          const field = document.querySelectorAll('.text-field')[index];
          field.value = text;
          for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
        }
        0
        """)
      try await typing.settle(0)
      try await typing.settle(1)
      #expect(typing.fields.map(\.text) == ["ada", "secret"])
      #expect(typing.program.calls == ["changed", "changed"])
      #expect(!typing.fields.contains { $0.isFirstResponder })
      try await typing.page.evaluate("document.querySelector('.text-field').form.requestSubmit(); 0")
      try await typing.base.rest()
      #expect(try await typing.page.evaluate("__ocv.isConnected") == true)
      await typing.close()
    }

    @Test func `a program near by hears of a key within a frame of the page`() async throws {
      // X46
      let typing = try await TypingPage.open()
      try await typing.edit()
      try await typing.base.rest()
      var frames: [Int] = []
      for count in 1...15 {
        try await typing.page.key(.character("a"))
        var passed = 0
        while typing.field.text?.count != count, passed < 60 {
          try await typing.page.nextFrame()
          passed += 1
        }
        frames.append(passed)
      }
      // On a busy machine a frame may come early for some.
      #expect(frames.sorted()[7] <= 1)
      await typing.close()
    }

    @Test func `what is typed while the line is lost comes although the page is loaded again before it is back`()
      async throws
    {
      // X52
      let typing = try await TypingPage.open(fields: 2, delay: 100)
      typing.fields[1].isSecureTextEntry = true
      typing.fields[1].reloadInputViews()
      try await typing.edit(1)
      try await typing.type("hush", pause: 20)
      try await typing.edit()
      try await typing.type("half  wo", pause: 20)
      try await typing.settle()
      try await typing.loseLine()
      // Behind the first word, so that neither place nor caret are at an end.
      for _ in 0..<3 { try await typing.page.key(.arrowLeft) }
      try await typing.type("a long", pause: 20)
      try await typing.page.key(.backspace)
      try await typing.page.evaluate("document.querySelectorAll('.text-field')[1].value += 'secret'; 0")
      try await typing.page.send("Page.reload")
      try await typing.page.waitUntil("window.__ocv?.isConnected")
      try await typing.settle()
      #expect(typing.field.text == "half a lon wo")
      #expect(try await typing.shown() == "half a lon wo")
      #expect(typing.field.isFirstResponder)
      #expect(typing.base.application.scenes.count == 1)
      #expect(typing.fields[1].text == "hush")
      try await typing.type("g", pause: 20)
      try await typing.settle()
      #expect(typing.field.text == "half a long wo")
      #expect(try await typing.page.evaluate("sessionStorage.getItem('ocv.texts')") == .null)
      await typing.close()
    }

    @Test func `of a secret that is typed without a line nothing is kept`() async throws {
      // X52, X58
      let typing = try await TypingPage.open(fields: 2)
      typing.fields[0].isSecureTextEntry = true
      typing.fields[0].reloadInputViews()
      try await typing.base.rest()
      try await typing.edit()
      try await typing.loseLine()
      try await typing.type("secret", pause: 0)
      try await typing.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide')); 0")
      let kept = try await typing.page.evaluate("JSON.stringify(Object.entries(sessionStorage))").string
      #expect(kept?.contains("secret") == false)
      #expect(try await typing.page.evaluate("sessionStorage.getItem('ocv.texts')") == .null)
      await typing.close()
    }

    @Test func `a reload over a line that has gone silent keeps what was typed into it`() async throws {
      // X52
      let typing = try await TypingPage.open()
      try await typing.edit()
      try await typing.type("heard", pause: 0)
      try await typing.settle()
      // Nothing of what is sent arrives, and nobody is told.
      try await typing.page.evaluate("sockets.at(-1).send = () => {}; 0")
      try await typing.type(" or not", pause: 0)
      try await typing.page.send("Page.reload")
      try await typing.base.wait { typing.field.text == "heard or not" }
      try await typing.page.waitUntil("window.__ocv?.isConnected")
      try await typing.settle()
      #expect(try await typing.shown() == "heard or not")
      await typing.close()
    }

    @Test func `what the host has heard is not told again by a page that was loaded before it knew that`() async throws
    {
      // X52
      let typing = try await TypingPage.open()
      try await typing.edit()
      // What the host answers does not arrive, and its goodbye is not waited for: the page can only take it for unheard.
      try await typing.page.evaluate("sockets.at(-1).onmessage = () => {}; 0")
      try await typing.type("sent", pause: 0)
      try await typing.base.wait { typing.field.text == "sent" }
      // As a program does that has sent what stands in its field.
      typing.field.text = ""
      try await typing.page.evaluate("sockets.at(-1).send = () => {}; 0")
      try await typing.page.send("Page.reload")
      try await typing.page.waitUntil("window.__ocv?.isConnected")
      try await typing.settle()
      #expect(typing.field.text == "")
      #expect(try await typing.shown() == "")
      await typing.close()
    }

    @Test func `a reload in mid-word leaves what was typed with the program`() async throws {
      // X46, X52
      let typing = try await TypingPage.open(TypingProgram(.capitals))
      try await typing.edit()
      try await typing.type("half a wo", pause: 0)
      try await typing.page.send("Page.reload")
      try await typing.base.wait { typing.field.text?.uppercased() == "HALF A WO" }
      #expect(typing.field.text?.uppercased() == "HALF A WO")
      await typing.close()
    }
  }
}
#endif
