package import GestureEngine
package import LayerEngine
package import OpenCollectionView

/// The orders to a page beside drawing, kept until it asks for its next commit.
package struct PageOrders {
  private enum Order {
    case announce(String, isUrgent: Bool)
    case focus(LayerID?, element: UInt32, isNewScreen: Bool)
    case copy(UInt32, PasteboardContent)
    case read(UInt32)
    case open(String)
    case text(TextOrder)
    case dragEffect(UInt32, DropEffect)
    case readFile(FileRequest)
    case forgetFiles(UInt32)
    case offer(DragOffer)
    case offeredEffect(UInt32, DropEffect)
  }

  /// Sentences that wait for a page that is away: the latest say how things stand.
  private static let mostSentences = 16

  private var orders: [Order] = []

  package init() {}

  package mutating func announce(_ sentence: String, isUrgent: Bool) {
    let sentences = orders.indices.filter { if case .announce = orders[$0] { true } else { false } }
    if sentences.count >= Self.mostSentences { orders.remove(at: sentences[0]) }
    orders.append(.announce(sentence, isUrgent: isUrgent))
  }

  package mutating func focus(_ layer: LayerID?, element: UInt32, isNewScreen: Bool) {
    forgetFocus()
    orders.append(.focus(layer, element: element, isNewScreen: isNewScreen))
  }

  /// Layers get other numbers.
  package mutating func forgetFocus() {
    orders.removeAll { if case .focus = $0 { true } else { false } }
  }

  /// Only the newest content is worth writing.
  package mutating func copy(_ number: UInt32, _ content: PasteboardContent) {
    orders.removeAll { if case .copy = $0 { true } else { false } }
    orders.append(.copy(number, content))
  }

  package mutating func read(_ request: UInt32) { orders.append(.read(request)) }

  /// Only the newest address is opened: a page that comes back must not open a heap of tabs.
  package mutating func open(_ address: String) {
    orders.removeAll { if case .open = $0 { true } else { false } }
    orders.append(.open(address))
  }

  /// Adds what is to be done with the element of a field. What both sides go on from stands before what follows from it.
  package mutating func add(_ order: TextOrder) {
    if case .tapEdits = order.kind { return }
    guard case .resume = order.kind else {
      orders.append(.text(order))
      return
    }
    orders.insert(.text(order), at: 0)
  }

  /// Only what a drop would do now is worth telling.
  package mutating func answer(_ drag: UInt32, _ effect: DropEffect) {
    orders.removeAll { if case .dragEffect = $0 { true } else { false } }
    orders.append(.dragEffect(drag, effect))
  }

  package mutating func read(_ request: FileRequest) { orders.append(.readFile(request)) }

  package mutating func forgetFiles(of drag: UInt32) { orders.append(.forgetFiles(drag)) }

  /// The last offer is the one that counts. // N85
  package mutating func offer(_ offer: DragOffer) {
    forgetOffers()
    orders.append(.offer(offer))
  }

  package mutating func answer(offered number: UInt32, _ effect: DropEffect) {
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
  package mutating func forgetDrags() {
    orders.removeAll {
      switch $0 {
      case .dragEffect, .readFile, .forgetFiles, .offer, .offeredEffect: true
      default: false
      }
    }
  }

  /// Tells what both sides know of texts is told anew.
  package mutating func forgetTexts() {
    orders.removeAll { if case .text = $0 { true } else { false } }
  }

  /// Writes everything out.
  package mutating func write(to message: inout MessageWriter) {
    for order in orders {
      switch order {
      case .announce(let sentence, let isUrgent):
        message.write(.announce)
        message.write(isUrgent)
        message.write(sentence)
      case .focus(let layer, let element, let isNewScreen):
        message.write(.focus)
        message.write(count: Int(layer?.rawValue ?? 0))
        message.write(count: Int(element))
        message.write(isNewScreen)
      case .copy(let number, let content):
        message.write(.copy)
        message.write(uint32: number)
        message.write(
          byte: (content.text == nil ? 0 : 1) | (content.html == nil ? 0 : 2) | (content.png == nil ? 0 : 4))
        if let text = content.text { message.write(text) }
        if let html = content.html { message.write(html) }
        if let png = content.png {
          message.write(count: png.count)
          message.write(bytes: png)
        }
      case .read(let request):
        message.write(.read)
        message.write(uint32: request)
      case .open(let address):
        message.write(.open)
        message.write(address)
      case .text(let order): message.write(order)
      case .dragEffect(let drag, let effect):
        message.write(.drag)
        message.write(order: 0, drag: drag, effect)
      case .readFile(let request):
        message.write(.drag)
        message.write(count: 25)
        message.write(byte: 1)
        for number in [request.load, request.drag, request.file] { message.write(uint32: number) }
        message.write(integer: Double(request.offset).bitPattern)
        message.write(uint32: UInt32(request.count))
      case .forgetFiles(let drag):
        message.write(.drag)
        message.write(count: 5)
        message.write(byte: 2)
        message.write(uint32: drag)
      case .offer(let offer): message.write(offer)
      case .offeredEffect(let number, let effect):
        message.write(.dragOut)
        message.write(order: 2, drag: number, effect)
      }
    }
    orders.removeAll(keepingCapacity: true)
  }
}

extension MessageWriter {
  /// Writes what a drop of a drag would do, as an order of one of the two kinds of drags.
  fileprivate mutating func write(order: UInt8, drag: UInt32, _ effect: DropEffect) {
    write(count: 6)
    write(byte: order)
    write(uint32: drag)
    write(byte: effect.rawValue)
  }
}
