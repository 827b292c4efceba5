/// A method of a class, as the runtime of Objective-C knows it: a name and a class.
///
/// Difference from Objective-C: nothing can be exchanged or added here, since Swift calls methods directly. What asks for methods compiles,
/// and goes the way that it goes where nothing was changed; `uikit-port` warns at each place.
public final class Method: Sendable {
  let selector: Selector

  init(_ selector: Selector) { self.selector = selector }
}

/// The body of a method.
public typealias IMP = OpaquePointer

/// A method of a class's instances.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { cls.map { _ in Method(name) } }

/// A method of a class itself.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { cls.map { _ in Method(name) } }

/// Changes nothing, see ``Method``: an object keeps its class, which is answered.
@discardableResult public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  obj.map { type(of: $0 as AnyObject) }
}

/// The name of a method.
public func method_getName(_ m: Method) -> Selector { m.selector }

/// Changes nothing, see ``Method``.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// The body of a method, which nothing here can be asked for: nil.
public func method_getImplementation(_ m: Method) -> IMP? { nil }

/// The body that a class has for a name, which nothing here can be asked for: nil.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Changes nothing, see ``Method``.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP?) -> IMP? { nil }

/// The letters of Objective-C for the arguments of a method, which are not known here: nil.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Adds nothing, as where the class has the method already; see ``Method``.
@discardableResult public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP?, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Changes nothing, see ``Method``.
@discardableResult public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP?, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
