import Foundation

/// The question of a reusable view how large it would like to be, while it is asked by the methods that programs override: what
/// these answer without any constraints is then known from what a program has made of it.
@MainActor struct FittingQuestion {
  /// The view whose size it is.
  let asked: UICollectionReusableView
  /// The view that answers for it: of a cell the one with its content.
  let answering: UIView
  /// The room that is offered to a view without constraints.
  let room: CGSize
  /// The size that the layout gives the view, and along which axes that is no wish.
  var size = CGSize.zero
  var isWidthOpen = false
  var isHeightOpen = false
  /// The answer that was given without constraints; nil until one is given.
  private(set) var plainAnswer: CGSize?
  /// Tells whether the view is answering without constraints just now. A question that it asks for its answer is a
  /// question of its own.
  private var isAnswering = false

  /// The question that is being asked; nil for none.
  private static var current: FittingQuestion?

  init(_ asked: UICollectionReusableView, answering: UIView, room: CGSize) {
    self.asked = asked
    self.answering = answering
    self.room = room
  }

  /// Asks within a call.
  ///
  /// - Returns: the answer, and whether no constraints and nothing of the program has a part in it.
  mutating func ask(_ body: () -> CGSize) -> (size: CGSize, isPlain: Bool) {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    let size = body()
    plainAnswer = Self.current?.plainAnswer
    return (size, size == plainAnswer)
  }

  /// Tells whether a view is being asked.
  static func isAsking(_ view: UICollectionReusableView) -> Bool { current?.asked === view }

  /// Returns the answer of a view that has no constraints; nil where another view is the one to answer.
  static func answerWithoutConstraints(of view: UIView) -> CGSize? {
    guard let question = current, question.answering === view else { return nil }
    guard !question.isAnswering else { return question.asked === view ? view.bounds.size : nil }
    current?.isAnswering = true
    let size = question.asked.sizeThatFits(question.room)
    current?.isAnswering = false
    current?.plainAnswer = size
    return size
  }

  /// Tells whether a size is what was answered without constraints.
  static func isPlain(_ size: CGSize) -> Bool { current?.plainAnswer == size }

  /// A size that was asked for, without the lengths of it that are no wishes. What is required is one, also where it is the
  /// length that the view has by now.
  static func target(
    _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority, of view: UICollectionReusableView
  ) -> CGSize {
    guard let question = current, question.asked === view else { return size }
    var target = size
    if question.isWidthOpen, horizontal < .required, size.width == question.size.width { target.width = 0 }
    if question.isHeightOpen, vertical < .required, size.height == question.size.height { target.height = 0 }
    return target
  }
}
