/// The rules of a port, by the names that reports and pages have for them.
public enum RuleName: String, CaseIterable, Sendable, Comparable {
  case attributes = "Attributes"
  case selectors = "Selectors"
  case keyPaths = "KeyPaths"
  case optionalRequirements = "OptionalRequirements"
  case optionalCalls = "OptionalCalls"
  case overrides = "OverridesInExtensions"
  case subclassDelegates = "DelegateMethodsOfSubclasses"
  case nearMisses = "NearMisses"
  case platforms = "Platforms"
  case imports = "Imports"
  case formerNames = "FormerNames"
  case applicationMain = "ApplicationMain"
  case initializers = "Initializers"
  case tests = "TestCases"
  case movedData = "MovedData"
  case runtime = "ObjectiveCRuntime"
  case missingClasses = "MissingClasses"
  case literals = "Literals"
  case appearances = "Appearances"
  case overlaps = "TouchingRectangles"
  case interfaces = "InterfaceFiles"
  case syntax = "Syntax"

  /// Whether one stands before another in a report.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
