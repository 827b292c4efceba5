import GestureEngine

extension MessageReader {
  mutating func accessibilityAction() throws(PageMessageError) -> AccessibilityAction {
    let time = try time()
    let place = offset
    let number: UInt8 = try integer()
    let detail: UInt8 = try integer()
    let kind: AccessibilityAction.Kind
    switch number {
    case 0: kind = .activate
    case 1: kind = .increment
    case 2: kind = .decrement
    case 3: kind = .escape
    case 4: kind = .magicTap
    case 5: kind = .custom(Int(detail))
    case 6: kind = .focus
    case 7: kind = .blur
    case 8:
      guard let direction = AccessibilityAction.Direction(rawValue: detail) else { throw .outOfRange(at: place) }
      kind = .scroll(direction)
    default: throw .outOfRange(at: place)
    }
    let layer: UInt32 = try integer()
    return AccessibilityAction(time: time, layer: layer, element: try integer(), kind: kind)
  }
}
