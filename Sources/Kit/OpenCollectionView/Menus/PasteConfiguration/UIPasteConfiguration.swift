public import Foundation

/// Says which types of things a responder takes when they are pasted or dropped.
///
/// ```swift
/// pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
/// ```
///
/// A responder that has one overrides ``UIResponder/paste(itemProviders:)``. It then gets what is pasted by key or menu while it is
/// the first responder or one up the chain, and what is dropped on its view where no drop interaction takes it. // N78
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject, NSCopying {
  /// The types that are taken, with all kinds of them.
  open var acceptableTypeIdentifiers: [String]

  /// A configuration that takes some types; none unless they are added.
  public init(acceptableTypeIdentifiers: [String] = []) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }

  /// A configuration that takes what objects of a class are made of.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// A configuration that takes what texts, addresses or other values are made of.
  public convenience init<Value: _ObjectiveCBridgeable>(forAccepting aClass: Value.Type)
  where Value._ObjectiveCType: NSItemProviderReading { self.init(forAccepting: Value._ObjectiveCType.self) }

  /// Takes more types. One that is there already is taken once.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    for type in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(type) {
      self.acceptableTypeIdentifiers.append(type)
    }
  }

  /// Takes what objects of a class are made of as well.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Takes what texts, addresses or other values are made of as well.
  public func addTypeIdentifiers<Value: _ObjectiveCBridgeable>(forAccepting aClass: Value.Type)
  where Value._ObjectiveCType: NSItemProviderReading { addTypeIdentifiers(forAccepting: Value._ObjectiveCType.self) }

  /// Another configuration of the same types.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers) }
  }

  /// Tells whether something of what providers promise is of a type that is taken.
  func accepts(_ providers: [NSItemProvider]) -> Bool {
    providers.contains { provider in
      acceptableTypeIdentifiers.contains(where: provider.hasItemConformingToTypeIdentifier)
    }
  }
}
