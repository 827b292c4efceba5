/// The token of a registration for changes of traits, by which it is ended.
public protocol UITraitChangeRegistration: NSCopying {}
