import Foundation
import LayerEngine

extension LayerValue {
  /// The value's bit in a layer's mask: its place among the cases.
  var bit: UInt32 {
    switch self {
    case .position: 0
    case .zPosition: 1
    case .anchorPoint: 2
    case .boundsOrigin: 3
    case .boundsSize: 4
    case .transform: 5
    case .sublayerTransform: 6
    case .opacity: 7
    case .isHidden: 8
    case .isDoubleSided: 9
    case .masksToBounds: 10
    case .backgroundColor: 11
    case .cornerRadius: 12
    case .maskedCorners: 13
    case .borderWidth: 14
    case .borderColor: 15
    case .shadow: 16
    case .gradient: 17
    case .contents: 18
    case .contentsGravity: 19
    case .accessibility: 20
    case .shape: 21
    case .mask: 22
    case .contentsRect: 23
    case .contentsScale: 24
    case .contentsCenter: 25
    case .magnificationFilter: 26
    case .backdrop: 27
    case .field: 28
    }
  }
}

extension MessageWriter {
  /// The fields of a value. A picture stands as its number in the page, and so do those among the letters of a field.
  mutating func write(_ value: LayerValue, picture: UInt32, pictures: [UInt32] = []) {
    switch value {
    case .position(let value), .boundsOrigin(let value): write(place: value)
    case .zPosition(let value), .opacity(let value), .cornerRadius(let value), .borderWidth(let value),
      .contentsScale(let value):
      write(value)
    case .anchorPoint(let value): write(value)
    case .boundsSize(let value): write(place: CGPoint(x: value.width, y: value.height))
    case .transform(let value), .sublayerTransform(let value): write(value)
    case .isHidden(let value), .isDoubleSided(let value), .masksToBounds(let value): write(value)
    case .backgroundColor(let value): write(value ?? LayerColor(red: 0, green: 0, blue: 0, alpha: 0))
    case .maskedCorners(let value): write(byte: UInt8(truncatingIfNeeded: value.rawValue))
    case .borderColor(let value): write(value)
    case .shadow(let value): write(value)
    case .gradient(let value): write(value)
    case .contents(let value): write(value, picture: picture)
    case .contentsGravity(let value): write(byte: Self.number(of: value))
    case .accessibility(let value): write(value)
    case .shape(let value): write(value)
    case .mask(let value): write(count: Int(value?.rawValue ?? 0))
    case .contentsRect(let value), .contentsCenter(let value):
      write(value.origin)
      write(value.size)
    case .magnificationFilter(let value): write(byte: value == .nearest ? 1 : 0)
    case .backdrop(let value):
      write(value?.blur ?? 0)
      write(value?.saturation ?? 1)
    case .field(let value): write(value, pictures: pictures)
    }
  }

  private mutating func write(_ gradient: LayerGradient?) {
    write(gradient != nil)
    guard let gradient else { return }
    write(byte: gradient.kind.rawValue)
    write(gradient.start)
    write(gradient.end)
    write(gradient.stops)
  }

  private mutating func write(_ contents: LayerContents, picture: UInt32) {
    switch contents {
    case .none:
      write(byte: 0)
    case .picture:
      write(byte: 1)
      write(count: Int(picture))
    case .text(let runs):
      write(byte: 2)
      write(count: runs.count)
      for run in runs { write(run) }
    }
  }

  /// The number of a gravity; one that CoreAnimation does not have is drawn as `resize`.
  private static func number(of gravity: CALayerContentsGravity) -> UInt8 {
    switch gravity {
    case .center: 1
    case .top: 2
    case .bottom: 3
    case .left: 4
    case .right: 5
    case .topLeft: 6
    case .topRight: 7
    case .bottomLeft: 8
    case .bottomRight: 9
    case .resizeAspect: 10
    case .resizeAspectFill: 11
    default: 0
    }
  }
}
