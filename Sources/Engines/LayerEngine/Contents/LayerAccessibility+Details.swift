public import Foundation

extension LayerAccessibility {
  /// The parts of a description that few layers have.
  public struct Details: Hashable, Sendable {
    /// The effect of activating the thing; nil where its name says enough.
    public var hint: String?
    /// The language of the words, as BCP 47 has it; nil for that of the page.
    public var language: String?
    /// The level of a heading, 1 to 6, or that of a list's element in an outline, from 1; 0 where there is none.
    public var level = 0
    /// Tells whether it is on, off or between: of toggles, boxes, choices, and buttons that stay pressed.
    public var state: CheckedState?
    /// Tells whether what it opens is open; nil where it opens nothing.
    public var isExpanded: Bool?
    /// Tells whether it opens a menu.
    public var opensMenu = false
    /// Tells whether everything around it is out of reach.
    public var isModal = false
    /// Tells whether it and all in it is kept from assistive tools.
    public var isHidden = false
    /// Tells whether what is in it is read together, before what lies beside it.
    public var isGroup = false
    /// Tells whether it is one thing, with nothing in it to be read by itself.
    public var isElement = false
    /// Tells whether it says itself which elements are in it.
    public var listsElements = false
    /// Its place among the elements of what lists them, from 1; nil for its place on the screen.
    public var rank: Int?
    /// Its place among those that it stands with in a list, shown or not; nil where that is not known.
    public var place: Place?
    /// Tells whether several of the things in it can be selected at once.
    public var allowsMultiple = false
    /// Tells whether it is a list whose content scrolls to the sides, and not up and down.
    public var scrollsSideways = false
    /// Tells whether its changes are read out by themselves.
    public var isLive = false
    /// Tells whether arrows, Enter, the space bar and Escape are the program's while it has the focus, and do not lead
    /// on from it.
    public var takesKeys = false
    /// Tells whether text can be typed into it, so that a host without keys brings a keyboard where it is touched.
    public var takesText = false
    /// Tells whether it is what is typed into now.
    public var isTypedInto = false
    /// The bounds of its value, and the value, as numbers.
    public var range: Range?
    /// The names of further things that can be done with it.
    public var actions: [String] = []
    /// Elements that have no layers of their own, in reading order.
    public var elements: [Element] = []

    /// Nothing.
    public init() {}
  }

  /// Tells whether something is on.
  public enum CheckedState: UInt8, Hashable, Sendable, Codable {
    /// It is off.
    case off = 0
    /// It is on.
    case on = 1
    /// Some of it is on.
    case mixed = 2
  }

  /// A place in a list.
  public struct Place: Hashable, Sendable {
    /// The number, from 1.
    public var number: Int
    /// How many there are in all.
    public var count: Int

    /// A place.
    public init(_ number: Int, of count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// A number between two others.
  public struct Range: Hashable, Sendable {
    /// The least.
    public var least: Double
    /// The most.
    public var most: Double
    /// The present value.
    public var now: Double

    /// A number between two others.
    public init(least: Double, most: Double, now: Double) {
      self.least = least
      self.most = most
      self.now = now
    }
  }

  /// Something that is drawn as a part of a layer and stands for itself.
  public struct Element: Hashable, Sendable {
    /// Its number among those of the layer, from 1.
    public var number: UInt32
    /// Its place in the layer's coordinates.
    public var frame: CGRect
    /// The description of the element.
    public var accessibility: LayerAccessibility

    /// An element.
    public init(number: UInt32, frame: CGRect, accessibility: LayerAccessibility) {
      self.number = number
      self.frame = frame
      self.accessibility = accessibility
    }
  }
}
