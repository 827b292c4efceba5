extension UIScrollView {
  var guideOfContent: UILayoutGuide { guide(of: .scrolledContent) }

  var guideOfFrame: UILayoutGuide { guide(of: .scrollFrame) }
}
