import Foundation
import GestureEngine
import Testing

@Suite struct KeyModifiersTests {
  @Test func `the bits are those of UIKeyModifierFlags`() {
    let modifiers: [KeyModifiers] = [.alphaShift, .shift, .control, .alternate, .command]
    #expect(modifiers.map(\.rawValue) == [65_536, 131_072, 262_144, 524_288, 1_048_576])
  }

  @Test(arguments: [[], .shift, [.alphaShift, .shift, .control, .alternate, .command]] as [KeyModifiers])
  func `modifiers survive JSON`(modifiers: KeyModifiers) throws {
    let data = try JSONEncoder().encode(modifiers)
    #expect(try JSONDecoder().decode(KeyModifiers.self, from: data) == modifiers)
  }

  @Test func `modifiers are stored as their bits, known or not`() throws {
    #expect(String(decoding: try JSONEncoder().encode(KeyModifiers.shift), as: UTF8.self) == "131072")
    #expect(try JSONDecoder().decode(KeyModifiers.self, from: Data("8388608".utf8)).rawValue == 8_388_608)
  }
}
