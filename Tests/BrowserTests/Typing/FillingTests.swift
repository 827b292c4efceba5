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
