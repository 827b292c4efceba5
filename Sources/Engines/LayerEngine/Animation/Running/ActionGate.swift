package import DecisionTrace

/// A gate that says whether the views' layers ask them for actions: only while a view animation is being described. One
/// test of a Boolean spares every other change of a view the question.
package final class ActionGate: @unchecked Sendable {
  // Read at every change of a view's layer, on the main actor only.
  /// Tells whether layers ask.
  @exclusivity(unchecked)
  package var isOpen = false

  /// The trace of views that are in no tree.
  package let trace: () -> DecisionTrace?

  /// A closed gate.
  package init(trace: @escaping () -> DecisionTrace? = { nil }) { self.trace = trace }
}
