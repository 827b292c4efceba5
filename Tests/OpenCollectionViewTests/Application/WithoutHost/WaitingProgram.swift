import Foundation
import FrameClock

@testable import OpenCollectionView

/// A program that waits, as unit tests of UIKit programs do, and stops where something else comes than it expects.
@MainActor final class WaitingProgram {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
  private let controller = UIViewController()
  private var heard: [String] = []
  private var host: MainQueueHost? { UIApplication.shared.mainQueueHost }

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  func animates() async {
    let view = UIView()
    controller.view.addSubview(view)
    UIView.animate(withDuration: 0) {
      view.isHidden = true
    } completion: { [self] _ in
      heard.append("nothing")
    }
    controller.present(UIViewController(), animated: false) { [self] in heard.append("presented") }
    let animator = UIViewPropertyAnimator(duration: 0.05, curve: .linear) { view.alpha = 0.5 }
    animator.addCompletion { [self] _ in heard.append("animator") }
    animator.startAnimation()
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.1) {
        view.center.x = 50
      } completion: { _ in
        continuation.resume()
      }
    }
    expect(heard == ["presented", "nothing", "animator"])
  }

  func scrolls() async {
    let scrollView = ScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 300, height: 5000)
    controller.view.addSubview(scrollView)
    await withCheckedContinuation { continuation in
      scrollView.didEnd = { continuation.resume() }
      scrollView.delegate = scrollView
      scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      expect(scrollView.contentOffset.y == 0)
    }
    expect(scrollView.contentOffset.y == 500)
    expect(scrollView.offsets.count > 2 && scrollView.offsets == scrollView.offsets.sorted())
  }

  func links() async {
    var times: [Double] = []
    await withCheckedContinuation { continuation in
      let link = CADisplayLink { link in
        times.append(link.timestamp)
        guard times.count == 5 else { return }
        link.invalidate()
        continuation.resume()
      }
      link.add(to: .main, forMode: .common)
    }
    expect(times == times.sorted() && Set(times).count == 5)
  }

  func setsTimers() async {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.04) { [self] in MainActor.assumeIsolated { heard.append("work") }
    }
    _ = Timer.scheduledTimer(withTimeInterval: 0.08, repeats: false) { [self] _ in
      MainActor.assumeIsolated { heard.append("timer") }
    }
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 0.12) { [self] in
        window.alpha = 0
      } completion: { _ in
        continuation.resume()
      }
    }
    expect(heard == ["work", "timer"])
  }

  func rests() async {
    expect(host?.isAtRest == false)
    await animates()
    // The completion is told in a frame; what follows is the host's own.
    while host?.isAtRest == false { await Task.yield() }
    let present = UIApplication.shared.clock.now
    for _ in 0..<1000 { await Task.yield() }
    expect(UIApplication.shared.clock.now == present)
    UIView.animate(withDuration: 0.1) { [self] in window.alpha = 0 }
    expect(host?.isAtRest == false)
  }

  func letsWindowsGo() async {
    weak var former: UIWindow?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.makeKeyAndVisible()
      former = window
      expect(UIApplication.shared.windows.contains(window))
    }
    expect(former == nil)
    expect(UIApplication.shared.windows == [window])
    await animates()
  }

  private func expect(_ isSo: Bool, line: Int = #line) {
    if !isSo { fatalError("Line \(line) expects something else. What was heard: \(heard).") }
  }

  private final class ScrollView: UIScrollView, UIScrollViewDelegate {
    var didEnd: () -> Void = {}
    var offsets: [CGFloat] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(contentOffset.y) }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { didEnd() }
  }
}
