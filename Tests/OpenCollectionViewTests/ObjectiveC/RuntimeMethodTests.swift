import Foundation
import Testing

@testable import OpenCollectionView

@MainActor struct RuntimeMethodTests {
  @Test func `methods are found, and nothing is exchanged`() throws {
    let old = try #require(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")))
    let new = try #require(class_getClassMethod(UIView.self, Selector("tuned")))
    method_exchangeImplementations(old, new)
    #expect(method_getName(old).description == "layoutSubviews")
    #expect(class_getInstanceMethod(nil, Selector("a")) == nil)
    let layer = CALayer()
    #expect(object_setClass(layer, CAShapeLayer.self) == CALayer.self && type(of: layer) == CALayer.self)
    #expect(object_setClass(nil, CAShapeLayer.self) == nil)
    #expect(
      !class_addMethod(UIView.self, Selector("tuned"), method_getImplementation(new), method_getTypeEncoding(new)))
    #expect(class_replaceMethod(UIView.self, Selector("tuned"), nil, nil) == nil)
    #expect(
      method_setImplementation(old, nil) == nil && class_getMethodImplementation(UIView.self, Selector("a")) == nil)
  }

  @Test func `one thread at a time is between the locks of an object, as often as it likes`() async {
    final class Counter: @unchecked Sendable {
      // Unchecked: within the object's lock alone.
      var count = 0
    }
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 {
            objc_sync_enter(counter)
            objc_sync_enter(counter)
            counter.count += 1
            objc_sync_exit(counter)
            objc_sync_exit(counter)
          }
        }
      }
    }
    #expect(counter.count == 4000)
    #expect(objc_sync_exit(counter) == -1)
  }

  @Test func `a mistake has its name and reason`() {
    let mistake = NSException(name: .invalidArgumentException, reason: "no number")
    #expect(mistake.name.rawValue == "NSInvalidArgumentException" && mistake.reason == "no number")
  }

  @Test func `a mistake that is raised ends the program`() async {
    await #expect(processExitsWith: .failure) { NSException(name: .genericException, reason: "over").raise() }
  }

  @Test func `the application's class is asked by name, as programs do that are also extensions`() {
    #expect(UIApplication.responds(to: Selector("sharedApplication")))
    #expect(!UIApplication.responds(to: Selector("other")))
    #expect(
      UIApplication.perform(Selector("sharedApplication"))?.takeUnretainedValue() as? UIApplication
        === UIApplication.shared)
  }
}
