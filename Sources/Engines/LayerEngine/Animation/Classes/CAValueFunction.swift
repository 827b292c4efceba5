public import Foundation
import PlaneGeometry

/// Turns the numbers of an animation into transforms.
public final class CAValueFunction: NSObject, Sendable {
  /// The name of the function.
  public let name: CAValueFunctionName
  let component: TransformComponent

  /// A function by its name; nil for a name that there is not.
  ///
  /// Difference from UIKit: the functions of several numbers, `scale` and `translate`, are left out; use a key path.
  public init?(name: CAValueFunctionName) {
    guard let component = TransformComponent(name) else { return nil }
    self.name = name
    self.component = component
  }

  var transform: @Sendable (Double) -> CATransform3D {
    { [component] in CATransform3DIdentity.setting(component, to: $0) }
  }
}
