#if BrowserHost
import NIOCore
import NIOHTTP1
import PageProtocol

/// Answers requests for the page and its files.
struct FileResponder: Sendable {
  struct Answer: Sendable {
    var status: HTTPResponseStatus
    var headers: HTTPHeaders
    var body: ByteBuffer
  }

  let files: PageFiles
  let policy: RequestPolicy
  var documents: (@Sendable (_ path: String) -> PageDocument?)?
  /// Returns when the program has got to work; nil where nobody is told of that.
  var pulse: (@Sendable () async -> Void)?

  /// The work that has to be waited for before a request is answered; nil for most.
  func wait(before request: HTTPRequestHead) -> (@Sendable () async -> Void)? {
    RequestPolicy.path(of: request.uri) == BrowserProtocol.pulsePath ? pulse : nil
  }

  /// The answer to a request. For `HEAD` the caller leaves the body out.
  func answer(to request: HTTPRequestHead) -> Answer {
    if let refusal = policy.refusal(headers: request.headers) { return sentence(.forbidden, refusal) }
    let path = RequestPolicy.path(of: request.uri)
    if wait(before: request) != nil { return sentence(.ok, "The program gets to work.") }
    guard request.method == .GET || request.method == .HEAD else {
      var answer = sentence(.methodNotAllowed, "Only GET and HEAD are served here.")
      answer.headers.add(name: "Allow", value: "GET, HEAD")
      return answer
    }
    if path == BrowserProtocol.socketPath {
      let refusal = policy.socketRefusal(uri: request.uri, headers: request.headers)
      return sentence(refusal == nil ? .badRequest : .forbidden, refusal ?? "This address is for web sockets.")
    }
    if files[path] == nil, let document = documents?(String(path)) { return answer(with: document, to: request) }
    let page = files[path] == nil ? files.page(at: path) : nil
    guard let file = files[path] ?? page else { return sentence(.notFound, "There is nothing at this address.") }
    if page != nil, let refusal = policy.pageRefusal(uri: request.uri) { return sentence(.forbidden, refusal) }
    var headers = Self.headers
    headers.add(name: "Content-Type", value: file.mediaType)
    headers.add(name: "Vary", value: "Accept-Encoding")
    // The page may hold a token in its address and is not kept. A file whose path holds its hash never changes.
    let isLasting = path.contains(file.hash)
    headers.add(name: "Cache-Control", value: page != nil ? "no-store" : isLasting ? Self.lasting : "no-cache")
    if page == nil {
      headers.add(name: "ETag", value: file.tag)
      if request.headers["If-None-Match"].contains(file.tag) {
        return Answer(status: .notModified, headers: headers, body: ByteBuffer())
      }
    }
    guard let compressed = file.compressed, Self.takesGzip(request.headers) else {
      return Answer(status: .ok, headers: headers, body: file.bytes)
    }
    headers.add(name: "Content-Encoding", value: "gzip")
    return Answer(status: .ok, headers: headers, body: compressed)
  }

  /// A document of the program's own, which may be another one the next time.
  private func answer(with document: PageDocument, to request: HTTPRequestHead) -> Answer {
    let file = PageFile(document.bytes, document.mediaType)
    var headers = Self.headers
    headers.add(name: "Content-Type", value: document.mediaType)
    headers.add(name: "Vary", value: "Accept-Encoding")
    headers.add(name: "Cache-Control", value: "no-cache")
    headers.add(name: "ETag", value: file.tag)
    if request.headers["If-None-Match"].contains(file.tag) {
      return Answer(status: .notModified, headers: headers, body: ByteBuffer())
    }
    guard let compressed = file.compressed, Self.takesGzip(request.headers) else {
      return Answer(status: .ok, headers: headers, body: file.bytes)
    }
    headers.add(name: "Content-Encoding", value: "gzip")
    return Answer(status: .ok, headers: headers, body: compressed)
  }

  /// A year, the longest that caches honour.
  private static let lasting = "public, max-age=31536000, immutable"

  /// Tells whether a request names gzip among the encodings that it takes, other than to refuse it.
  private static func takesGzip(_ headers: HTTPHeaders) -> Bool {
    headers[canonicalForm: "Accept-Encoding"].contains { encoding in
      let parts = encoding.lowercased().split(separator: ";").map { $0.filter { $0 != " " } }
      guard parts.first == "gzip" else { return false }
      return parts.dropFirst().allSatisfy { part in !part.hasPrefix("q=") || (Double(part.dropFirst(2)) ?? 0) > 0 }
    }
  }

  /// An answer that holds a sentence only.
  func sentence(_ status: HTTPResponseStatus, _ text: String) -> Answer {
    var headers = Self.headers
    headers.add(name: "Content-Type", value: "text/plain; charset=utf-8")
    headers.add(name: "Cache-Control", value: "no-store")
    return Answer(status: status, headers: headers, body: ByteBuffer(string: text + "\n"))
  }

  /// The headers of every answer. Cross-origin isolation also gives the page the finer clock.
  private static let headers: HTTPHeaders = [
    "Content-Security-Policy": """
    default-src 'none'; script-src 'self' 'sha256-\(PageFiles.openingHash)'; style-src 'self'; connect-src 'self'; \
    img-src 'self' blob: data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
  ]
}
#endif
