public import Foundation
public import PlaneGeometry

/// A property of a layer together with its new value, as a commit carries it.
///
/// Lengths are points, angles radians, in the coordinate spaces that `CALayer` defines. The cases stand in the order of
/// ``LayerPropertySet``.
public enum LayerValue: Equatable, Sendable {
  /// The anchor point's place in the parent's coordinates.
  case position(CGPoint)
  /// How near the layer is to the viewer.
  case zPosition(CGFloat)
  /// The point of the layer that stands at the position, in units of its size.
  case anchorPoint(CGPoint)
  /// The coordinate of the layer's top left corner in its own space: what scrolling changes.
  case boundsOrigin(CGPoint)
  /// The layer's size.
  case boundsSize(CGSize)
  /// The transform about the anchor point.
  case transform(CATransform3D)
  /// The transform of all sublayers about the anchor point.
  case sublayerTransform(CATransform3D)
  /// Opacity of the layer with everything in it, 0 to 1.
  case opacity(CGFloat)
  /// Tells whether the layer and everything in it is left out.
  case isHidden(Bool)
  /// Tells whether the layer shows when its back is turned.
  case isDoubleSided(Bool)
  /// Tells whether sublayers are clipped to the bounds.
  case masksToBounds(Bool)
  /// The colour behind the contents; nil for none.
  case backgroundColor(LayerColor?)
  /// The radius of the corners.
  case cornerRadius(CGFloat)
  /// The corners that are round.
  case maskedCorners(CACornerMask)
  /// The width of the border, which lies inside the bounds and above the sublayers.
  case borderWidth(CGFloat)
  /// The colour of the border.
  case borderColor(LayerColor)
  /// The shadow.
  case shadow(LayerShadow)
  /// A colour gradient over the background; nil for none.
  case gradient(LayerGradient?)
  /// The contents that the layer shows.
  case contents(LayerContents)
  /// How a picture is laid into the bounds.
  case contentsGravity(CALayerContentsGravity)
  /// The description for assistive tools; nil for none.
  case accessibility(LayerAccessibility?)
  /// A path that is filled and drawn along; nil for none.
  case shape(LayerShape?)
  /// The layer whose opacity multiplies that of this layer with everything in it; nil for none.
  case mask(LayerID?)
  /// The part of a picture that shows, in units of its size.
  case contentsRect(CGRect)
  /// How many pixels of a picture make a point; 0 for as many as the picture itself says.
  case contentsScale(CGFloat)
  /// The part of a picture that is stretched where it is resized, in units of its size; what lies around it is not.
  case contentsCenter(CGRect)
  /// How a picture's pixels are enlarged.
  case magnificationFilter(CALayerContentsFilter)
  /// The change of everything that is seen through the layer; nil for none.
  case backdrop(LayerBackdrop?)
  /// The text that people edit in the layer; nil for none.
  indirect case field(LayerField?)
}
