/// How many nanoseconds a second has.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// How many nanoseconds a millisecond has.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// How many nanoseconds a microsecond has.
public let NSEC_PER_USEC: UInt64 = 1000
/// How many microseconds a second has.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The largest number of single precision: what C calls so on Apple's systems. Numbers of views are larger: `CGFloat(HUGE)` is the
/// same number, and not the largest `CGFloat`.
public var HUGE: Float { .greatestFiniteMagnitude }

/// Runs a closure; there are no pools to empty here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// The time of the application's clock in seconds: for working out what is shown when, as with ``CACurrentMediaTime()``,
/// which is the same.
///
/// It stands still within a turn, so that everything in a frame has one time and tests are repeatable. So it does not
/// measure how long a computation takes: the difference is 0. For that use `ContinuousClock().measure { … }`, or the
/// difference of two `ProcessInfo.processInfo.systemUptime`, which go on while the program computes.
///
/// Difference from Core Foundation: it does not say what day it is, and counts from the application's start.
@preconcurrency @MainActor public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }

/// Seconds.
public typealias CFAbsoluteTime = Double
