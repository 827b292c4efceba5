/// The views of list content; those that are not shown are nil.
@MainActor final class ListContentParts {
  var image: UIImageView?
  var text: UILabel?
  var secondaryText: UILabel?
  /// Tells whether the cell around tells assistive tools the texts, so that they are not read twice.
  var areTold = false
}
