import CollectionEngine

/// The elements that stay, come and go, as a layout pass finds them that is part of an update or of a change of layout.
///
/// The pass only collects here; where the elements come from and go to is decided when all of them are known.
@MainActor final class ElementChange {
  /// A view that stays in sight, and its new attributes.
  struct Stay {
    var key: ElementKey
    var view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
  }

  /// The way by which the content was moved in the course of the pass.
  var distance = CGPoint.zero
  private(set) var stays: [Stay] = []
  private(set) var arrivals: [ShownElement] = []
  private(set) var departures: [ShownElement] = []
  /// Rows that were thought to come into sight, and do not now that those before them are measured: nobody has seen them.
  private(set) var unseen: [ShownElement] = []
  /// Takes what leaves at once, where nothing is animated: its views are used for what arrives.
  private let takesDepartures: ((ShownElement) -> Void)?

  init(takesDepartures: ((ShownElement) -> Void)? = nil) { self.takesDepartures = takesDepartures }

  /// An element that is in sight and was before: the change applies its attributes. A pass that measures views may say
  /// so several times, and of what has just arrived.
  func stayed(_ key: ElementKey, _ view: UICollectionReusableView, with attributes: UICollectionViewLayoutAttributes) {
    if let index = arrivals.firstIndex(where: { $0.key == key }) {
      arrivals[index].attributes = attributes
    } else if let index = indices[key] {
      stays[index].attributes = attributes
    } else {
      indices[key] = stays.count
      stays.append(Stay(key: key, view: view, attributes: attributes))
    }
  }

  /// Tells whether an element has stayed with another place or look, or has arrived. Any other one in sight stays as it
  /// is.
  func holds(_ key: ElementKey) -> Bool { indices[key] != nil || arrivals.contains { $0.key == key } }

  /// An element that has come into sight: its view is made, filled, placed and announced.
  func entered(_ element: ShownElement) { arrivals.append(element) }

  /// An element that is out of sight: the bookkeeping has forgotten it, the change ends its displaying.
  func left(_ element: ShownElement) {
    let arrival = arrivals.firstIndex { $0.key == element.key }
    if let arrival { arrivals.remove(at: arrival) }
    if let index = indices[element.key] {
      stays.remove(at: index)
      indices = Dictionary(uniqueKeysWithValues: stays.enumerated().map { ($0.element.key, $0.offset) })
    }
    if let takesDepartures { return takesDepartures(element) }
    if arrival == nil { departures.append(element) } else { unseen.append(element) }
  }

  /// The view of an element that has left in this pass, and has not after all; nil for any other.
  func takeDeparture(of key: ElementKey) -> UICollectionReusableView? {
    guard let index = departures.firstIndex(where: { $0.key == key }) else { return nil }
    return departures.remove(at: index).view
  }

  /// The view of an element that has come and left in this pass, and comes after all; nil for any other.
  func takeUnseen(of key: ElementKey) -> UICollectionReusableView? {
    guard let index = unseen.firstIndex(where: { $0.key == key }) else { return nil }
    return unseen.remove(at: index).view
  }

  /// The places of keys among the stays.
  private var indices: [ElementKey: Int] = [:]
}
