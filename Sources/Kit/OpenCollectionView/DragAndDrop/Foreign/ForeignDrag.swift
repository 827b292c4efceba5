import DragEngine
import Foundation
import GestureEngine

/// A drag that comes from elsewhere, from when it comes over the screen until the last of its files has been loaded. // N82
@MainActor final class ForeignDrag {
  let number: UInt32
  let run: DragRun
  /// The things that are dragged, as they were told last.
  private(set) var items: [ForeignItem]
  private weak var scene: UIWindowScene?
  /// It has left the screen, where no target is.
  var isOutside = false
  /// Bytes of files that have been asked for.
  private var askedByteCount = 0

  init(number: UInt32, items: [ForeignItem], at point: CGPoint, in drags: SceneDrags) {
    self.number = number
    self.items = items
    scene = drags.scene
    run = DragRun(in: drags, foreignItems: items.count, at: point)
    run.foreign = self
    for item in items { addPart(item) }
  }

  /// Takes what a drop brings, or what has become known of it before; targets are asked anew where it is something else. Who
  /// holds an item keeps it.
  func take(_ new: [ForeignItem]) {
    let hasOtherForms = new.map(\.forms) != items.map(\.forms)
    items = new
    for (place, item) in new.enumerated() {
      if run.parts.indices.contains(place) {
        fill(run.parts[place].item.itemProvider, with: item)
      } else {
        addPart(item)
      }
    }
    run.parts.removeLast(run.parts.count - new.count)
    if hasOtherForms { run.machine.setForeignItemCount(new.count) }
  }

  /// Has its items promise what others do. // N90
  func give(_ providers: [NSItemProvider]) {
    for (part, provider) in zip(run.parts, providers) { promise(provider, in: part.item.itemProvider) }
  }

  /// Takes the very items of a drag of another scene: what they stand for, and all forms that others may see. // N86
  func take(_ source: DragRun) {
    for (place, part) in source.parts.enumerated() {
      if !run.parts.indices.contains(place) { addPart(.texts([])) }
      run.parts[place].item.localObject = part.item.localObject
      promise(part.item.itemProvider, in: run.parts[place].item.itemProvider)
    }
    run.parts.removeLast(run.parts.count - source.parts.count)
    run.machine.setForeignItemCount(source.parts.count)
  }

  /// Has a provider promise all forms of another one that others may see.
  private func promise(_ origin: NSItemProvider, in provider: NSItemProvider) {
    provider.content.removeForms()
    for form in origin.content.forms where form.visibility != .ownProcess { provider.content.add(form) }
    provider.suggestedName = origin.suggestedName
    provider.teamData = origin.teamData
    provider.preferredPresentationSize = origin.preferredPresentationSize
    provider.preferredPresentationStyle = origin.preferredPresentationStyle
  }

  private func addPart(_ item: ForeignItem) {
    let provider = NSItemProvider()
    fill(provider, with: item)
    provider.gate = run.gate
    run.parts.append(DragPart(UIDragItem(itemProvider: provider), from: nil))
  }

  /// The run is over: once nothing is being loaded any longer, the host may forget its files.
  func runDidEnd() {
    run.gate.close { [self] in
      guard let scene else { return }
      scene.dropHost?.scene(scene, didEndDrag: number)
    }
  }

  // MARK: Providers

  private func fill(_ provider: NSItemProvider, with item: ForeignItem) {
    provider.content.removeForms()
    switch item {
    case .texts(let texts):
      for text in texts {
        provider.registerDataRepresentation(
          forTypeIdentifier: ForeignItem.type(ofText: text.mimeType), visibility: .all
        ) { completion in
          completion(text.data, NSItemProvider.error(.itemUnavailableError, "it has not been dropped"))
          return nil
        }
      }
    case .file(let file):
      if !file.name.isEmpty { provider.suggestedName = file.name }
      provider.registerFileRepresentation(forTypeIdentifier: ForeignItem.type(of: file), visibility: .all) {
        [weak self] completion in
        let progress = LoadProgress(parent: nil)
        progress.totalUnitCount = Int64(max(file.byteCount, 1))
        MainQueue.post {
          guard let self else {
            return completion(nil, false, NSItemProvider.error(.itemUnavailableError, "its drag is over"))
          }
          self.load(file, progress) { url, error in completion(url, false, error) }
        }
        return progress
      }
    }
  }

  private func load(
    _ file: ForeignFile, _ progress: LoadProgress, _ completion: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) {
    guard let scene, !scene.hasEnded, let drags = scene.drags, let host = scene.dropHost else {
      return completion(nil, NSItemProvider.error(.itemUnavailableError, "the page that has it is gone"))
    }
    // Before a byte of it is taken. // N84
    let most = host.mostDroppedFileBytes
    guard file.byteCount <= most - askedByteCount else {
      return completion(
        nil,
        NSItemProvider.error(
          .itemUnavailableError,
          "the files of a drop may have \(most) bytes together, \(askedByteCount) were asked for, and this one has "
            + "\(file.byteCount)"))
    }
    askedByteCount += file.byteCount
    let load = DroppedFileLoad(
      number: drags.withForeign().nextLoadNumber(), drag: number, file: file, progress: progress, completion: completion
    )
    progress.onCancel = { [weak load] in MainQueue.post { load?.cancel() } }
    if progress.isCancelled { return load.cancel() }
    host.scene(scene, load: load)
  }
}

extension ForeignText {
  /// The bytes as programs read them: of a list of addresses that is the first one.
  fileprivate var data: Data? {
    guard let text else { return nil }
    guard mimeType.lowercased() == "text/uri-list" else { return Data(text.utf8) }
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    return Data((lines.first.map(String.init) ?? "").utf8)
  }
}

extension ForeignItem {
  /// The types of its forms, the best first.
  fileprivate var forms: [String] {
    switch self {
    case .texts(let texts): texts.map { Self.type(ofText: $0.mimeType) }
    case .file(let file): [Self.type(of: file)]
    }
  }

  /// The type of a form of text. One that nobody has declared keeps the name that its source has given it.
  static func type(ofText mimeType: String) -> String {
    switch mimeType.lowercased() {
    case "text/plain": "public.utf8-plain-text"
    case "text/uri-list": "public.url"
    default: DeclaredTypes.present.identifier(forMIMEType: mimeType) ?? mimeType
    }
  }

  /// The type of a file: as the host says it, else by the ending of its name.
  static func type(of file: ForeignFile) -> String {
    if let known = DeclaredTypes.present.identifier(forMIMEType: file.mimeType) { return known }
    let ending = (file.name as NSString).pathExtension
    return ending.isEmpty ? "public.data" : DeclaredTypes.present.identifier(forExtension: ending)
  }
}

extension DropEffect {
  /// The effect that hosts show of an operation: they know nothing of what is forbidden. // N87
  init(_ operation: UIDropOperation) {
    self =
      switch operation {
      case .cancel, .forbidden: .none
      case .copy: .copy
      case .move: .move
      }
  }
}
