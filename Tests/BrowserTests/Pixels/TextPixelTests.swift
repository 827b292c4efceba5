#if BrowserHost
import OpenCollectionView
import Testing

extension InBrowser {
  @MainActor @Suite struct TextPixelTests {
    /// Where an H of Liberation Sans has its ink, in parts of the size: it stands 168 of 2048 units from the left, ends
    /// 168 before its advance of 1479, and is 1409 high.
    private let bearing = 168.0 / 2048
    private let height = 1409.0 / 2048

    private func label(_ text: String, size: Double, _ frame: CGRect) -> UILabel {
      let label = UILabel(frame: frame)
      label.text = text
      label.font = .systemFont(ofSize: size)
      label.textColor = .black
      return label
    }

    @Test(arguments: [12.0, 17, 40, 90])
    func `a letter stands on the baseline at the left edge of its line`(size: Double) async throws {
      let shot = try await Stage.show { view in
        view.addSubview(label("H", size: size, CGRect(x: 30, y: 40, width: 160, height: 120)))
      }
      let ink = try #require(shot.ink())
      let font = UIFont.systemFont(ofSize: size)
      // A line stands in the middle of its label.
      let baseline = 100 - font.lineHeight / 2 + font.ascender
      #expect(abs(ink.minX - (30 + bearing * size)) <= 1)
      #expect(abs(ink.maxY - baseline) <= 1)
      #expect(abs(ink.height - height * size) <= 1)
    }

    @Test func `a long line is as wide as it was measured`() async throws {
      let text = "How wide a line is, to a hundredth: AVATAR, fjord, ffi: H"
      let size = 7.0
      let shot = try await Stage.show { view in
        view.addSubview(label(text, size: size, CGRect(x: 0, y: 0, width: 200, height: 20)))
      }
      let width = label(text, size: size, .zero).sizeThatFits(CGSize(width: 1000, height: 1000)).width
      #expect(width > 150 && width < 200)
      let ink = try #require(shot.ink())
      #expect(abs(ink.minX - bearing * size) <= 1)
      #expect(abs(ink.maxX - (width - bearing * size)) <= 0.01 * width)
    }

    @Test func `a line in the middle and one at the right end where their widths say`() async throws {
      for (alignment, part) in [(NSTextAlignment.center, 0.5), (.right, 1)] {
        let shot = try await Stage.show { view in
          let line = label("HHH", size: 30, CGRect(x: 20, y: 50, width: 160, height: 60))
          line.textAlignment = alignment
          view.addSubview(line)
        }
        let width = 3 * 30 * 1479.0 / 2048
        let ink = try #require(shot.ink())
        #expect(abs(ink.minX - (20 + (160 - width) * part + bearing * 30)) <= 1)
        #expect(abs(ink.maxX - (20 + 160 * part + width * (1 - part) - bearing * 30)) <= 1)
      }
    }
  }
}
#endif
