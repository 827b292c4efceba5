import OpenCollectionView

/// One way to put a controller in front of another.
@MainActor struct PresentationSample {
  var title: String
  var detail: String
  /// What the way looks like on a small phone.
  var miniature: Miniature
  /// Makes what is presented.
  var make: () -> UIViewController

  /// What covers the small phone.
  enum Miniature {
    case card, rows, page, form, bubble, screen, veil, turned, panel
  }

  static let all = [
    PresentationSample(title: "Alert", detail: "Two actions, side by side", miniature: .card) {
      let alert = UIAlertController(
        title: "Remove the picture?", message: "It stays in the library, and can be hung again.",
        preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Remove", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      return alert
    },
    PresentationSample(title: "Alert with a choice", detail: "One is preferred, one cannot be taken", miniature: .card)
    {
      let alert = UIAlertController(
        title: "Where should it hang?", message: "Return takes the preferred place, Escape none.",
        preferredStyle: .alert)
      let places = ["Beside the window", "Above the stairs", "In the cellar"].map {
        UIAlertAction(title: $0, style: .default)
      }
      places[2].isEnabled = false
      for place in places { alert.addAction(place) }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.preferredAction = places[0]
      return alert
    },
    PresentationSample(
      title: "Action sheet", detail: "Slide over the rows; a popover on wide screens", miniature: .rows
    ) {
      let sheet = UIAlertController(
        title: "Evening by the sea", message: "Oil on canvas, 1884", preferredStyle: .actionSheet)
      for title in ["Share", "Duplicate", "Add to a collection"] {
        sheet.addAction(UIAlertAction(title: title, style: .default))
      }
      sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      return sheet
    },
    PresentationSample(title: "Page sheet", detail: "Pull it down, or half way and back", miniature: .page) {
      let picture = PictureController(4)
      picture.sheetPresentationController?.prefersGrabberVisible = true
      return picture
    },
    PresentationSample(title: "Form sheet", detail: "In the middle of wide screens", miniature: .form) {
      PictureController(20, style: .formSheet)
    },
    PresentationSample(title: "Popover", detail: "Beside its card; a sheet on a phone", miniature: .bubble) {
      let picture = PictureController(71, style: .popover)
      picture.preferredContentSize = CGSize(width: 320, height: 400)
      return picture
    },
    PresentationSample(title: "Full screen", detail: "From below, over everything", miniature: .screen) {
      PictureController(33, style: .fullScreen)
    },
    PresentationSample(title: "Cross dissolve", detail: "Fades in over what stays", miniature: .veil) {
      PictureController(8, style: .overFullScreen, transition: .crossDissolve)
    },
    PresentationSample(title: "Flip", detail: "The whole screen turns over", miniature: .turned) {
      PictureController(47, style: .fullScreen, transition: .flipHorizontal)
    },
    PresentationSample(title: "Panel", detail: "A UIPresentationController of its own", miniature: .panel) {
      PictureController(62, panel: PanelTransition())
    },
  ]
}
