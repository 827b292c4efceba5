import Testing

@Suite struct DelegateRuleTests {
  private let classes = """
    class A: NSObject, UIScrollViewDelegate {}
    class B: A { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }

    """

  @Test func `the class that conforms gets the method of its subclass`() {
    #expect(
      port(classes).hasPrefix(
        """
        class A: NSObject, UIScrollViewDelegate {
        #sourceLocation(file: "A.swift", line: 2)
        func scrollViewDidScroll(_ scrollView: UIScrollView) { final class Defaults: NSObject, UIScrollViewDelegate {}; return Defaults().scrollViewDidScroll(scrollView) }
        #sourceLocation(file: "A.swift", line: 1)
        }
        class B: A { override func scrollViewDidScroll(_ scrollView: UIScrollView) {} }
        """))
  }

  @Test func `lint tells of it in any source`() {
    #expect(
      lint(classes) == [
        "A.swift:2:19: warning: scrollViewDidScroll(_:) of B is never called where there is no Objective-C: A, from which it has "
          + "UIScrollViewDelegate, does not have the method. Write it there and override it here. [DelegateMethodsOfSubclasses]"
      ])
  }

  @Test func `a class that says itself that it conforms is asked`() {
    #expect(
      lint(
        "class A: NSObject {}\nclass B: A, UIScrollViewDelegate { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }\n"
      ) == [])
    #expect(
      lint(
        "class A: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }\n"
          + "class B: A { override func scrollViewDidScroll(_ scrollView: UIScrollView) {} }\n") == [])
  }

  @Test func `a method with other types than the protocol's is told of`() {
    #expect(
      lint(
        "class A: UICollectionViewDelegateFlowLayout { func collectionView(_ c: UICollectionView, layout: Waterfall, sizeForItemAt i: IndexPath) -> CGSize { .zero } }\n"
      ) == [
        "A.swift:1:52: warning: collectionView(_:layout:sizeForItemAt:) is never called for UICollectionViewDelegateFlowLayout, which has it "
          + "with (UICollectionView, UICollectionViewLayout, IndexPath), not with (UICollectionView, Waterfall, IndexPath). [NearMisses]"
      ])
  }

  @Test func `names of earlier Swift and slips are told of`() {
    #expect(
      lint(
        "class A: UICollectionViewDelegate { func collectionView(_ c: UICollectionView, didSelectItemAtIndexPath i: IndexPath) {} }\n"
      )
        == [
          "A.swift:1:42: warning: collectionView(_:didSelectItemAtIndexPath:) is never called for UICollectionViewDelegate, which has "
            + "collectionView(_:didSelectItemAt:). [NearMisses]"
        ])
    #expect(lint("class A: UIScrollViewDelegate { func scrollviewDidScroll(_ s: UIScrollView) {} }\n").count == 1)
  }

  @Test func `methods of its own are nobody's near miss`() {
    #expect(
      lint(
        "class A: UICollectionViewDelegate { func collectionView(_ c: UICollectionView, paint i: IndexPath) {}; func show(_ a: Int) {} }\n"
      ) == [])
    #expect(
      lint(
        "protocol P { func collectionView(_ c: UICollectionView, layout: W, sizeForItemAt i: IndexPath) -> CGSize }\n"
          + "class A: UICollectionViewDelegateFlowLayout, P { func collectionView(_ c: UICollectionView, layout: W, sizeForItemAt i: IndexPath) -> CGSize { .zero } }\n"
      ) == [])
  }
}
