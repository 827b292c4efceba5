#if BrowserHost
import DevTools
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// Bars above what scrolls, in the real page.
  @MainActor @Suite(.takesLong) struct BarExhibitTests {
    // V76
    @Test(arguments: [(390, 844), (1280, 800)])
    func `the bar of a navigation blurs what goes on below it`(width: Int, height: Int) async throws {
      let exhibit = try await ExhibitPage.open("Navigation", width: width, height: height)
      let navigation = try exhibit.controller(JourneyNavigation.self)
      let list = try #require(navigation.topViewController as? JourneyListController).collectionView
      list.contentOffset.y += 120
      try await exhibit.rest()
      let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
      let blurred = try await exhibit.page.evaluate(
        """
        [...document.querySelectorAll('.layer')].filter((one) => one.style.backdropFilter.includes('blur')
          && one.checkVisibility({ opacityProperty: true }))
          .map((one) => one.getBoundingClientRect()).filter((box) => box.top < innerHeight).map((box) => `${box.x} ${Math.round(box.bottom)} ${box.width}`).join()
        """
      ).string
      #expect(blurred == "0 \(Int(bar.maxY)) \(width)")
      await exhibit.close()
    }
  }
}
#endif
