import OpenCollectionView

/// A controller with a name that notes what it hears.
@MainActor final class Screenful: UIViewController {
  let name: String
  let journal: Journal
  var onWillAppear: (() -> Void)?

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    journal.note("\(name).load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal.note("\(name).willAppear")
    onWillAppear?()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal.note("\(name).didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal.note("\(name).willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal.note("\(name).didDisappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    journal.note("\(name).willMove\(parent == nil ? "Out" : "In")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    journal.note("\(name).didMove\(parent == nil ? "Out" : "In")")
  }
}
