#if BrowserHost
import NIOCore
import Testing

@testable import BrowserHost

/// What the page says of itself before any script runs.
struct PageHeadTests {
  private func page(
    _ title: String = "Title", _ information: PageInformation = PageInformation(), origin: String? = nil,
    at path: Substring = "/"
  ) throws -> String {
    let files = PageFiles(title: title, information: information, publicOrigin: origin)
    return String(buffer: try #require(files.page(at: path)).bytes)
  }

  @Test func `the page may be zoomed, as far as a person likes`() throws {
    let page = try page()
    #expect(page.contains("width=device-width, initial-scale=1, viewport-fit=cover"))
    #expect(!page.contains("user-scalable"))
    #expect(!page.contains("maximum-scale"))
  }

  @Test func `what is not known of a program is not said`() throws {
    let head = PageHead(title: "Cats", information: PageInformation(), publicOrigin: nil)
    #expect(
      head.lines.dropLast(2) == [
        #"<meta property="og:title" content="Cats">"#, #"<meta property="og:type" content="website">"#,
      ])
    #expect(
      head.lines.dropLast().last?.hasPrefix(#"<link rel="icon" type="image/svg+xml" href="data:image/svg+xml;base64,"#)
        == true)
  }

  @Test func `a program's settings become what browsers and links show of it`() throws {
    let information = PageInformation(
      summary: "All about \"cats\" & <dogs>.", language: "de", lightThemeColor: "#ffffff", darkThemeColor: "#000000",
      icon: PageInformation.Picture(bytes: [1, 2, 3], mediaType: "image/png"),
      preview: PageInformation.Picture(bytes: [4, 5], mediaType: "image/jpeg"))
    let head = PageHead(title: "Cats", information: information, publicOrigin: "https://cats.example/")
    let preview = try #require(head.files.keys.first { $0.hasPrefix("/preview.") })
    #expect(
      head.lines == [
        #"<meta name="description" content="All about &quot;cats&quot; &amp; &lt;dogs&gt;.">"#,
        ##"<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">"##,
        ##"<meta name="theme-color" content="#000000" media="(prefers-color-scheme: dark)">"##,
        #"<meta property="og:title" content="Cats">"#,
        #"<meta property="og:type" content="website">"#,
        #"<meta property="og:description" content="All about &quot;cats&quot; &amp; &lt;dogs&gt;.">"#,
        #"<meta property="og:image" content="https://cats.example"# + preview + #"">"#,
        #"<meta name="twitter:card" content="summary_large_image">"#,
        #"<link rel="icon" type="image/png" href="data:image/png;base64,AQID">"#,
      ])
    let root = #"<html lang="de" dir="ltr" data-languages="de:ltr" data-root="">"#
    #expect(try page("Cats", information).hasPrefix("<!DOCTYPE html>\n" + root))
    let files = PageFiles(title: "Cats", information: information, publicOrigin: "https://cats.example")
    #expect(files[preview[...]].map { Array($0.bytes.readableBytesView) } == [4, 5])
    #expect(files["/favicon.ico"].map { Array($0.bytes.readableBytesView) } == [1, 2, 3])
  }

  @Test func `a preview without a known address is left out, since it needs a whole one`() {
    let information = PageInformation(preview: PageInformation.Picture(bytes: [4], mediaType: "image/png"))
    let head = PageHead(title: "Cats", information: information, publicOrigin: nil)
    #expect(!head.lines.joined().contains("og:image"))
    #expect(!head.files.keys.contains { $0.hasPrefix("/preview") })
  }

  @Test func `a large icon is a file of its own, found from any folder`() throws {
    let bytes = (0..<5_000).map { UInt8(truncatingIfNeeded: $0) }
    let information = PageInformation(icon: PageInformation.Picture(bytes: bytes, mediaType: "image/png"))
    let page = try page("Cats", information, at: "/a/b")
    let address = try #require(
      page.firstMatch(of: /<link rel="icon" type="image\/png" href="\.\.(\/icon\.[0-9a-f]+)">/))
    let files = PageFiles(title: "Cats", information: information)
    #expect(files[address.1].map { Array($0.bytes.readableBytesView) } == bytes)
  }

  @Test
  func `a phone that keeps the page on its home screen finds a picture, the program's own or that of the library`()
    throws
  {
    let page = try page(at: "/a/b")
    let address = try #require(
      page.firstMatch(of: /<link rel="apple-touch-icon" href="\.\.(\/home-screen\.[0-9a-f]+)">/))
    let files = PageFiles(title: "Cats")
    let picture = try #require(files[address.1])
    #expect(picture.mediaType == "image/png")
    // The head of a PNG of 180 by 180 pixels.
    let head = Array(picture.bytes.readableBytesView.prefix(24))
    #expect(head.prefix(4) == [137, 80, 78, 71])
    #expect(head.suffix(8) == [0, 0, 0, 180, 0, 0, 0, 180])
    #expect(files["/apple-touch-icon.png"].map { $0.bytes == picture.bytes } == true)
    let icon = PageInformation.Picture(bytes: [1], mediaType: "image/png")
    let plain = PageHead(title: "Cats", information: PageInformation(icon: icon), publicOrigin: nil)
    #expect(!plain.lines.joined().contains("apple-touch-icon"))
    let own = PageHead(
      title: "Cats",
      information: PageInformation(icon: icon, homeScreenIcon: .init(bytes: [9], mediaType: "image/png")),
      publicOrigin: nil)
    #expect(own.files["/apple-touch-icon.png"].map { Array($0.bytes.readableBytesView) } == [9])
  }

  @Test func `a title is text, whatever it looks like`() throws {
    let page = try page("{{script}} <b>")
    #expect(page.contains("<title>&#123;&#123;script}} &lt;b&gt;</title>"))
  }

  @Test func `until the first picture is there, the page says that it loads`() throws {
    #expect(try page().contains(#"<div id="loading" role="status"><span class="unseen">Loading</span>"#))
  }
}
#endif
