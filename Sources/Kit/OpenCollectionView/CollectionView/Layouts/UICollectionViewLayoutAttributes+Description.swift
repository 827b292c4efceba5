import Foundation

extension UICollectionViewLayoutAttributes {
  /// The words of the description after class and address, in the form of UIKit.
  var describedElement: [String] {
    let path = indexPath.map(String.init).joined(separator: " - ")
    var parts = ["index path: ({length = \(indexPath.count), path = \(path)});"]
    if let representedElementKind { parts.append("element kind: (\(representedElementKind));") }
    let frame = [self.frame.minX, self.frame.minY, self.frame.width, self.frame.height].map(UIView.text)
    parts.append("frame = (\(frame[0]) \(frame[1]); \(frame[2]) \(frame[3]));")
    if isTransformed { parts.append("transform3D = \(transform3D);") }
    if alpha != 1 { parts.append("alpha = \(UIView.text(alpha));") }
    if isHidden { parts.append("hidden = YES;") }
    if zIndex != 0 { parts.append("zIndex = \(zIndex);") }
    return parts
  }
}
