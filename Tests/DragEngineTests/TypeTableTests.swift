import DragEngine
import Testing

@Suite struct TypeTableTests {
  @Test func `a type is a kind of all that is above it, the nearest first`() {
    // N16
    let table = TypeTable.standard
    #expect(
      table.supertypes(of: "public.png") == ["public.image", "public.data", "public.content", "public.item"])
    #expect(table.conforms("public.utf8-plain-text", to: "public.text"))
    #expect(table.conforms("public.PNG", to: "public.png"))
    #expect(!table.conforms("public.image", to: "public.png"))
    #expect(!table.conforms("public.png", to: "public.text"))
  }

  @Test func `a type that nobody knows is only itself`() {
    // N16
    let table = TypeTable.standard
    #expect(table.conforms("com.example.photo", to: "com.example.photo"))
    #expect(!table.conforms("com.example.photo", to: "public.data"))
  }

  @Test func `types are found by endings of names and by names in the network`() {
    // N16
    let table = TypeTable.standard
    #expect(table.identifier(forExtension: "JPG") == "public.jpeg")
    #expect(table.preferredExtension(of: "public.jpeg") == "jpeg")
    #expect(table.identifier(forMIMEType: "text/html; charset=utf-8") == "public.html")
    #expect(table.preferredMIMEType(of: "public.mp3") == "audio/mpeg")
    #expect(table.identifier(forMIMEType: "x/y") == nil)
  }

  @Test func `an ending that nobody has declared has a type of its own, which is data`() {
    // N16
    let table = TypeTable.standard
    let found = table.identifier(forExtension: "Sketch")
    #expect(found == "dyn.extension.sketch")
    #expect(table.conforms(found, to: "public.data"))
    #expect(table.preferredExtension(of: found) == "sketch")
  }

  @Test func `a program adds types, and what goes in circles ends`() {
    // N16
    var table = TypeTable.standard
    #expect(table.declare(TypeDeclaration("com.example.a", ["com.example.b"], extensions: ["aa"])) == true)
    #expect(table.declare(TypeDeclaration("com.example.b", ["com.example.a", "public.image"])) == true)
    #expect(table.declare(TypeDeclaration("public.png", [])) == false)
    #expect(table.conforms("com.example.a", to: "public.data"))
    #expect(table.identifier(forExtension: "aa") == "com.example.a")
    #expect(table.supertypes(of: "com.example.a").first == "com.example.b")
  }

  @Test func `every type of the table is a kind of something that the table has`() {
    let table = TypeTable.standard
    for type in ["public.svg-image", "com.adobe.pdf", "com.netscape.javascript-source", "public.heic", "public.vcard"] {
      for parent in table.supertypes(of: type) { #expect(table.declaration(of: parent) != nil, "\(parent)") }
    }
  }
}
