#if BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  @MainActor @Suite struct ImagePixelTests {
    private func nineParts() throws -> UIImage {
      UIImage(
        cgImage: try image(30, 30) { x, y in
          let isSide = (x < 10 || x >= 20, y < 10 || y >= 20)
          return isSide.0 && isSide.1 ? .crimson : isSide.0 ? .sun : isSide.1 ? .leaf : .sea
        })
    }

    @Test func `caps keep their size, and the middle is stretched or repeated`() async throws {
      let insets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      let rects = [CGRect(x: 5, y: 5, width: 180, height: 60), CGRect(x: 5, y: 75, width: 75, height: 90)]
      let shot = try await Stage.show { view in
        for (rect, mode) in zip(rects, [UIImage.ResizingMode.stretch, .tile]) {
          let imageView = UIImageView(image: try nineParts().resizableImage(withCapInsets: insets, resizingMode: mode))
          imageView.frame = rect
          imageView.layer.magnificationFilter = .nearest
          view.addSubview(imageView)
        }
      }
      shot.expect(within: 3) { point in
        for rect in rects where rect.contains(point) {
          let isSide = (
            point.x < rect.minX + 10 || point.x >= rect.maxX - 10, point.y < rect.minY + 10 || point.y >= rect.maxY - 10
          )
          return isSide.0 && isSide.1 ? .crimson : isSide.0 ? .sun : isSide.1 ? .leaf : .sea
        }
        return .white
      }
    }

    @Test func `a template is its shape in the tint, through which light may fall`() async throws {
      let shape = UIImage(cgImage: try image(40, 40, alpha: { x, _ in x < 20 ? 255 : 0 }) { _, _ in .black })
        .withRenderingMode(.alwaysTemplate)
      let shot = try await Stage.show { view in
        for (index, alpha) in [1.0, 0.5].enumerated() {
          let imageView = UIImageView(image: shape)
          imageView.frame.origin = CGPoint(x: index * 100, y: 0)
          imageView.tintColor = UIColor(cgColor: Paint.sea.cgColor(alpha))
          view.addSubview(imageView)
        }
        let own = UIImageView(
          image: shape.withTintColor(UIColor(cgColor: Paint.leaf.cgColor()), renderingMode: .alwaysOriginal))
        own.frame.origin = CGPoint(x: 0, y: 100)
        own.tintColor = .red
        view.addSubview(own)
      }
      shot.expect { point in
        if CGRect(x: 0, y: 0, width: 20, height: 40).contains(point) { return .sea }
        if CGRect(x: 100, y: 0, width: 20, height: 40).contains(point) { return .white.under(.sea, 0.5) }
        return CGRect(x: 0, y: 100, width: 20, height: 40).contains(point) ? .leaf : .white
      }
    }

    @Test func `an SVG file is stretched, fitted and drawn as its size says`() async throws {
      let text = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><style>.a { fill: rgb(30, 90, 200) }</style>
        <script>document.documentElement.remove()</script><rect class="a" width="20" height="20"/>
        <rect x="20" width="20" height="20" style="fill: rgb(250, 200, 40)"/></svg>
        """
      let picture = try #require(UIImage(data: Data(text.utf8)))
      #expect(picture.size == CGSize(width: 40, height: 20))
      let shot = try await Stage.show { view in
        for (index, mode) in [UIView.ContentMode.scaleToFill, .scaleAspectFit, .topLeft].enumerated() {
          let imageView = UIImageView(image: picture)
          imageView.frame = CGRect(x: Double(index) * 65 + 2, y: 5, width: 60, height: 80)
          imageView.contentMode = mode
          view.addSubview(imageView)
        }
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 80)).image { _ in
          picture.draw(in: CGRect(x: 0, y: 0, width: 60, height: 80))
        }
        let drawnView = UIImageView(image: drawn)
        drawnView.frame.origin = CGPoint(x: 2, y: 100)
        view.addSubview(drawnView)
      }
      shot.expect { point in
        let rects = [
          CGRect(x: 2, y: 5, width: 60, height: 80), CGRect(x: 67, y: 30, width: 60, height: 30),
          CGRect(x: 132, y: 5, width: 40, height: 20), CGRect(x: 2, y: 100, width: 60, height: 80),
        ]
        for rect in rects where rect.contains(point) { return point.x < rect.midX ? .sea : .sun }
        return .white
      }
    }

    @Test func `a symbol is its drawing in the tint, and a palette fills what is cut out`() async throws {
      let size = UIImage.SymbolConfiguration(pointSize: 80)
      let shot = try await Stage.show { view in
        view.backgroundColor = UIColor(cgColor: Paint.sun.cgColor())
        let cut = UIImageView(image: UIImage(systemName: "plus.circle.fill", withConfiguration: size))
        cut.tintColor = UIColor(cgColor: Paint.sea.cgColor())
        cut.contentMode = .center
        cut.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.addSubview(cut)
        let colors = UIImage.SymbolConfiguration(paletteColors: [
          .white, UIColor(cgColor: Paint.leaf.cgColor()),
        ])
        let palette = UIImageView(
          image: UIImage(systemName: "plus.circle.fill", withConfiguration: size.applying(colors)))
        palette.contentMode = .center
        palette.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
        view.addSubview(palette)
        let arrow = UIImageView(
          image: UIImage(systemName: "chevron.left", withConfiguration: size)?.withHorizontallyFlippedOrientation())
        arrow.tintColor = UIColor(cgColor: Paint.crimson.cgColor())
        arrow.contentMode = .center
        arrow.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
        view.addSubview(arrow)
      }
      shot.expect(.sun, at: CGPoint(x: 50, y: 50))
      shot.expect(.sea, at: CGPoint(x: 50, y: 15))
      shot.expect(.sun, at: CGPoint(x: 3, y: 3))
      shot.expect(.white, at: CGPoint(x: 150, y: 50))
      shot.expect(.leaf, at: CGPoint(x: 150, y: 15))
      // 4.2 units of 4 points from the middle: the tip, which shows to the right.
      shot.expect(.crimson, at: CGPoint(x: 66, y: 150))
      shot.expect(.sun, at: CGPoint(x: 34, y: 150))
    }
  }
}
#endif
