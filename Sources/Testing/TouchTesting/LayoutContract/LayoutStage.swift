import DecisionTrace
import Foundation
import OpenCollectionView

/// A layout at work in one situation, and what was found there.
@MainActor final class LayoutStage {
  /// How large the corner is that an element shares with a rectangle in which it is missed, in points: what merely touches is
  /// left to the layout.
  static let touchDepth: CGFloat = 0.5
  /// How far an element may reach beyond the content, in points: what rounding to pixels may do.
  static let outsideTolerance: CGFloat = 1
  /// In a narrower collection view elements may reach out of the content, in points: there is no room for anything. Our
  /// choice: two of the smallest things that a finger hits.
  static let smallestRoom: CGFloat = 100
  /// How long a layout may take to come to rest, in seconds: springs swing for some.
  static let patience: CGFloat = 10
  /// In how large an answer each element is asked for by itself and in rectangles of its own; of larger ones, so many of
  /// the first and last.
  static let examinedElements = 24

  let layout: UICollectionViewLayout
  let situation: LayoutCase
  let screen: VirtualScreen
  let source: ContractSource
  let view: UICollectionView
  private let trace: TraceRecorder
  private(set) var breaches: [LayoutBreach] = []

  init(
    _ layout: UICollectionViewLayout, _ situation: LayoutCase, _ prepare: (UICollectionView) -> Void
  ) {
    self.layout = layout
    self.situation = situation
    screen = VirtualScreen(width: situation.size.width, height: situation.size.height)
    source = ContractSource(situation.sections)
    view = UICollectionView(frame: CGRect(origin: .zero, size: situation.size), collectionViewLayout: layout)
    if situation.readsRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    source.register(in: view)
    prepare(view)
    trace = screen.recordTrace()
  }

  /// Shows the collection view and waits until it rests.
  ///
  /// - Returns: whether there is anything to ask.
  func begin() -> Bool {
    screen.show(view)
    return settle("is shown")
  }

  func report(_ kind: LayoutBreach.Kind, _ sentence: @autoclosure () -> String) {
    guard !breaches.contains(where: { $0.kind == kind }) else { return }
    breaches.append(
      LayoutBreach(kind: kind, layout: "\(type(of: layout))", situation: present, sentence: sentence()))
  }

  /// The situation as it has become.
  private var present: LayoutCase {
    LayoutCase(
      sections: source.sections.map(\.count), size: view.bounds.size, readsRightToLeft: situation.readsRightToLeft)
  }

  /// The breaches that were found. Where there is none, it is the first complaint of the collection view itself.
  func allBreaches(complaints: [String]) -> [LayoutBreach] {
    var complaints = complaints
    for case .programmingError(let message) in trace.events.map(\.decision) { complaints.append(message) }
    if breaches.isEmpty, let first = complaints.first { report(.complaint, first) }
    return breaches
  }

  /// Waits until nothing moves; a layout that invalidates itself in each pass never does.
  @discardableResult func settle(_ deed: String) -> Bool {
    guard !screen.advanceUntilRest(limit: Self.patience) else { return true }
    report(
      .neverRests,
      "\(ContractText.number(Self.patience)) s after the collection view \(deed) there still is work in each frame. A layout must not invalidate itself in "
        + "prepare() or in its answers, nor ask cells again for sizes that it has been told.")
    return false
  }

  /// Forgets what was traced, does something, and says how often the layout was prepared meanwhile.
  func preparations(_ body: () -> Void) -> Int {
    let count = trace.events.count
    body()
    return trace.events[count...].count { if case .layoutPrepared = $0.decision { true } else { false } }
  }

  // MARK: Questions

  var contentSize: CGSize { layout.collectionViewContentSize }

  /// The part of the content that is shown.
  var seen: CGRect { view.bounds }

  /// All of the content, and what lies around it.
  var everything: CGRect {
    let size = contentSize
    guard size.width.isFinite, size.height.isFinite else { return view.bounds }
    return CGRect(origin: .zero, size: size).union(seen).insetBy(dx: -1000, dy: -1000)
  }

  func answer(_ rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    layout.layoutAttributesForElements(in: rect) ?? []
  }

  func alone(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    let (kind, path) = (attributes.representedElementKind ?? "", attributes.indexPath)
    switch attributes.representedElementCategory {
    case .cell: return layout.layoutAttributesForItem(at: path)
    case .supplementaryView: return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case .decorationView: return layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  /// Copies of answers, by element: what they say now.
  func kept(
    _ answer: [UICollectionViewLayoutAttributes]
  ) -> [LayoutElement: UICollectionViewLayoutAttributes] {
    Dictionary(answer.map { (LayoutElement($0), Self.copy($0)) }, uniquingKeysWith: { first, _ in first })
  }

  static func copy(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
  }

  /// The difference between two answers, in words; nil where there is none. Answers go by copies, so that a layout that
  /// changes its objects cannot make them equal.
  func difference(
    _ old: [LayoutElement: UICollectionViewLayoutAttributes], _ new: [UICollectionViewLayoutAttributes]
  ) -> String? {
    var left = old
    for attributes in new {
      guard let before = left.removeValue(forKey: LayoutElement(attributes)) else {
        if old[LayoutElement(attributes)] == nil { return "\(attributes.elementName) comes into the answer" }
        continue
      }
      if let words = Self.difference(before, attributes) { return "\(attributes.elementName) changes its \(words)" }
    }
    let gone = left.values.map(\.elementName).sorted()
    return gone.first.map { "\($0) is no longer in the answer" }
  }

  /// The difference between the old answer for all of the content, with its size, and the present one.
  func difference(_ old: [LayoutElement: UICollectionViewLayoutAttributes], _ oldSize: CGSize) -> String? {
    let (words, size) = (difference(old, answer(everything)), contentSize)
    return words
      ?? (size == oldSize
        ? nil : "the content becomes \(ContractText.size(size)) after \(ContractText.size(oldSize))")
  }

  /// How attributes differ from older ones; nil where they say the same. Numbers that differ by rounding are the same.
  static func difference(
    _ old: UICollectionViewLayoutAttributes, _ new: UICollectionViewLayoutAttributes
  ) -> String? {
    guard !isSame(old, new) else { return nil }
    let words = new.differences(from: old)
    return words.isEmpty ? nil : words
  }

  private static func isSame(
    _ old: UICollectionViewLayoutAttributes, _ new: UICollectionViewLayoutAttributes
  ) -> Bool {
    func near(_ left: CGFloat, _ right: CGFloat) -> Bool { abs(left - right) < 0.01 }
    return near(old.center.x, new.center.x) && near(old.center.y, new.center.y) && near(old.size.width, new.size.width)
      && near(old.size.height, new.size.height) && near(old.alpha, new.alpha) && old.zIndex == new.zIndex
      && old.isHidden == new.isHidden
      && (old.transform3D == new.transform3D
        || zip(numbers(old.transform3D), numbers(new.transform3D)).allSatisfy(near))
  }

  static func numbers(_ transform: CATransform3D) -> [CGFloat] {
    [
      transform.m11, transform.m12, transform.m13, transform.m14, transform.m21, transform.m22, transform.m23,
      transform.m24, transform.m31, transform.m32, transform.m33, transform.m34, transform.m41, transform.m42,
      transform.m43, transform.m44,
    ]
  }
}
