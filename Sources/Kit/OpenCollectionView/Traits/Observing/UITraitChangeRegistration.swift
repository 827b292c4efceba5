/// What is kept of a registration for changes of traits, to end it.
public protocol UITraitChangeRegistration: NSCopying {}
