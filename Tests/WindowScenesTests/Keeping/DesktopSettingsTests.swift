import Testing
import WindowScenes

@Suite struct DesktopSettingsTests {
  // W15
  @Test func `a desktop's files say what a person prefers`() {
    let settings = DesktopSettings(
      environment: ["LANG": "ar_EG.UTF-8"],
      texts: [
        "[Settings]\ngtk-application-prefer-dark-theme = 1\ngtk-enable-animations=false\ngtk-xft-dpi=122880\n",
        "[General]\nColorScheme=HighContrast\n",
      ])
    #expect(settings.prefersDark)
    #expect(settings.prefersReducedMotion)
    #expect(settings.prefersMoreContrast)
    #expect(settings.textScale == 1.25)
    #expect(settings.language == "ar-EG")
    #expect(settings.writesRightToLeft)
  }

  // W15
  @Test func `the environment goes before files`() {
    let settings = DesktopSettings(
      environment: ["GTK_THEME": "Adwaita:dark", "GDK_SCALE": "2", "LC_ALL": "de_DE@euro", "LANG": "ar_EG"], texts: [])
    #expect(settings.prefersDark)
    #expect(settings.scale == 2)
    #expect(settings.language == "de-DE")
    #expect(!settings.writesRightToLeft)
  }

  @Test func `nothing, and nonsense, say nothing`() {
    #expect(DesktopSettings(environment: [:], texts: []) == DesktopSettings())
    #expect(
      DesktopSettings(
        environment: ["GDK_SCALE": "0", "QT_SCALE_FACTOR": "nan", "LANG": "C.UTF-8", "GTK_THEME": ""],
        texts: ["====\n\0\u{FFFD}", "gtk-xft-dpi=-1\ngtk-xft-dpi=nan\nAnimationDurationFactor=x"]) == DesktopSettings())
  }
}
