import Foundation

extension InstantiableView {
  /// The text of a view when it is printed, in the form of UIKit. Off the main actor it is the class and the address.
  nonisolated func describe() -> String {
    let name = UIView.name(of: self)
    guard MainQueue.isCurrent else { return "<\(name)>" }
    let parts = MainActor.assumeIsolated { describedParts() }
    return "<\(([name] + parts).joined(separator: "; "))>"
  }
}

extension UIView {
  /// The frame, what is not as usual, and the layer.
  var describedFrame: [String] {
    let frame = frame
    var parts = [
      "frame = (\(Self.text(frame.minX)) \(Self.text(frame.minY)); \(Self.text(frame.width)) \(Self.text(frame.height)))"
    ]
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(Self.text(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if tag != 0 { parts.append("tag = \(tag)") }
    return parts + ["layer = <\(Self.name(of: layer))>"]
  }

  /// Class and address of an object.
  nonisolated static func name(of object: AnyObject) -> String {
    "\(type(of: object)): 0x\(String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16))"
  }

  /// Whole numbers without a point, as UIKit writes them.
  nonisolated static func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

extension UIScrollView {
  /// The offset and the size of the content.
  var describedContent: [String] {
    let inset = adjustedContentInset
    let insets = [inset.top, inset.left, inset.bottom, inset.right].map(Self.text).joined(separator: ", ")
    return [
      "contentOffset: {\(Self.text(contentOffset.x)), \(Self.text(contentOffset.y))}",
      "contentSize: {\(Self.text(contentSize.width)), \(Self.text(contentSize.height))}",
      "adjustedContentInset: {\(insets)}",
    ]
  }
}
