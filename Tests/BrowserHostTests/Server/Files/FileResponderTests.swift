#if BrowserHost
import Foundation
import NIOCore
import NIOHTTP1
import TestSupport
import Testing

@testable import BrowserHost

@Suite("The page's files")
struct FileResponderTests {
  private let responder = FileResponder(
    files: PageFiles(title: "Cats & <dogs>"),
    policy: RequestPolicy(port: 8080, host: "127.0.0.1", isLoopback: true, token: nil))

  private func answer(
    _ uri: String, method: HTTPMethod = .GET, adding headers: [(String, String)] = []
  ) -> FileResponder.Answer {
    let all = HTTPHeaders([("Host", "127.0.0.1:8080")] + headers)
    return responder.answer(to: HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: all))
  }

  @Test func `documents of the program are served beside the page, and nothing of the page is hidden by them`() throws {
    var responder = responder
    responder.documents = { path in
      path == "/help/keys.html" || path == "/favicon.ico"
        ? PageDocument("<p>\(String(repeating: "Arrows scroll. ", count: 40))</p>") : nil
    }
    func answer(_ uri: String, _ headers: [(String, String)] = []) -> FileResponder.Answer {
      responder.answer(
        to: HTTPRequestHead(
          version: .http1_1, method: .GET, uri: uri, headers: HTTPHeaders([("Host", "127.0.0.1:8080")] + headers)))
    }
    let help = answer("/help/keys.html?from=menu")
    #expect(help.status == .ok)
    #expect(String(buffer: help.body).hasPrefix("<p>Arrows scroll. "))
    #expect(help.headers["Content-Type"] == ["text/html; charset=utf-8"])
    #expect(help.headers["Cache-Control"] == ["no-cache"])
    #expect(help.headers["Content-Security-Policy"] == answer("/favicon.ico").headers["Content-Security-Policy"])
    #expect(answer("/help/keys.html", [("If-None-Match", help.headers["ETag"].first ?? "")]).status == .notModified)
    #expect(answer("/help/keys.html", [("Accept-Encoding", "gzip")]).headers["Content-Encoding"] == ["gzip"])
    #expect(answer("/favicon.ico").headers["Content-Type"] == ["image/svg+xml"])
    #expect(answer("/help/other.html").status == .notFound)
  }

  @Test func `the page holds the title as text`() {
    let page = answer("/?x=1")
    #expect(page.status == .ok)
    #expect(String(buffer: page.body).contains("<title>Cats &amp; &lt;dogs&gt;</title>"))
    #expect(page.headers["Content-Type"] == ["text/html; charset=utf-8"])
    #expect(page.headers["Cache-Control"] == ["no-store"])
  }

  /// The paths that the page names in attributes.
  private func named(_ page: FileResponder.Answer) -> [String] {
    String(buffer: page.body).matches(of: /(?:src|href)="([^"#:]+)"/).map { "/" + String($0.1) }
  }

  @Test func `the page needs a script and a style sheet, home screens a picture, and all are served`() {
    let paths = named(answer("/"))
    #expect(
      paths.map { $0.replacing(/[0-9a-f]{13,16}/, with: "#") } == ["/home-screen.#", "/style.#.css", "/script.#.js"])
    let types = ["image/png", "text/css; charset=utf-8", "text/javascript; charset=utf-8"]
    for (path, type) in zip(paths, types) {
      #expect(answer(path).status == .ok)
      #expect(answer(path).headers["Content-Type"] == [type])
    }
  }

  @Test(arguments: [
    ("drops", "Drops"), ("dragsout", "DragsOut"), ("styledtext", "StyledText"), ("maskdrawing", "drawMask"),
    ("developer", "Developer"),
  ])
  func `the script names five more, which are served and give out what is needed`(file: String, name: String) throws {
    // N82, N85, X39
    let script = String(buffer: answer(try #require(named(answer("/")).last)).body)
    #expect(!script.contains("{{"))
    let paths = script.matches(of: /import\("\.(\/[a-z]+\.[0-9a-f]{13,16}\.js)"\)/).map { String($0.1) }
    #expect(paths.count == 5)
    let more = answer(try #require(paths.first { $0.hasPrefix("/\(file).") }))
    #expect(more.status == .ok)
    #expect(more.headers["Content-Type"] == ["text/javascript; charset=utf-8"])
    #expect(more.headers["Cache-Control"] == ["public, max-age=31536000, immutable"])
    #expect(String(buffer: more.body).hasSuffix("export const { \(name) } = $\(file);\n"))
  }

  @Test func `a file is kept for a year, since another one has another name`() throws {
    let path = try #require(named(answer("/")).last)
    let first = answer(path)
    #expect(first.headers["Cache-Control"] == ["public, max-age=31536000, immutable"])
    let second = answer(path, adding: [("If-None-Match", first.headers["ETag"].first ?? "")])
    #expect(second.status == .notModified)
    #expect(second.body.readableBytes == 0)
    #expect(answer("/favicon.ico").headers["Cache-Control"] == ["no-cache"])
  }

  @Test(arguments: [
    ("gzip, deflate, br, zstd", true), ("br;q=1.0, gzip;q=0.8", true), ("GZIP", true), ("", false), ("br", false),
    ("gzip;q=0", false), ("gzip; q=0.0", false), ("x-gzip", false), ("gzip;q=much", false),
  ])
  func `a file is packed for those who say that they can unpack it`(encodings: String, isPacked: Bool) throws {
    let path = try #require(named(answer("/")).last)
    let plain = answer(path).body.readableBytes
    let answer = answer(path, adding: [("Accept-Encoding", encodings)])
    #expect(answer.headers["Content-Encoding"] == (isPacked ? ["gzip"] : []))
    #expect(answer.headers["Vary"] == ["Accept-Encoding"])
    #expect((answer.body.readableBytes < plain / 3) == isPacked)
  }

  @Test func `a first visit takes at most 60 kB of script`() throws {
    let path = try #require(named(answer("/")).last)
    #expect(answer(path, adding: [("Accept-Encoding", "gzip")]).body.readableBytes < 60_000)
  }

  @Test(arguments: [
    ("/carry", ""), ("/carry?page=2", ""), ("/photos/17", "../"), ("/photos/", "../"), ("/a/b/c", "../../"),
    ("/caf%C3%A9", ""),
  ])
  func `a place in the program is answered with the page, which finds its files above it`(uri: String, root: String) {
    let page = answer(uri)
    #expect(page.status == .ok)
    #expect(page.headers["Content-Type"] == ["text/html; charset=utf-8"])
    #expect(page.headers["Cache-Control"] == ["no-store"])
    let text = String(buffer: page.body)
    #expect(text.contains("<script type=\"module\" src=\"\(root)script."))
    #expect(text.contains("<link rel=\"stylesheet\" href=\"\(root)style."))
  }

  @Test func `a place asks for the token as the root does`() {
    let token = AccessToken()
    let responder = FileResponder(
      files: PageFiles(title: "T"),
      policy: RequestPolicy(port: 8080, host: "0.0.0.0", isLoopback: false, token: token))
    func status(_ uri: String) -> HTTPResponseStatus {
      let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: uri, headers: ["Host": "a.example:8080"])
      return responder.answer(to: head).status
    }
    #expect(status("/carry") == .forbidden)
    #expect(status("/carry?token=\(token.text)") == .ok)
  }

  @Test(arguments: [
    "/nothing.png", "/a//b", "/1/2/3/4/5/6/7/8/9/10", "/../Package.swift", "/%2e%2e/x", "//", "/main.js", "/main.js/",
    "/script.js",
    "/index.html",
  ])
  func `nothing else is served`(uri: String) {
    let answer = answer(uri)
    #expect(answer.status == .notFound)
    #expect(String(buffer: answer.body) == "There is nothing at this address.\n")
  }

  @Test func `only reading is possible`() {
    let answer = answer("/", method: .POST)
    #expect(answer.status == .methodNotAllowed)
    #expect(answer.headers["Allow"] == ["GET, HEAD"])
  }

  @Test(arguments: ["/", "/photos", "/photos/one/two"])
  func `the only script in the page itself is the one that its policy names`(uri: String) throws {
    let page = answer(uri)
    let scripts = String(buffer: page.body).matches(of: /<script>([^<]*)<\/script>/)
    let text = try #require(scripts.first?.1)
    #expect(scripts.count == 1)
    let hash = try sha256(text)
    #expect(
      page.headers["Content-Security-Policy"].first?.contains("script-src 'self' 'sha256-\(hash)';") == true,
      "opening.js has changed: its hash in PageFiles is now \(hash).")
  }

  @Test(arguments: [("/", ""), ("/photos", ""), ("/photos/one/two", "../../")])
  func `the page names its root, however deep it is asked for`(uri: String, root: String) {
    #expect(String(buffer: answer(uri).body).contains("data-root=\"\(root)\""))
  }

  /// The SHA-256 of a text in base 64, by the system's own program.
  private func sha256(_ text: Substring) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sha256sum"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let digits = Array(
      String(decoding: output.fileHandleForReading.readWhole(), as: UTF8.self).prefix(64))
    process.waitUntilExit()
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0..<$0 + 2]), radix: 16) }
    return Data(bytes).base64EncodedString()
  }

  @Test func `another name in the request is refused`() {
    let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: ["Host": "evil.example"])
    #expect(responder.answer(to: head).status == .forbidden)
  }

  @Test(arguments: ["/", "/favicon.ico", "/nothing"])
  func `every answer carries the protecting headers`(uri: String) {
    let headers = answer(uri).headers
    #expect(
      headers["Content-Security-Policy"].first?.hasPrefix("default-src 'none'; script-src 'self' 'sha256-") == true)
    #expect(headers["X-Content-Type-Options"] == ["nosniff"])
    #expect(headers["Referrer-Policy"] == ["no-referrer"])
    #expect(headers["Cross-Origin-Opener-Policy"] == ["same-origin"])
    #expect(headers["Cross-Origin-Embedder-Policy"] == ["require-corp"])
  }
}
#endif
