import Foundation
import GestureEngine
import OpenCollectionView
import PictureTesting
import Testing
import TouchTesting

// B8
@MainActor struct FilmTests {
  private func show(_ screen: VirtualScreen) {
    let view = UIView(frame: screen.window.bounds)
    view.backgroundColor = .white
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 60, height: 100))
    scroll.contentSize = CGSize(width: 60, height: 400)
    let mark = UIView(frame: CGRect(x: 10, y: 50, width: 40, height: 10))
    mark.backgroundColor = .red
    scroll.addSubview(mark)
    view.addSubview(scroll)
    screen.show(view)
  }

  /// A drag of half a second, and what follows.
  private func recording() -> HostInputRecording {
    let screen = VirtualScreen(width: 60, height: 100, scale: 2)
    show(screen)
    screen.advance(by: 0.5)
    let recorder = screen.recordInput()
    screen.play(
      TouchScript.drag(from: CGPoint(x: 30, y: 80), to: CGPoint(x: 30, y: 40), duration: 0.5).then(.rest(0.5)))
    return recorder.recording
  }

  private func answers(_ film: PlayerRequest.Film, _ recording: HostInputRecording) throws -> [PlayerAnswer] {
    let request = String(decoding: try JSONEncoder().encode(PlayerRequest(film: film)), as: UTF8.self)
    var answers: [PlayerAnswer] = []
    RecordingPlayer.answer(request + "\n" + recording.text, nil, show) { answers.append($0) }
    return answers
  }

  private func film(_ answers: [PlayerAnswer]) throws -> [UInt8] {
    let films = answers.compactMap { if case .film(let data) = $0 { [UInt8](data) } else { nil } }
    return try #require(films.first)
  }

  private func count(_ kind: String, _ file: [UInt8]) -> Int {
    let name = Array(kind.utf8)
    return file.indices.dropLast(3).count { file[$0] == name[0] && Array(file[$0..<$0 + 4]) == name }
  }

  @Test func `a replay becomes a film, the same to the last byte each time`() throws {
    let recording = recording()
    let wish = PlayerRequest.Film(rate: 20, scale: 1, wordsAsBars: true)
    let answers = try answers(wish, recording)
    let file = try film(answers)
    let first = try #require(RasterPicture(png: file))
    #expect(first.width == 60 && first.height == 100)
    // Twenty a second while the finger is down: those that differ.
    #expect((10...16).contains(count("fcTL", file)) && count("fdAT", file) == count("fcTL", file) - 1)
    #expect(try film(self.answers(wish, recording)) == file)
    #expect(answers.last == .done(decisionCount: recording.decisions?.count ?? 0))
  }

  @Test func `a film has the size that is asked for, and as many pictures`() throws {
    let recording = recording()
    let file = try film(answers(PlayerRequest.Film(rate: 5, scale: 2, wordsAsBars: true), recording))
    #expect(RasterPicture(png: file)?.width == 120)
    #expect((3...6).contains(count("fcTL", file)))
  }

  @Test func `fingers are seen in a film`() throws {
    let file = try film(answers(PlayerRequest.Film(rate: 20, wordsAsBars: true), recording()))
    let first = try #require(RasterPicture(png: file))
    // Where the finger comes down, of the colour that stands for it over white.
    #expect(first[30, 80] != SIMD4(255, 255, 255, 255))
    #expect(first[5, 20] == SIMD4(255, 255, 255, 255))
  }

  @Test func `without what draws pixels there is a sentence that says what to add`() throws {
    let recording = recording()
    let answers: [PlayerAnswer] = try ImagePixels.withDrawer(nil) { try self.answers(PlayerRequest.Film(), recording) }
    #expect(
      answers == [
        .failure(
          "A film needs what draws pixels: add the product OpenCollectionViewPixels to the dependencies of the program's target."
        )
      ])
  }

  @Test func `numbers that are none make a film nevertheless`() throws {
    let recording = recording()
    for (rate, scale) in [(0, 1), (-5, 0.5), (1e9, 1), (20, -1), (20, 1e-9)] as [(Double, Double)] {
      #expect(try film(answers(PlayerRequest.Film(rate: rate, scale: scale, wordsAsBars: true), recording)).count > 100)
    }
  }
}
