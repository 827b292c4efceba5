import GestureEngine
import Testing
import WindowScenes

@Suite struct KeyAssemblyTests {
  private var keys = KeyAssembly()
  private var samples: [KeySample] = []

  private mutating func press(_ usage: Int, _ character: Character? = nil, isRepeat: Bool = false) {
    key(true, usage, character, isRepeat: isRepeat)
  }

  private mutating func release(_ usage: Int) { key(false, usage, nil) }

  private mutating func key(_ isDown: Bool, _ usage: Int, _ character: Character?, isRepeat: Bool = false) {
    let scalar = character?.unicodeScalars.first?.value ?? 0
    keys.note(
      ShellEvent.Key(isDown: isDown, isRepeat: isRepeat, usage: usage, character: scalar), time: 1, into: &samples)
  }

  private mutating func type(_ text: String) { keys.type(text, time: 1, into: &samples) }

  private var outline: [String] {
    samples.map { "\($0.isDown ? "down" : "up") \($0.key) \($0.code)" + ($0.isRepeat ? " again" : "") }
  }

  // W6
  @Test mutating func `a key types what the layout says, and its release is of the same`() {
    keys.hold(KeyAssembly.Held.shift.rawValue)
    press(4, "a")
    type("A")
    keys.hold(0)
    release(4)
    #expect(outline == ["down A KeyA", "up A KeyA"])
    #expect(samples[0].modifiers == .shift)
  }

  // W6
  @Test mutating func `a dead key types nothing, and the next one what both make`() {
    press(47, nil)
    keys.flush(into: &samples)
    release(47)
    press(8, "e")
    type("é")
    #expect(outline == ["down Dead BracketLeft", "up Dead BracketLeft", "down é KeyE"])
  }

  // W6
  @Test mutating func `an input method types without keys, character by character`() {
    type("日本")
    #expect(outline == ["down 日 Unidentified", "up 日 Unidentified", "down 本 Unidentified", "up 本 Unidentified"])
  }

  // W6
  @Test mutating func `a command is the layout's character, and the text that comes with it is none`() {
    keys.hold(KeyAssembly.Held.alternate.rawValue)
    press(4, "a")
    type("a")
    keys.hold(KeyAssembly.Held.control.rawValue)
    press(25, "v")
    keys.hold(0)
    press(5, "b")
    type("b")
    #expect(outline == ["down a KeyA", "down v KeyV", "down b KeyB"])
    #expect(samples.map(\.modifiers) == [.alternate, .control, []])
  }

  // W6
  @Test mutating func `the third level of a layout types`() {
    keys.hold(KeyAssembly.Held.thirdLevel.rawValue)
    press(20, "q")
    type("@")
    #expect(outline == ["down @ KeyQ"])
    #expect(samples[0].modifiers == [])
  }

  @Test mutating func `keys that type nothing have names`() {
    for usage in [40, 41, 42, 43, 58, 69, 73, 76, 79, 82, 88, 225] { press(usage, nil) }
    #expect(
      outline == [
        "down Enter Enter", "down Escape Escape", "down Backspace Backspace", "down Tab Tab", "down F1 F1",
        "down F12 F12",
        "down Insert Insert", "down Delete Delete", "down ArrowRight ArrowRight", "down ArrowUp ArrowUp",
        "down Enter NumpadEnter", "down Shift ShiftLeft",
      ])
  }

  @Test mutating func `the keypad moves while Num Lock is off, and types while it is on`() {
    press(92, nil)
    release(92)
    keys.hold(KeyAssembly.Held.numLock.rawValue)
    press(92, nil)
    type("4")
    #expect(outline == ["down ArrowLeft Numpad4", "up ArrowLeft Numpad4", "down 4 Numpad4"])
  }

  @Test mutating func `a key that repeats without having come down comes down`() {
    press(79, nil, isRepeat: true)
    press(79, nil, isRepeat: true)
    release(30)
    #expect(outline == ["down ArrowRight ArrowRight", "down ArrowRight ArrowRight again"])
  }

  // W7
  @Test mutating func `keys that are down when the window loses them are released`() {
    press(79, nil)
    press(4, "a")
    type("a")
    samples = keys.releaseAll(at: 3)
    #expect(outline == ["up a KeyA", "up ArrowRight ArrowRight"])
    release(4)
    #expect(samples.count == 2)
  }

  @Test mutating func `what cannot be typed is not`() {
    type("\u{7}\u{1B}")
    type("")
    type(String(repeating: "x", count: 10_000))
    #expect(samples.count == 8192)
    #expect(samples.allSatisfy { $0.key == "x" })
  }
}
