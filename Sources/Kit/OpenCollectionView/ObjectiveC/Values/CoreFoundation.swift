// Core Foundation's names for values, for casts such as `colors as CFArray` and `name as CFString`. On Apple's systems they are objects that
// are the same as Foundation's; here they are Swift's values, to which such casts lead as well.

/// A text.
public typealias CFString = String

/// A list of values of any kinds.
public typealias CFArray = [Any]

/// Values by keys.
public typealias CFDictionary = [AnyHashable: Any]

/// A number.
public typealias CFNumber = NSNumber

/// Bytes.
public typealias CFData = Data

/// An address.
public typealias CFURL = URL

/// Any of these values.
public typealias CFTypeRef = Any

/// An error.
public typealias CFError = NSError

/// A place in a list, or a number of things.
public typealias CFIndex = Int

/// The number of owners of an object, as Swift counts: for telling whether something has kept it.
public func CFGetRetainCount(_ cf: AnyObject) -> CFIndex { CFIndex(_getRetainCount(cf)) }
