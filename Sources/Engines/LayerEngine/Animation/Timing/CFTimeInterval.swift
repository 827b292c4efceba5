/// A length of time or a point in time, in seconds, as Core Animation spells it.
public typealias CFTimeInterval = Double
