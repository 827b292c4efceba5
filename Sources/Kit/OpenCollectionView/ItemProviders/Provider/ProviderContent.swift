import Foundation
import Synchronization

/// The forms of a provider, and what is known of it before any is asked for.
final class ProviderContent: Sendable {
  struct State: Sendable {
    var forms: [ProviderForm] = []
    var suggestedName: String?
    var teamData: Data?
    var presentationSize = CGSize.zero
    var presentationStyle = UIPreferredPresentationStyle.unspecified
    var gate: ProviderGate?
  }

  let state: Mutex<State>

  init(_ state: State = State()) { self.state = Mutex(state) }

  /// The same forms, which are in no drag.
  func copy() -> ProviderContent {
    var copy = state.withLock { $0 }
    copy.gate = nil
    return ProviderContent(copy)
  }

  /// The forms, the best first.
  var forms: [ProviderForm] { state.withLock { $0.forms } }

  /// Forgets all forms: others take their place.
  func removeForms() { state.withLock { $0.forms = [] } }

  /// Adds a form; one of the same type takes its place.
  func add(_ form: ProviderForm) {
    state.withLock { state in
      if let place = state.forms.firstIndex(where: { $0.type == form.type }) {
        state.forms[place] = form
      } else {
        state.forms.append(form)
      }
    }
  }
}

/// One form of what a provider has.
struct ProviderForm: Sendable {
  typealias DataHandler = @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  typealias FileHandler = @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

  enum Source: Sendable {
    case data(DataHandler)
    case file(FileHandler, NSItemProviderFileOptions)
  }

  var type: String
  var visibility: NSItemProviderRepresentationVisibility
  var source: Source
  /// The object that the form is one of, where it is known.
  var object: ProvidedObject?
  /// The data, where they are at hand and nobody has to be asked for them.
  var ready: Data?

  func isFile(_ options: NSItemProviderFileOptions) -> Bool {
    guard options.contains(.openInPlace) else { return true }
    guard case .file(_, let own) = source else { return false }
    return own.contains(.openInPlace)
  }
}

/// An object that has been registered. It is written on any thread, as UIKit does it.
struct ProvidedObject: @unchecked Sendable {
  let object: any NSItemProviderWriting
}
