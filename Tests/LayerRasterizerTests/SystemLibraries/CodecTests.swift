#if SystemLibraries
import Foundation
import LayerEngine
import Testing

@testable import LayerRasterizer

/// JPEG and WebP files, which other programs have written.
@Suite struct CodecTests {
  /// Eight by eight pixels, magenta and yellow for printers.
  private static let printed =
    "/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUV"
    + "FQwPFxgWFBgSFBUU/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EABQAAQAAAAAAAAAAAAAAAAAAAAn/xAAUEAEAAAAAAAAAAAAAAAAA"
    + "AAAA/9oADgRDAE0AWQBLAAA/AFTFUKoqb//Z"
  /// Sixteen by sixteen pixels of (200, 60, 30), in steps.
  private static let inSteps =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMU"
    + "FRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU"
    + "FBQUFBQUFBT/wgARCAAQABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAVAQEBAAAAAAAAAAAAAAAAAAAGB//a"
    + "AAwDAQACEAMQAAABlwLsH//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEAAQUCH//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAI"
    + "AQMBAT8Bf//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQIBAT8Bf//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEABj8CH//E"
    + "ABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEAAT8hH//aAAwDAQACAAMAAAAQA//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQMB"
    + "AT8Qf//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQIBAT8Qf//EABQQAQAAAAAAAAAAAAAAAAAAACD/2gAIAQEAAT8QH//Z"
  /// Four by four pixels without losses: red, half a blue and a clear one.
  private static let exact =
    "UklGRigAAABXRUJQVlA4TBwAAAAvA8AAEBcQAoIi/0ebfwFB0XXLBXbDk6oi+h8O"
  /// Sixteen by sixteen pixels of (30, 90, 200).
  private static let lossy =
    "UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQABAAAMASJaACdLoB+AADsAD++F9//6ON+hQ/oUP/o43/27P67P67P+34AA=="
  private static let moving =
    "UklGRqYAAABXRUJQVlA4WAoAAAACAAAAAwAAAwAAQU5JTQYAAAAAAAAAAABBTk1GMAAAAAAAAAAAAAMAAAMAAGQAAAJWUDggGAAA"
    + "ADABAJ0BKgQABAABQCYlpAADcAD+/TZoAEFOTUZCAAAAAAAAAAAAAwAAAwAAZAAAAFZQOCAqAAAANAEAnQEqBAAEAAAAJiWgAANw"
    + "AP77jUv/DvdnnWj//+cS/+gX/gLuYAAA"

  private func bytes(_ text: String) throws -> [UInt8] { [UInt8](try #require(Data(base64Encoded: text))) }

  private func isNear(_ image: PNGReader.Image, _ color: [Int], within: Int = 4) -> Bool {
    stride(from: 0, to: image.pixels.count, by: 4).allSatisfy { at in
      (0..<3).allSatisfy { abs(Int(image.pixels[at + $0]) - color[$0]) <= within } && image.pixels[at + 3] == 255
    }
  }

  private var photo: [UInt8] {
    var pixels: [UInt8] = []
    for index in 0..<40 * 24 { pixels += [UInt8(index % 40 * 6), UInt8(index / 40 * 10), 90, 255] }
    return RasterPicture(width: 40, height: 24, pixels: pixels).jpeg(quality: 95) ?? []
  }

  // B11
  @Test func `a JPEG file is read, in one step and in several`() throws {
    let image = try ImageDecoder.read(photo)
    #expect(image.width == 40 && image.height == 24)
    let at = (12 * 40 + 20) * 4
    #expect(abs(Int(image.pixels[at]) - 120) < 8 && abs(Int(image.pixels[at + 1]) - 120) < 8)
    #expect(isNear(try ImageDecoder.read(bytes(Self.inSteps)), [200, 60, 30]))
  }

  // B11
  @Test func `a JPEG file for printers has its colours`() throws {
    #expect(isNear(try ImageDecoder.read(bytes(Self.printed)), [255, 0, 0]))
  }

  // B11
  @Test func `a WebP file is read, with losses and without`() throws {
    #expect(isNear(try ImageDecoder.read(bytes(Self.lossy)), [30, 90, 200]))
    let image = try ImageDecoder.read(bytes(Self.exact))
    #expect(image.width == 4 && image.height == 4)
    #expect(Array(image.pixels[0..<12]) == [255, 0, 0, 255, 0, 0, 128, 128, 0, 0, 0, 0])
  }

  @Test func `a WebP file that moves is refused`() throws {
    let file = try bytes(Self.moving)
    #expect(throws: PNGReader.Fault.self) { try ImageDecoder.read(file) }
  }

  // B11
  @Test func `files that are cut short are errors`() throws {
    for file in [photo, try bytes(Self.inSteps), try bytes(Self.exact), try bytes(Self.lossy)] {
      for count in 0..<file.count * 3 / 4 {
        #expect(throws: PNGReader.Fault.self) { try ImageDecoder.read(Array(file[0..<count])) }
      }
    }
  }

  @Test func `damaged files are read or refused`() throws {
    for file in [photo, try bytes(Self.inSteps), try bytes(Self.printed), try bytes(Self.exact), try bytes(Self.lossy)]
    {
      for index in file.indices {
        for bit in [0x01, 0x10, 0x80] as [UInt8] {
          var damaged = file
          damaged[index] ^= bit
          if let image = try? ImageDecoder.read(damaged) {
            #expect(image.pixels.count == image.width * image.height * 4)
          }
        }
      }
    }
  }

  // B11
  @Test func `a file that lies about its size is an error before it takes memory`() throws {
    var lying = photo
    let frame = try #require(lying.indices.first { lying[$0] == 0xFF && lying[$0 + 1] == 0xC0 })
    for (side, fault) in [
      (60_000, PNGReader.Fault.tooLarge(width: 60_000, height: 60_000)), (8_000, PNGReader.Fault.cutShort),
    ] {
      for at in [frame + 5, frame + 7] { (lying[at], lying[at + 1]) = (UInt8(side >> 8), UInt8(side & 255)) }
      #expect(throws: fault) { try ImageDecoder.read(lying) }
    }
  }

  @Test func `a photo is drawn as the contents of a layer`() throws {
    let picture = LayerPicture(
      size: CGSize(width: 16, height: 16), source: .encoded(bytes: try bytes(Self.inSteps), mediaType: "image/jpeg"))
    var sketch = LayerSketch(width: 16, height: 16)
    sketch.add(CGRect(x: 0, y: 0, width: 16, height: 16), .contents(.picture(picture)))
    let drawn = sketch.picture()
    #expect(drawn.remarks == [] && abs(Int(drawn[8, 8].x) - 200) <= 4 && abs(Int(drawn[8, 8].y) - 60) <= 4)
  }
}
#endif
