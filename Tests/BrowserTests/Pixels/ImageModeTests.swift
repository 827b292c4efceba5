#if BrowserHost
import DevTools
import OpenCollectionView
import Testing

extension InBrowser {
  @MainActor @Suite struct ImageModeTests {
    /// What lies in the upper left, upper right, lower left and lower right quarter.
    private typealias Quarters = [Paint]

    /// Where the quarters of sea, sun, leaf and crimson come to lie. EXIF 2.3, "Orientation".
    private static let orientations: [(UIImage.Orientation, Quarters)] = [
      (.up, [.sea, .sun, .leaf, .crimson]), (.down, [.crimson, .leaf, .sun, .sea]),
      (.left, [.sun, .crimson, .sea, .leaf]), (.right, [.leaf, .sea, .crimson, .sun]),
      (.upMirrored, [.sun, .sea, .crimson, .leaf]), (.downMirrored, [.leaf, .crimson, .sea, .sun]),
      (.leftMirrored, [.sea, .leaf, .sun, .crimson]), (.rightMirrored, [.crimson, .sun, .leaf, .sea]),
    ]

    private func quarter(_ quarters: Quarters, _ rect: CGRect, _ point: CGPoint) -> Paint {
      quarters[(point.x < rect.midX ? 0 : 1) + (point.y < rect.midY ? 0 : 2)]
    }

    private func quartered(_ width: Int, _ height: Int) throws -> CGImage {
      try image(width, height) { x, y in
        y < height / 2 ? (x < width / 2 ? .sea : .sun) : (x < width / 2 ? .leaf : .crimson)
      }
    }

    /// Where a picture of 24 by 12 points, or 12 by 24, lies in a view of 40 by 40.
    private func place(_ mode: UIView.ContentMode, isLying: Bool) -> CGRect {
      let (width, height): (Double, Double) = isLying ? (24, 12) : (12, 24)
      let (right, bottom) = (40 - width, 40 - height)
      func at(_ x: Double, _ y: Double) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
      return switch mode {
      case .scaleToFill, .redraw: CGRect(x: 0, y: 0, width: 40, height: 40)
      case .scaleAspectFit:
        isLying ? CGRect(x: 0, y: 10, width: 40, height: 20) : CGRect(x: 10, y: 0, width: 20, height: 40)
      case .scaleAspectFill:
        isLying ? CGRect(x: -20, y: 0, width: 80, height: 40) : CGRect(x: 0, y: -20, width: 40, height: 80)
      case .center: at(right / 2, bottom / 2)
      case .top: at(right / 2, 0)
      case .bottom: at(right / 2, bottom)
      case .left: at(0, bottom / 2)
      case .right: at(right, bottom / 2)
      case .topLeft: at(0, 0)
      case .topRight: at(right, 0)
      case .bottomLeft: at(0, bottom)
      case .bottomRight: at(right, bottom)
      }
    }

    @Test func `an image of any orientation lies as its view's content mode says`() async throws {
      let modes: [UIView.ContentMode] = [
        .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft,
        .topRight, .bottomLeft, .bottomRight,
      ]
      let box = CGRect(x: 0, y: 0, width: 40, height: 40)
      func origin(_ index: Int) -> CGPoint { CGPoint(x: Double(index % 4) * 48 + 4, y: Double(index / 4) * 48 + 4) }
      for (orientation, quarters) in Self.orientations {
        let picture = UIImage(cgImage: try quartered(48, 24), scale: 2, orientation: orientation)
        let shot = try await Stage.show { view in
          for (index, mode) in modes.enumerated() {
            let imageView = UIImageView(image: picture)
            imageView.frame = CGRect(origin: origin(index), size: box.size)
            imageView.contentMode = mode
            imageView.clipsToBounds = true
            imageView.backgroundColor = .black
            view.addSubview(imageView)
          }
        }
        shot.expect(within: 3) { point in
          for (index, mode) in modes.enumerated() {
            let own = CGPoint(x: point.x - origin(index).x, y: point.y - origin(index).y)
            guard box.contains(own) else { continue }
            let rect = place(mode, isLying: picture.size.width > picture.size.height)
            return rect.contains(own) ? quarter(quarters, rect, own) : .black
          }
          return .white
        }
      }
    }

