/// What the documentation has to say about exhibits.
enum GuideArticle: CaseIterable, Sendable {
  case architecture
  case behaviour
  case changes
  case gestures
  case layouts
  case scrolling
  case symbols
  case trace

  private static let kit = "Sources/Kit/OpenCollectionView/OpenCollectionView.docc/"

  var title: String {
    switch self {
    case .architecture: "How it is built"
    case .behaviour: "The rules of behaviour"
    case .changes: "Changing what is shown"
    case .gestures: "Why a gesture did what it did"
    case .layouts: "Layouts beyond UIKit's"
    case .scrolling: "Scrolling as it was measured"
    case .symbols: "Symbols, and how they are drawn"
    case .trace: "Reading the trace"
    }
  }

  var path: String {
    switch self {
    case .architecture: "ARCHITECTURE.md"
    case .behaviour: "Documentation/Behaviour.md"
    case .changes: Self.kit + "ChangingWhatIsShown.md"
    case .gestures: Self.kit + "WhyAGesture.md"
    case .layouts: "Sources/Layouts/CollectionLayouts/CollectionLayouts.docc/CollectionLayouts.md"
    case .scrolling: Self.kit + "ScrollingAsMeasured.md"
    case .symbols: Self.kit + "Symbols.md"
    case .trace: Self.kit + "ReadingTheTrace.md"
    }
  }
}
