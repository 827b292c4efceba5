#if BrowserHost
import GestureEngine
import LayerEngine
import NIOCore
import OpenCollectionView

/// The orders to a page beside drawing, kept until it asks for its next commit.
struct PageOrders {
  private enum Order {
    case announce(String, isUrgent: Bool)
    case focus(LayerID?, element: UInt32, isNewScreen: Bool)
    case copy(UInt32, PasteboardContent)
    case read(UInt32)
    case open(String)
    case text(TextOrder)
    case dragEffect(UInt32, DropEffect)
    case readFile(FileLoads.Request)
    case forgetFiles(UInt32)
    case offer(DragOffer)
    case offeredEffect(UInt32, DropEffect)
  }

  /// Sentences that wait for a page that is away: the latest say how things stand.
  private static let mostSentences = 16

  private var orders: [Order] = []

  mutating func announce(_ sentence: String, isUrgent: Bool) {
    let sentences = orders.indices.filter { if case .announce = orders[$0] { true } else { false } }
    if sentences.count >= Self.mostSentences { orders.remove(at: sentences[0]) }
    orders.append(.announce(sentence, isUrgent: isUrgent))
  }

  mutating func focus(_ layer: LayerID?, element: UInt32, isNewScreen: Bool) {
    forgetFocus()
    orders.append(.focus(layer, element: element, isNewScreen: isNewScreen))
  }

  /// Layers get other numbers.
  mutating func forgetFocus() {
    orders.removeAll { if case .focus = $0 { true } else { false } }
  }

  /// Only the newest content is worth writing.
  mutating func copy(_ number: UInt32, _ content: PasteboardContent) {
    orders.removeAll { if case .copy = $0 { true } else { false } }
    orders.append(.copy(number, content))
  }

  mutating func read(_ request: UInt32) { orders.append(.read(request)) }

  /// Only the newest address is opened: a page that comes back must not open a heap of tabs.
  mutating func open(_ address: String) {
    orders.removeAll { if case .open = $0 { true } else { false } }
    orders.append(.open(address))
  }

  /// Adds what is to be done with the element of a field. What both sides go on from stands before what follows from it.
  mutating func add(_ order: TextOrder) {
    if case .tapEdits = order.kind { return }
    guard case .resume = order.kind else {
      orders.append(.text(order))
      return
    }
    orders.insert(.text(order), at: 0)
  }

  /// Only what a drop would do now is worth telling.
  mutating func answer(_ drag: UInt32, _ effect: DropEffect) {
    orders.removeAll { if case .dragEffect = $0 { true } else { false } }
    orders.append(.dragEffect(drag, effect))
  }

  mutating func read(_ request: FileLoads.Request) { orders.append(.readFile(request)) }

  mutating func forgetFiles(of drag: UInt32) { orders.append(.forgetFiles(drag)) }

  /// The last offer is the one that counts. // N85
  mutating func offer(_ offer: DragOffer) {
    forgetOffers()
    orders.append(.offer(offer))
  }

  mutating func answer(offered number: UInt32, _ effect: DropEffect) {
    orders.removeAll { if case .offeredEffect = $0 { true } else { false } }
    orders.append(.offeredEffect(number, effect))
  }

  private mutating func forgetOffers() {
    orders.removeAll {
      switch $0 {
      case .offer, .offeredEffect: true
      default: false
      }
    }
  }

  /// Asks for nothing that a page had which is gone.
  mutating func forgetDrags() {
    orders.removeAll {
      switch $0 {
      case .dragEffect, .readFile, .forgetFiles, .offer, .offeredEffect: true
      default: false
      }
    }
  }

  /// Tells what both sides know of texts is told anew.
  mutating func forgetTexts() {
    orders.removeAll { if case .text = $0 { true } else { false } }
  }

  /// Writes everything out.
  mutating func write(to buffer: inout ByteBuffer) {
    for order in orders {
      switch order {
      case .announce(let sentence, let isUrgent):
        buffer.write(.announce)
        buffer.write(isUrgent)
        buffer.write(sentence)
      case .focus(let layer, let element, let isNewScreen):
        buffer.write(.focus)
        buffer.write(count: Int(layer?.rawValue ?? 0))
        buffer.write(count: Int(element))
        buffer.write(isNewScreen)
      case .copy(let number, let content):
        buffer.write(.copy)
        buffer.write(uint32: number)
        buffer.write(
          byte: (content.text == nil ? 0 : 1) | (content.html == nil ? 0 : 2) | (content.png == nil ? 0 : 4))
        if let text = content.text { buffer.write(text) }
        if let html = content.html { buffer.write(html) }
        if let png = content.png {
          buffer.write(count: png.count)
          buffer.writeBytes(png)
        }
      case .read(let request):
        buffer.write(.read)
        buffer.write(uint32: request)
      case .open(let address):
        buffer.write(.open)
        buffer.write(address)
      case .text(let order): buffer.write(order)
      case .dragEffect(let drag, let effect):
        buffer.write(.drag)
        buffer.write(order: 0, drag: drag, effect)
      case .readFile(let request):
        buffer.write(.drag)
        buffer.write(count: 25)
        buffer.write(byte: 1)
        for number in [request.load, request.drag, request.file] { buffer.write(uint32: number) }
        buffer.writeInteger(Double(request.offset).bitPattern, endianness: .little)
        buffer.write(uint32: UInt32(request.count))
      case .forgetFiles(let drag):
        buffer.write(.drag)
        buffer.write(count: 5)
        buffer.write(byte: 2)
        buffer.write(uint32: drag)
      case .offer(let offer): buffer.write(offer)
      case .offeredEffect(let number, let effect):
        buffer.write(.dragOut)
        buffer.write(order: 2, drag: number, effect)
      }
    }
    orders.removeAll(keepingCapacity: true)
  }
}

extension ByteBuffer {
  /// Writes what a drop of a drag would do, as an order of one of the two kinds of drags.
  fileprivate mutating func write(order: UInt8, drag: UInt32, _ effect: DropEffect) {
    write(count: 6)
    write(byte: order)
    write(uint32: drag)
    write(byte: effect.rawValue)
  }
}
#endif
