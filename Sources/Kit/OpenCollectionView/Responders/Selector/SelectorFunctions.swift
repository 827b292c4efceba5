/// The name of a selector in Objective-C's spelling, such as `handleTap:`; empty for one without a name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.objectiveCName }

/// A selector of a name, to be compared with others.
///
/// Difference from Foundation: it calls nothing, except for the standard edit actions such as `copy:`; without Objective-C's
/// runtime no method is found by its name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
