public import Foundation

/// The first of a value's bytes. They are there until the next turn at least.
///
/// - Complexity: O(bytes).
@preconcurrency @MainActor public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  let bytes = NSData(data: theData)
  _ = PerformedAnswers.keep(bytes)
  return bytes.bytes.assumingMemoryBound(to: UInt8.self)
}

/// The number of bytes of a value.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.count }
