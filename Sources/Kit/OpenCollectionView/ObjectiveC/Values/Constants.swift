/// How many nanoseconds a second has.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// How many nanoseconds a millisecond has.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// How many nanoseconds a microsecond has.
public let NSEC_PER_USEC: UInt64 = 1000
/// How many microseconds a second has.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Runs a closure; there are no pools to empty here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// The time of the application's clock in seconds, for measuring how long things take.
///
/// Difference from Core Foundation: it does not say what day it is. The library reads no clock but its own; see
/// ``CACurrentMediaTime()``.
@MainActor public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }

/// Seconds.
public typealias CFAbsoluteTime = Double
