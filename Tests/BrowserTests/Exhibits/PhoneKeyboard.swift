#if BrowserHost
import DevTools

extension Page {
  /// From now on a page that is loaded sees less of itself while a text is edited, as a phone has it whose keyboard is 300 points
  /// high: Chromium without a screen has no keyboard.
  func bringKeyboard(height: Int = 300) async throws {
    try await send(
      "Page.addScriptToEvaluateOnNewDocument",
      [
        "source": .string(
          """
          {
            const viewport = new EventTarget();
            let isUp = false;
            Object.defineProperties(viewport, {
              height: { get: () => innerHeight - (isUp ? \(height) : 0) },
              width: { get: () => innerWidth },
              scale: { value: 1 }, offsetTop: { value: 0 }, offsetLeft: { value: 0 }, pageTop: { value: 0 },
            });
            Object.defineProperty(window, "visualViewport", { value: viewport });
            const look = () => setTimeout(() => {
              const isNow = document.activeElement?.classList.contains("text-field") ?? false;
              if (isNow === isUp) return;
              isUp = isNow;
              viewport.dispatchEvent(new Event("resize"));
            }, 50);
            for (const name of ["focusin", "focusout"]) addEventListener(name, look);
          }
          """)
      ])
  }
}
#endif
