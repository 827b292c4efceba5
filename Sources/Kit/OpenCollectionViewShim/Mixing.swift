#if !canImport(UIKit)
import Foundation

/// The value between two others, of the module `simd`: the first at 0, the second at 1, and beyond them elsewhere.
public func simd_mix<Value: BinaryFloatingPoint>(_ x: Value, _ y: Value, _ t: Value) -> Value { x + t * (y - x) }

/// The value that is nearest to one between two bounds, of the module `simd`.
public func simd_clamp<Value: BinaryFloatingPoint>(_ x: Value, _ min: Value, _ max: Value) -> Value {
  Swift.min(Swift.max(x, min), max)
}
#endif
