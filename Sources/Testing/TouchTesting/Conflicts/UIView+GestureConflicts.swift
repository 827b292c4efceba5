public import Foundation
import GestureEngine
public import OpenCollectionView

extension UIView {
  /// The conflicts of recognizers with each other, and with the view under the finger, where one comes down at `point`.
  ///
  /// ```swift
  /// for conflict in window.gestureConflicts(at: CGPoint(x: 50, y: 50)) { print(conflict) }
  /// // UITapGestureRecognizer#1 waits up to 350 ms after the lift for UITapGestureRecognizer#2 to fail
  /// ```
  ///
  /// Names are those of the application's trace. Classes and delegates are asked for requirements and company, as at an
  /// attempt; no attempt is made.
  ///
  /// - Parameter point: in the coordinates of this view; the view that hit testing finds there is touched. Nothing is
  ///   found where no finger would be.
  /// - Returns: warnings first.
  @preconcurrency @MainActor public func gestureConflicts(at point: CGPoint) -> [GestureConflict] {
    hitTest(point, with: nil)?.touchedPlace.conflicts ?? []
  }

  /// The conflicts of recognizers with each other anywhere in this view and in the views in it, each conflict once.
  ///
  /// Looks at every view that has recognizers, is a control or a collection view, whether it lies on the screen or not;
  /// hidden views and those that take no touches are left out with all that is in them.
  ///
  /// - Returns: warnings first, then from this view inwards.
  @preconcurrency @MainActor public func gestureConflicts() -> [GestureConflict] {
    var conflicts: [GestureConflict] = []
    var known: Set<[String]> = []
    collectConflicts(into: &conflicts, known: &known)
    return conflicts.filter { $0.severity == .warning } + conflicts.filter { $0.severity == .information }
  }

  /// - Parameter known: what has been told: the kind of a conflict, and who takes part.
  @MainActor private func collectConflicts(into conflicts: inout [GestureConflict], known: inout Set<[String]>) {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return }
    if gestureRecognizers != nil || self is UIControl || self is UICollectionView {
      for conflict in touchedPlace.conflicts
      where known.insert([conflict.kind.rawValue] + conflict.recognizers).inserted {
        conflicts.append(conflict)
      }
    }
    for child in subviews { child.collectConflicts(into: &conflicts, known: &known) }
  }
}
