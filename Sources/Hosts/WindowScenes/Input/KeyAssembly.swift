package import GestureEngine

/// Makes keys of what a shell tells in pieces: that a key went down, and then what the layout or an input method has typed.
///
/// A key that types waits for its text until whatever has been heard together with it is through (``flush(at:)``). Where none
/// comes, as for a dead key or for one that an input method has taken, nothing is typed and the key is `Dead` or `Process`.
/// With Control, Alt or Meta a key types nothing, and is the layout's character for it.
package struct KeyAssembly: Sendable {
  /// Modifier keys and locks that are held, as bits: Shift, Control, Alt, Meta, Caps Lock, Num Lock and the third level.
  package struct Held: OptionSet, Hashable, Sendable {
    /// The bits.
    package let rawValue: UInt16
    /// A set from its bits.
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    /// Shift.
    package static let shift = Held(rawValue: 1)
    /// Control.
    package static let control = Held(rawValue: 2)
    /// Alt, on the left.
    package static let alternate = Held(rawValue: 4)
    /// Meta, or the Windows key.
    package static let meta = Held(rawValue: 8)
    /// Caps Lock.
    package static let capsLock = Held(rawValue: 16)
    /// Num Lock.
    package static let numLock = Held(rawValue: 32)
    /// Tells what chooses the third level of a layout, as Alt on the right does.
    package static let thirdLevel = Held(rawValue: 64)
  }

  /// Characters that a shell's text has at most: a longer one was no key. [choice]
  package static let longestText = 4096
  /// Keys that are held at a time at most.
  package static let mostKeys = 64

  private var held: Held = []
  /// Tells what each key that is down was, by its place: its release is of the same.
  private var down: [Int: String] = [:]
  private var waiting: ShellEvent.Key?
  private var waitingTime = 0.0
  /// Tells whether a text that comes now is of a key that has been told already, with a modifier that keeps it from typing.
  private var passesOverText = false

  /// No keys are down.
  package init() {}

  /// The modifier keys that are held.
  package var modifiers: KeyModifiers {
    var modifiers: KeyModifiers = []
    if held.contains(.capsLock) { modifiers.insert(.alphaShift) }
    if held.contains(.shift) { modifiers.insert(.shift) }
    if held.contains(.control) { modifiers.insert(.control) }
    if held.contains(.alternate) { modifiers.insert(.alternate) }
    if held.contains(.meta) { modifiers.insert(.command) }
    return modifiers
  }

  /// Notes which modifier keys are held.
  package mutating func hold(_ bits: UInt16) { held = Held(rawValue: bits) }

  /// Notes a key; adds what is known now.
  package mutating func note(_ key: ShellEvent.Key, time: Double, into samples: inout [KeySample]) {
    flush(into: &samples)
    guard key.isDown else {
      guard let name = down.removeValue(forKey: key.usage) else { return }
      samples.append(sample(name, key, time: time))
      return
    }
    if let name = KeyPlaces.name(of: key.usage) ?? keypadName(of: key) {
      return press(name, key, time: time, into: &samples)
    }
    guard held.isDisjoint(with: [.control, .alternate, .meta]) else {
      passesOverText = true
      return press(character(of: key) ?? "Unidentified", key, time: time, into: &samples)
    }
    (waiting, waitingTime) = (key, time)
  }

  /// Notes what was typed: by the key that waits, or by an input method, which types without one.
  package mutating func type(_ text: String, time: Double, into samples: inout [KeySample]) {
    guard !passesOverText else {
      passesOverText = false
      return
    }
    let typed = text.prefix(Self.longestText).filter { !$0.isControl }
    guard !typed.isEmpty else { return flush(into: &samples) }
    if let key = waiting, typed.count == 1 {
      waiting = nil
      return press(String(typed), key, time: waitingTime, into: &samples)
    }
    waiting = nil
    for character in typed {
      let key = ShellEvent.Key(isDown: true, usage: 0, character: 0)
      samples.append(sample(String(character), key, time: time))
      samples.append(sample(String(character), ShellEvent.Key(isDown: false, usage: 0, character: 0), time: time))
    }
  }

  /// Everything that was heard together is through: the key that still waits typed nothing.
  package mutating func flush(into samples: inout [KeySample]) {
    passesOverText = false
    guard let key = waiting else { return }
    waiting = nil
    press(key.character == 0 ? "Dead" : "Process", key, time: waitingTime, into: &samples)
  }

  /// Releases all keys, as where they go elsewhere from now on.
  package mutating func releaseAll(at time: Double) -> [KeySample] {
    waiting = nil
    passesOverText = false
    held = []
    let released = down.sorted { $0.key < $1.key }
    down = [:]
    return released.map { usage, name in
      sample(name, ShellEvent.Key(isDown: false, usage: usage, character: 0), time: time)
    }
  }

  private mutating func press(_ name: String, _ key: ShellEvent.Key, time: Double, into samples: inout [KeySample]) {
    // One that repeats without having come down was pressed elsewhere.
    var key = key
    if down[key.usage] == nil {
      guard down.count < Self.mostKeys else { return }
      key.isRepeat = false
    }
    down[key.usage] = name
    samples.append(sample(name, key, time: time))
  }

  private func keypadName(of key: ShellEvent.Key) -> String? {
    guard !held.contains(.numLock) else { return nil }
    return KeyPlaces.keypadName(of: key.usage)
  }

  /// The layout's character for a key that types nothing because of a modifier.
  private func character(of key: ShellEvent.Key) -> String? {
    guard let scalar = Unicode.Scalar(key.character), key.character >= 32, key.character != 127 else { return nil }
    let text = String(Character(scalar))
    let isCapital = held.contains(.shift) != held.contains(.capsLock)
    return isCapital ? text.uppercased() : text
  }

  private func sample(_ name: String, _ key: ShellEvent.Key, time: Double) -> KeySample {
    KeySample(
      time: time, isDown: key.isDown, isRepeat: key.isRepeat, key: name, code: KeyPlaces.code(of: key.usage),
      modifiers: modifiers)
  }
}

extension Character {
  fileprivate var isControl: Bool { unicodeScalars.allSatisfy { $0.value < 32 || (127..<160).contains($0.value) } }
}
