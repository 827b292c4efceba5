import ConstraintEngine
import Foundation

extension LayoutEngine {
  /// How far an item stands from its place, or is longer, where one looks at what its constraints leave open. Our choice.
  static let exerciseLength = 20.0

  func isAmbiguous(_ reference: LayoutItemReference) -> Bool {
    solveIfNeeded()
    guard let variables = reference.items[number]?.variables else { return false }
    return variables.all.contains { solver.isAmbiguous($0) == true }
  }

  /// The constraints that decide an item's place and length on an axis, in the order in which they became active.
  func constraintsAffecting(
    _ reference: LayoutItemReference, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    solveIfNeeded()
    guard let variables = reference.items[number]?.variables else { return [] }
    let names = [variables.origin(axis), variables.length(axis)].flatMap { solver.constraints(deciding: $0) ?? [] }
    var isKnown: Set<ConstraintID> = []
    return names.filter { isKnown.insert($0).inserted }.compactMap(constraint).sorted { $0.serial < $1.serial }
  }

  /// Returns the constraint that the solver calls so; nil for one that is not a program's.
  private func constraint(_ name: ConstraintID) -> NSLayoutConstraint? {
    guard name.place < installed.count, let entry = installed[name.place], entry.name == name else { return nil }
    return entry.constraint
  }

  /// Moves an item whose place is open, or takes it back.
  func exercise(_ reference: LayoutItemReference) {
    solveIfNeeded()
    guard let item = reference.items[number] else { return }
    if !item.exercise.isEmpty {
      for wish in item.exercise { solver.remove(wish) }
      item.exercise = []
      return setNeedsSolution()
    }
    let open = item.variables.all.filter { solver.isAmbiguous($0) == true }
    guard !open.isEmpty else { return }
    let lowest = ConstraintStrength(rank: 0.0)
    item.exercise = open.compactMap { variable in
      let elsewhere = (solver.value(of: variable) ?? 0) + Self.exerciseLength
      return try? solver.add(LinearConstraint([LinearTerm(variable)], .equal, elsewhere, strength: lowest))
    }
    setNeedsSolution()
  }

  /// Tells of conflicts, each once until it is resolved: sizes that change meanwhile make it no other. // L4
  func tell(_ conflicts: [ConstraintConflict]) {
    guard !isFitting, !(conflicts.isEmpty && toldConflicts.isEmpty) else { return }
    let members = conflicts.isEmpty ? [:] : members
    for conflict in conflicts {
      let names = conflict.constraints.compactMap { members[$0] }
      guard toldConflicts.updateValue(conflict.broken, forKey: Set(names.map(\.member))) == nil else { continue }
      let broken = members[conflict.broken].map(describe) ?? "One"
      LayoutConflict.report(
        names.map(describe).sorted(), broken: broken, reasons: conflict.variables.compactMap(shortage).sorted())
    }
    for (names, broken) in toldConflicts where solver.isBroken(broken) != true { toldConflicts[names] = nil }
  }

  /// A member of a conflict: a constraint, or the object of which it is the frame or the size.
  private typealias Culprit = (member: LayoutConflict.Member, object: AnyObject?)

  /// The members that the solver may name, by its names for its constraints.
  private var members: [ConstraintID: Culprit] {
    var members: [ConstraintID: Culprit] = [:]
    for entry in installed {
      if let entry {
        members[entry.name] = (.constraint(ObjectIdentifier(entry.constraint)), entry.constraint)
      }
    }
    for item in items {
      guard let item else { continue }
      let (identity, object) = (ObjectIdentifier(item.reference), item.reference.object)
      for (place, name) in item.variables.fixed.enumerated() { members[name] = (.frame(identity, place), object) }
      for (place, name) in item.variables.content.enumerated() { members[name] = (.content(identity, place), object) }
    }
    return members
  }

  /// Says which length would be below nothing.
  private func shortage(of variable: VariableID) -> String? {
    guard let item = item(of: variable) else { return nil }
    let name = item.reference.object.map(AnchorPlace.name) ?? "(gone)"
    return "\(name) would be \(variable == item.variables.width ? "narrower" : "lower") than nothing"
  }

  private func describe(_ culprit: Culprit) -> String {
    switch (culprit.member, culprit.object) {
    case (.constraint, let constraint as NSLayoutConstraint): constraint.readable
    case (.frame, let view as UIView): "\(AnchorPlace.name(view)) has the frame \(view.frame)"
    case (.content, let object): "\(AnchorPlace.name(object)) has the size of its content"
    default: "(gone)"
    }
  }

  /// A call has laid out all that is marked, or has given up.
  func layoutEnded(isDone: Bool) {
    guard !isDone else {
      hasToldUnrest = false
      return
    }
    guard !hasToldUnrest else { return }
    hasToldUnrest = true
    let culprit: String =
      switch lastChange {
      case .constraint(let constraint): "the constraint \(constraint.readable)"
      case .pending: pending.last.map { "the constraint \($0.readable)" } ?? "a constraint that is gone"
      case .item(let reference): AnchorPlace.name(reference.object)
      case .removal(let removed):
        removed.constraint.map { "the constraint \($0.readable)" } ?? "a constraint that is gone"
      case .nothing: "a constraint that is gone"
      }
    LayoutConflict.tell(
      "The layout does not come to rest: after \(Self.roundsOfLayout) rounds \(culprit) is still changed whenever views are "
        + "laid out. The rest waits for the next frame. Change constraints in layoutSubviews() only where they differ.")
  }
}
