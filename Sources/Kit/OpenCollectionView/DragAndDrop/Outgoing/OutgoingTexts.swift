import DragEngine
import Foundation
import GestureEngine

/// The texts that items can give others at once: what their providers hold as objects or as data, never what somebody would have to
/// be asked for; and nothing that is for this process alone. // N85
struct OutgoingTexts {
  private(set) var texts: [ForeignText] = []

  /// The texts of some items. Those of several are one below the other.
  init(_ providers: [NSItemProvider], mostBytes: Int = DragProfile.standard.mostForeignTextBytes) {
    var (addresses, pages, plain): ([String], [String], [String]) = ([], [], [])
    for provider in providers {
      let found = Self.texts(of: provider)
      if let address = found.address { addresses.append(address) }
      if let page = found.html { pages.append(page) }
      // Of an address its letters are a text, too, as in browsers.
      if let text = found.plain ?? found.address { plain.append(text) }
    }
    var room = mostBytes
    for (type, parts, separator) in [
      ("text/uri-list", addresses, "\r\n"), ("text/html", pages, "\n"), ("text/plain", plain, "\n"),
    ] where !parts.isEmpty {
      let text = parts.joined(separator: separator)
      guard text.utf8.count <= room else { continue }
      room -= text.utf8.count
      texts.append(ForeignText(mimeType: type, text: text))
    }
  }

  private static func texts(of provider: NSItemProvider) -> (address: String?, html: String?, plain: String?) {
    var found: (address: String?, html: String?, plain: String?)
    for form in provider.content.forms where form.visibility == .all {
      guard let text = text(of: form), !text.isEmpty else { continue }
      switch form.type {
      case "public.html": found.html = found.html ?? text
      case "public.url": found.address = found.address ?? text
      case "public.utf8-plain-text", "public.plain-text", "public.text": found.plain = found.plain ?? text
      default: break
      }
    }
    return found
  }

  /// The letters of a form, where they are at hand. The address of a file says where it lies on this machine: it is nobody else's.
  private static func text(of form: ProviderForm) -> String? {
    if let ready = form.ready {
      guard let text = String(data: ready, encoding: .utf8) else { return nil }
      return form.type == "public.url" && text.lowercased().hasPrefix("file:") ? nil : text
    }
    switch form.object?.object {
    case let text as NSString where form.type == "public.utf8-plain-text": return String(describing: text)
    case let url as NSURL where form.type == "public.url" && !url.isFileURL: return url.absoluteString
    default: return nil
    }
  }
}
