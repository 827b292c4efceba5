import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ScreenPictureTests {
  private let screen = VirtualScreen(width: 200, height: 100)

  private func lines() -> [String] {
    screen.runFrame()
    return screen.picture().svg.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private func show(_ change: (UIView) -> Void) -> [String] {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 40))
    view.backgroundColor = .red
    change(view)
    screen.show(view)
    return lines()
  }

  @Test func `a view is a rectangle where it stands`() {
    let lines = show { _ in }
    #expect(lines.first == #"<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100">"#)
    #expect(lines.contains(#"<g transform="matrix(1 0 0 1 10 20)">"#))
    #expect(lines.contains(##"<rect x="0" y="0" width="50" height="40" fill="#ff0000"/>"##))
    #expect(lines.last == "</svg>")
  }

  @Test func `opacity, corners, borders and shadows are attributes`() {
    let lines = show {
      $0.alpha = 0.5
      $0.layer.cornerRadius = 8
      $0.layer.borderWidth = 2
      $0.layer.borderColor = UIColor.black.cgColor
      $0.layer.shadowOpacity = 0.5
    }
    #expect(
      lines.contains(
        #"<g transform="matrix(1 0 0 1 10 20)" opacity="0.5" style="filter:drop-shadow(0px -3px 1.5px rgba(0,0,0,0.5))">"#
      ))
    #expect(lines.contains(##"<rect x="0" y="0" width="50" height="40" rx="8" fill="#ff0000"/>"##))
    #expect(
      lines.contains(
        ##"<rect x="1" y="1" width="48" height="38" rx="7" fill="none" stroke="#000000" stroke-width="2"/>"##))
  }

  @Test func `a turned view is turned about its middle, a scrolled one shows what it is scrolled to`() {
    let turned = show { $0.transform = CGAffineTransform(rotationAngle: .pi / 2) }
    // The middle (35, 40) stays.
    #expect(turned.contains(#"<g transform="matrix(0 1 -1 0 55 15)">"#))
    let scrolled = show {
      $0.bounds.origin.y = 30
      $0.clipsToBounds = true
      $0.addSubview(UIView(frame: CGRect(x: 0, y: 30, width: 5, height: 5)))
    }
    #expect(scrolled.contains(#"<g transform="matrix(1 0 0 1 10 -10)">"#))
    #expect(scrolled.contains { $0.hasSuffix(#"><rect x="0" y="30" width="50" height="40"/></clipPath>"#) })
  }

  @Test func `text stands on its line, with what XML reserves`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "a < b & c"
    screen.show(label)
    let line = lines().first { $0.hasPrefix("<text") } ?? ""
    #expect(line.contains(">a &lt; b &amp; c</text>"))
    #expect(line.contains(#" font-size="17" "#))
  }

  @Test func `a layer that is turned away in depth is narrower`() {
    let lines = show { $0.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0) }
    #expect(lines.contains(#"<g transform="matrix(0.5 0 0 1 22.5 20)">"#))
  }

  @Test func `what is hidden is not drawn`() {
    #expect(!show { $0.isHidden = true }.contains { $0.contains("ff0000") })
  }

  @Test func `fingers are shown while they touch`() {
    let finger = screen.touch(at: CGPoint(x: 30, y: 40))
    #expect(lines().contains { $0.hasPrefix(#"<circle cx="30" cy="40" r="22""#) })
    finger.lift()
    #expect(!lines().contains { $0.hasPrefix("<circle") })
  }

  @Test func `a film strip shows moments side by side, each with its time and its fingers`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.contentSize = CGSize(width: 200, height: 1000)
    screen.show(scroll)
    let strip = screen.filmStrip(
      of: .drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 20), duration: 0.3, holding: 0), moments: 4)
    #expect(strip.size == CGSize(width: 16 + 4 * 216, height: 24 + 16 + 100 + 16))
    let lines = strip.svg.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let times = lines.filter { $0.hasSuffix(" ms</text>") }.map { line in line.split(separator: ">")[1] }
    #expect(times == ["0 ms</text", "100 ms</text", "200 ms</text", "300 ms</text"])
    let fingers = lines.filter { $0.hasPrefix("<circle") }.map { line in line.split(separator: "\"")[3] }
    #expect(fingers == ["80", "60", "40"])
  }

  @Test func `the same screen gives the same text`() {
    let first = show { $0.layer.cornerRadius = 3 }
    #expect(first == lines())
  }

  @Test func `a strip of one moment traps with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = VirtualScreen().filmStrip(of: .rest(1), moments: 1) }
    }
  }
}
