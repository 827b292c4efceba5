/// A fault of a layout that a collection view does not expect of it; found by ``LayoutContract``.
public struct LayoutBreach: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a breach.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A frame, a transform, an alpha, an offset or the content's size is not a number, is endless or is negative.
    case notANumber
    /// An element has a place outside of the content, where nobody can scroll.
    case outsideContent
    /// An element is twice in one answer.
    case answeredTwice
    /// There is an answer for an item that does not exist.
    case doesNotExist
    /// The answer for an element alone is another one than that for a rectangle, or there is none.
    case differsAlone
    /// The question about one element is answered with another one.
    case wrongElement
    /// An element is missing in the answer for a rectangle that it touches.
    case missingInRect
    /// An element has other attributes in the answer for another rectangle.
    case differsByRect
    /// Answers become others by asking, without an invalidation.
    case changesByAsking
    /// Answers become others when the content is scrolled, without an invalidation.
    case changesUninvalidated
    /// Attributes that were handed out are changed later.
    case changesHandedOut
    /// A copy of attributes does not say what they say.
    case copyDiffers
    /// The layout is not prepared again after it was invalidated.
    case invalidationLost
    /// Prepared again for the same data and the same place, the layout answers otherwise.
    case dependsOnHistory
    /// The layout stays as it is when the content is scrolled, although it would be another one.
    case staysWhenScrolled
    /// The layout stays as it is in another size, although it would be another one.
    case staysWhenResized
    /// The layout does not follow an update of the data.
    case staysAfterUpdate
    /// An element that stays through an update is at once somewhere else, in place of going there.
    case jumps
    /// The layout wants to follow the size that a cell prefers, and does not.
    case ignoresPreferredSize
    /// The layout never comes to rest.
    case neverRests
    /// The answer for what is seen grows with what there is.
    case workGrows
    /// The collection view complained of something else; the sentence is its own.
    case complaint
  }

  /// The kind of the breach.
  public var kind: Kind
  /// The class of the layout.
  public var layout: String
  /// The smallest situation of those tried in which it was found.
  public var situation: LayoutCase
  /// The finding, with the numbers, and what would be right.
  public var sentence: String

  /// The layout, the situation and the sentence in one line.
  public var description: String { "\(layout) with \(situation): \(sentence)" }
}
