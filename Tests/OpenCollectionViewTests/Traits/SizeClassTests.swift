import Testing

@testable import OpenCollectionView

struct SizeClassTests {
  @Test(arguments: [
    // A phone upright and on its side, and a large one.
    (
      CGSize(width: 390, height: 844), UIUserInterfaceIdiom.phone, UIUserInterfaceSizeClass.compact,
      UIUserInterfaceSizeClass.regular
    ),
    (CGSize(width: 844, height: 390), .phone, .compact, .compact),
    (CGSize(width: 932, height: 430), .phone, .regular, .compact),
    (CGSize(width: 736, height: 414), .phone, .regular, .compact),
    (CGSize(width: 320, height: 568), .phone, .compact, .regular),
    // Tablets, and programs side by side on them.
    (CGSize(width: 744, height: 1133), .pad, .regular, .regular),
    (CGSize(width: 1366, height: 1024), .pad, .regular, .regular),
    (CGSize(width: 678, height: 1024), .pad, .regular, .regular),
    (CGSize(width: 639, height: 1366), .pad, .compact, .regular),
    (CGSize(width: 320, height: 1024), .pad, .compact, .regular),
    // A desktop's windows.
    (CGSize(width: 1440, height: 500), .pad, .regular, .regular),
    (CGSize(width: 0, height: 0), .phone, .compact, .regular),
  ])
  func `classes follow the size of the scene`(
    size: CGSize, idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    let classes = SizeClasses(of: size)
    #expect(classes.idiom == idiom)
    #expect(classes.horizontal == horizontal)
    #expect(classes.vertical == vertical)
  }
}