    @Test func `a photograph is turned as its camera says, also where it is drawn`() async throws {
      // A JPEG file of 32 by 16 pixels; where a camera says nothing it is upright.
      let plain = try #require(Data(base64Encoded: Self.photograph))
      let values: [UInt8] = [1, 3, 8, 6, 2, 4, 5, 7]
      func origin(_ index: Int) -> CGPoint { CGPoint(x: Double(index % 4) * 50, y: Double(index / 4) * 100) }
      let shot = try await Stage.show { view in
        for (index, value) in values.enumerated() {
          var file = plain
          file.insert(contentsOf: exif(value), at: 2)
          let picture = try #require(UIImage(data: file))
          #expect(picture.imageOrientation == Self.orientations[index].0)
          let shown = UIImageView(image: picture)
          shown.frame.origin = origin(index)
          view.addSubview(shown)
          // What lies in the file, turned by the library.
          let pixels = try #require(picture.cgImage)
          let turned = UIImage(cgImage: pixels, scale: 1, orientation: picture.imageOrientation)
          let drawn = UIGraphicsImageRenderer(size: turned.size).image { _ in turned.draw(at: .zero) }
          let drawnView = UIImageView(image: drawn)
          drawnView.frame.origin = CGPoint(x: origin(index).x, y: origin(index).y + 50)
          view.addSubview(drawnView)
        }
      }
      // Colours next to each other flow together a little in a JPEG file.
      shot.expect(within: 24, margin: 3) { point in
        for (index, (orientation, quarters)) in Self.orientations.enumerated() {
          let isLying = [.up, .down, .upMirrored, .downMirrored].contains(orientation)
          for shift in [0.0, 50.0] {
            let rect = CGRect(
              x: origin(index).x, y: origin(index).y + shift, width: isLying ? 32 : 16, height: isLying ? 16 : 32)
            if rect.contains(point) { return quarter(quarters, rect, point) }
          }
        }
        return .white
      }
    }

    @Test func `left and right are exchanged in every orientation`() async throws {
      let shot = try await Stage.show { view in
        for (index, (orientation, _)) in Self.orientations.enumerated() {
          let picture = UIImage(cgImage: try quartered(40, 40), scale: 1, orientation: orientation)
          let imageView = UIImageView(image: picture.withHorizontallyFlippedOrientation())
          imageView.frame.origin = CGPoint(x: index % 4 * 50, y: index / 4 * 50)
          view.addSubview(imageView)
        }
      }
      shot.expect { point in
        for (index, (_, quarters)) in Self.orientations.enumerated() {
          let rect = CGRect(x: Double(index % 4) * 50, y: Double(index / 4) * 50, width: 40, height: 40)
          let flipped = [quarters[1], quarters[0], quarters[3], quarters[2]]
          if rect.contains(point) { return quarter(flipped, rect, point) }
        }
        return .white
      }
    }

    private func exif(_ value: UInt8) -> [UInt8] {
      [0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
        + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
    }

    private static let photograph = """
      /9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3Nw\
      AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
      AAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJD\
      AAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBH\
      AEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAA\
      AADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBv\
      AGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsI\
      CQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK\
      CgoKCgoKCgr/wAARCAAQACADASIAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAkHCP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAW\
      AQEBAQAAAAAAAAAAAAAAAAAJBwj/xAAfEQABAgYDAAAAAAAAAAAAAAAAGOMVF2NkZaOhpOH/2gAMAwEAAhEDEQA/AOUxugqCo8R2GTI8\
      Zp8+FTBDsHGnnJ6XRxpKX+pw/9k=
      """
  }
}
#endif
