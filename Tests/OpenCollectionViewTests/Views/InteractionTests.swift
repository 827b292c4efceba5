import OpenCollectionView
import TestSupport
import Testing

@MainActor struct InteractionTests {
  private let journal = Journal()

  private final class Noting: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    private let name: String
    private let journal: Journal

    init(_ name: String, _ journal: Journal) {
      self.name = name
      self.journal = journal
    }

    func willMove(to view: UIView?) {
      journal.note(
        "\(name) willMove(to: \(view?.tag.description ?? "nil")) from \(self.view?.tag.description ?? "nil")")
    }

    func didMove(to view: UIView?) {
      self.view = view
      journal.note("\(name) didMove(to: \(view?.tag.description ?? "nil"))")
    }
  }

  private func view(_ tag: Int) -> UIView {
    let view = UIView()
    view.tag = tag
    return view
  }

  @Test func `an interaction hears that it comes and that it goes`() {
    let (view, interaction) = (view(1), Noting("a", journal))
    view.addInteraction(interaction)
    #expect(view.interactions.count == 1)
    #expect(interaction.view === view)
    view.addInteraction(interaction)
    view.removeInteraction(interaction)
    view.removeInteraction(interaction)
    #expect(view.interactions.isEmpty)
    #expect(
      journal.text
        == "a willMove(to: 1) from nil, a didMove(to: 1), a willMove(to: nil) from 1, a didMove(to: nil)")
  }

  @Test func `an interaction that is added to another view leaves the first one before`() {
    let (first, second, interaction) = (view(1), view(2), Noting("a", journal))
    first.addInteraction(interaction)
    journal.clear()
    second.addInteraction(interaction)
    #expect(
      journal.text
        == "a willMove(to: nil) from 1, a didMove(to: nil), a willMove(to: 2) from nil, a didMove(to: 2)")
    #expect(first.interactions.isEmpty)
  }

  @Test func `all interactions can be set at once; those that stay hear nothing`() {
    let view = view(1)
    let (first, second, third) = (Noting("a", journal), Noting("b", journal), Noting("c", journal))
    view.interactions = [first, second]
    journal.clear()
    view.interactions = [third, second]
    #expect(
      journal.text
        == "a willMove(to: nil) from 1, a didMove(to: nil), c willMove(to: 1) from nil, c didMove(to: 1)")
    #expect(view.interactions.map { $0 === third } == [true, false])
  }
}
