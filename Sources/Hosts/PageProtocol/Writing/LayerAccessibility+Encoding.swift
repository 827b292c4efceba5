import Foundation
import LayerEngine

extension LayerAccessibility {
  /// Tells whether it says no more of a layer than the words in it.
  func says(_ words: String) -> Bool {
    role == .text && !hasDetails && isEnabled && isSelected == nil && value == nil && !isInteractive && label == words
  }
}

extension MessageWriter {
  /// A description, or that there is none.
  mutating func write(_ accessibility: LayerAccessibility?) {
    write(accessibility != nil)
    if let accessibility { write(accessibility) }
  }

  private mutating func write(_ accessibility: LayerAccessibility) {
    write(byte: accessibility.role.rawValue)
    var flags: UInt8 = accessibility.isEnabled ? 1 : 0
    if let isSelected = accessibility.isSelected { flags |= isSelected ? 6 : 2 }
    if accessibility.value != nil { flags |= 8 }
    if accessibility.isInteractive { flags |= 16 }
    if accessibility.hasDetails { flags |= 32 }
    if accessibility.hasDetails, accessibility.details.takesKeys { flags |= 64 }
    write(byte: flags)
    write(accessibility.label)
    if let value = accessibility.value { write(value) }
    if accessibility.hasDetails { write(accessibility.details) }
  }

  /// Bits that say what follows, lowest first; some say it all by themselves.
  private mutating func write(_ details: LayerAccessibility.Details) {
    let bits = [
      details.hint != nil, details.language != nil, details.level != 0, details.state != nil,
      details.isExpanded != nil, details.opensMenu, details.isModal, details.isHidden, details.isGroup,
      details.isElement, details.listsElements, details.rank != nil, details.isLive, details.range != nil,
      !details.actions.isEmpty, !details.elements.isEmpty, details.place != nil, details.allowsMultiple,
      details.takesText, details.isTypedInto, details.scrollsSideways,
    ]
    let mask = bits.indices.reduce(into: UInt32(0)) { mask, bit in if bits[bit] { mask |= 1 << UInt32(bit) } }
    write(integer: mask)
    if let hint = details.hint { write(hint) }
    if let language = details.language { write(language) }
    if details.level != 0 { write(byte: UInt8(clamping: details.level)) }
    if let state = details.state { write(byte: state.rawValue) }
    if let isExpanded = details.isExpanded { write(isExpanded) }
    if let rank = details.rank { write(count: max(rank, 0)) }
    if let range = details.range {
      for number in [range.least, range.most, range.now] { write(integer: number.bitPattern) }
    }
    if !details.actions.isEmpty {
      write(count: details.actions.count)
      for action in details.actions { write(action) }
    }
    if !details.elements.isEmpty {
      write(count: details.elements.count)
      for element in details.elements {
        write(count: Int(element.number))
        write(element.frame.origin)
        write(element.frame.size)
        write(element.accessibility)
      }
    }
    if let place = details.place {
      write(count: max(place.number, 0))
      write(count: max(place.count, 0))
    }
  }
}
