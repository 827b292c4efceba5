import OpenCollectionView

/// What scrolls in an exhibit's card. It has a class of its own so that the decisions about it are known by its name.
final class GuideScrollView: UIScrollView {}
