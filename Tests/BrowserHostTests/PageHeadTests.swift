#if BrowserHost
import NIOCore
import Testing

@testable import BrowserHost

/// What the page says of itself before any script runs.
struct PageHeadTests {
  @Test func `the page may be zoomed, as far as a person likes`() throws {
    let page = String(buffer: try #require(PageFiles(title: "Title").page(at: "/")).bytes)
    #expect(page.contains("width=device-width, initial-scale=1, viewport-fit=cover"))
    #expect(!page.contains("user-scalable"))
    #expect(!page.contains("maximum-scale"))
  }
}
#endif
