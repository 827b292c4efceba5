import Dispatch
import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// Views whose last reference goes on another thread than the main one.
@MainActor struct ViewEndTests {
  /// Notes whether it ends on the main queue.
  private final class Part: UIView {
    nonisolated static let key = DispatchSpecificKey<Bool>()
    nonisolated(unsafe) static var ends: [Bool] = []
    deinit { Part.ends.append(DispatchQueue.getSpecific(key: Part.key) == true) }
  }

  /// Lets an object go on a thread of its own.
  private func letGoElsewhere<Object: AnyObject & Sendable>(_ make: () -> Object) async {
    let held = Unmanaged.passRetained(make())
    nonisolated(unsafe) let handedOver = held
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        handedOver.release()
        continuation.resume()
      }
    }
    // What was handed over to the main queue has its turn.
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test func `A view that ends off the main thread leaves its shown subview without a superview`() async {
    let screen = VirtualScreen(width: 100, height: 100)
    let window = UIWindow(windowScene: screen.scene)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let tap = UITapGestureRecognizer()
    await letGoElsewhere {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      container.addSubview(child)
      container.addGestureRecognizer(tap)
      return container
    }
    #expect(child.superview == nil)
    #expect(tap.view == nil)
    window.addSubview(child)
    #expect(child.superview === window)
  }

  // V168
  @Test func `A window that ends off the main thread leaves the screen`() async {
    let screen = VirtualScreen(width: 300, height: 500)
    await letGoElsewhere {
      let window = UIWindow(windowScene: screen.scene)
      window.isHidden = false
      window.isHidden = true
      screen.runFrame()
      return window
    }
    #expect(screen.scene.windows == [screen.window])
    screen.runFrame()
    #expect(screen.mirror.nodes.count == 2)
  }

  @Test func `The subviews of a view that ends off the main thread end on it`() async {
    DispatchQueue.main.setSpecific(key: Part.key, value: true)
    defer { DispatchQueue.main.setSpecific(key: Part.key, value: nil) }
    Part.ends = []
    await letGoElsewhere {
      let container = UIView()
      for _ in 0..<3 { container.addSubview(Part()) }
      return container
    }
    #expect(Part.ends == [true, true, true])
  }
}
