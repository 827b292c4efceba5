#if BrowserHost
import DevTools
import Foundation
import Testing

struct JSONValueTests {
  @Test func `text and value turn into each other`() throws {
    let value: JSONValue = ["a": [1, 2.5, "three", true, nil], "b": ["c": "\"\n"]]
    let text = #"{"a":[1,2.5,"three",true,null],"b":{"c":"\"\n"}}"#
    #expect(try value.text() == text)
    #expect(try JSONValue(parsing: Data(text.utf8)) == value)
  }

  @Test func `true and 1 stay different`() throws {
    #expect(try JSONValue(parsing: Data("[true,1,false,0]".utf8)) == [true, 1, false, 0])
  }

  @Test func `what is missing is null`() {
    let value: JSONValue = ["a": [1]]
    #expect(value["b"]["c"][3] == nil)
    #expect(value["a"][1] == nil)
    #expect(value["a"][-1] == nil)
    #expect(value["a"][0].integer == 1)
    #expect(value["a"][0].string == nil)
  }

  @Test func `text that is not JSON throws`() {
    #expect(throws: DecodingError.self) { try JSONValue(parsing: Data("{".utf8)) }
  }

  @Test func `a number that is not finite cannot be sent but is described`() {
    #expect(throws: EncodingError.self) { try JSONValue.number(.nan).text() }
    #expect(JSONValue.number(-.infinity).description == "-Infinity")
  }

  @Test func `the size of a PNG is read from its header`() {
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 4, 1, 0, 0, 0, 7,
    ]
    #expect(PNGImage(data: Data(header))?.width == 1025)
    #expect(PNGImage(data: Data(header))?.height == 7)
    #expect(PNGImage(data: Data(header.dropLast())) == nil)
    #expect(PNGImage(data: Data([UInt8](repeating: 0, count: 24))) == nil)
  }
}
#endif
