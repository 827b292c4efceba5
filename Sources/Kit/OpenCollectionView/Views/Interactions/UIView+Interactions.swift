extension UIView {
  func insertInteraction(_ interaction: any UIInteraction) {
    guard !(rare?.interactions.contains { $0 === interaction } ?? false) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    makeRare().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func deleteInteraction(_ interaction: any UIInteraction) {
    guard rare?.interactions.contains(where: { $0 === interaction }) ?? false else { return }
    interaction.willMove(to: nil)
    rare?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  func replaceInteractions(with new: [any UIInteraction]) {
    for old in interactions where !new.contains(where: { $0 === old }) { removeInteraction(old) }
    for interaction in new { addInteraction(interaction) }
    guard let rare else { return }
    // The program's order counts, also for those that were there before.
    let kept = new.filter { interaction in rare.interactions.contains { $0 === interaction } }
    if kept.count == rare.interactions.count { rare.interactions = kept }
  }
}
