import Foundation
import Testing

@testable import OpenCollectionView

@Suite struct PictureProviderTests {
  private func object<Wanted: NSItemProviderReading & Sendable>(
    _ provider: NSItemProvider, _ type: Wanted.Type
  ) async -> Wanted? {
    await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: type) { object, _ in continuation.resume(returning: object as? Wanted) }
    }
  }

  @Test func `a picture that is registered is given as it is, without becoming data in between`() async {
    // N18
    let image = UIImage()
    let provider = NSItemProvider(object: image)
    #expect(provider.registeredTypeIdentifiers == ["public.png"])
    #expect(await object(provider, UIImage.self) === image)
  }

  @Test func `a picture is read of bytes of a file`() async throws {
    // N18
    let svg = Data("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"20\"/>".utf8)
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .svg) { completion in
      completion(svg, nil)
      return nil
    }
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    #expect(await object(provider, UIImage.self)?.size == CGSize(width: 30, height: 20))
  }

  @Test func `bytes that are no picture are an error`() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .png) { completion in
      completion(Data("no picture".utf8), nil)
      return nil
    }
    #expect(await object(provider, UIImage.self) == nil)
  }

  @Test func `a colour goes through its bytes and is the same`() async throws {
    // N18
    let provider = NSItemProvider()
    let bytes = await NSItemProvider(object: UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75))
      .bytes("com.apple.uikit.color")
    let data = try bytes.get()
    provider.registerDataRepresentation(forTypeIdentifier: "com.apple.uikit.color", visibility: .all) { completion in
      completion(data, nil)
      return nil
    }
    #expect(
      await object(provider, UIColor.self) == UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75))
  }
}
