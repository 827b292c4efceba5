#if DEBUG && os(Linux)
import Foundation

/// The names of the program's functions, read from its own file: what debuggers go by. A program that was stripped of them
/// has none.
struct ProgramSymbols {
  private let file: Data
  /// The place of the names in the file, each ended by a zero.
  private let names: Range<Int>

  /// The names of the running program; nil where they cannot be read.
  static let ofProgram = ProgramSymbols(path: "/proc/self/exe")

  private init?(path: String) {
    guard let file = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped), file.count > 64 else {
      return nil
    }
    let found = file.withUnsafeBytes { bytes -> Range<Int>? in
      // The header of an ELF file of 64 bits, and its table of sections.
      guard bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1]) else { return nil }
      func number<Value: FixedWidthInteger>(_ place: Int, _: Value.Type) -> Int? {
        guard place >= 0, place + MemoryLayout<Value>.size <= bytes.count else { return nil }
        return Int(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: place, as: Value.self))
      }
      guard let sections = number(0x28, UInt64.self), let size = number(0x3A, UInt16.self),
        let count = number(0x3C, UInt16.self)
      else { return nil }
      let symbolTable = 2
      for index in 0..<count {
        let section = sections + index * size
        guard number(section + 4, UInt32.self) == symbolTable, let link = number(section + 40, UInt32.self),
          let start = number(sections + link * size + 24, UInt64.self),
          let length = number(sections + link * size + 32, UInt64.self), start >= 0, length > 0,
          start + length <= bytes.count
        else { continue }
        return start..<start + length
      }
      return nil
    }
    guard let found else { return nil }
    self.file = file
    names = found
  }

  /// The functions whose mangled names begin with some bytes, as Swift writes them: `App.Grid.reload() -> ()`.
  func functions(withPrefix prefix: String) -> [String] { symbols(from: prefix, to: "F") }

  /// The conformances of a type whose mangled name is given, as Swift writes them:
  /// `protocol witness table for App.Grid : App.GridDelegate in App`.
  func conformances(ofType prefix: String) -> [String] { symbols(from: prefix, to: "WP") }

  /// The symbols with a beginning and an end, demangled.
  private func symbols(from prefix: String, to suffix: String) -> [String] {
    let (prefix, suffix) = (Array(prefix.utf8), Array(suffix.utf8))
    var found: [String] = []
    file.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      var place = names.lowerBound
      while place < names.upperBound,
        let hit = searchBytes(base.advanced(by: place), names.upperBound - place, prefix, prefix.count)
      {
        let start = UnsafeRawPointer(hit) - base
        let length = strnlen(base.advanced(by: start).assumingMemoryBound(to: CChar.self), names.upperBound - start)
        place = start + length
        // Only where a name begins, not in the middle of another one.
        guard start == names.lowerBound || bytes[start - 1] == 0, length > prefix.count,
          bytes[start..<start + length].suffix(suffix.count).elementsEqual(suffix)
        else { continue }
        let name = String(decoding: bytes[start..<start + length], as: UTF8.self)
        if let text = Self.demangled(name) { found.append(text) }
      }
    }
    return found
  }

  private static func demangled(_ name: String) -> String? {
    guard let text = swiftDemangle(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// The C library's own search, which its header declares for programs in GNU's dialect of C only.
@_silgen_name("memmem")
private func searchBytes(
  _ bytes: UnsafeRawPointer, _ count: Int, _ wanted: UnsafeRawPointer, _ wantedCount: Int
) -> UnsafeMutableRawPointer?

/// The runtime's own function, which has no other name in Swift.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>?, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
#endif
