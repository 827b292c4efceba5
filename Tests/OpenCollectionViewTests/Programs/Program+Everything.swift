extension Program.Deed {
  /// Everything that a program may do in a callback: what the random lives and the matrix of callbacks choose from.
  static let everything: [Program.Deed] = [
    .reload([2]), .reload([]), .reload([7, 4, 9]), .reload([30, 1]), .batch([.insert(0)]),
    .batch([.delete(0), .delete(3)]),
    .batch([.move(0, to: 50), .reload(2), .reconfigure(1)]), .batch([.insertSection(0, items: 3), .deleteSection(0)]),
    .batch([.reload(0), .reload(1), .reload(2), .reload(3)]), .batch([]),
    .single(.insert(0)), .single(.delete(0)), .single(.reload(1)), .single(.reconfigure(1)), .single(.move(1, to: 8)),
    .shape(.own, animated: true), .shape(.sideways, animated: false), .shape(.plain, animated: false),
    .shape(.covers, animated: true), .shape(.fitted, animated: false), .shape(.pinned, animated: true), .invalidate,
    .offset(120, animated: false), .offset(60, animated: true), .offsetBeyondTop, .toItem(9, animated: false),
    .toItem(9, animated: true), .size(150, 90), .size(0, 0), .inset(60), .select(3), .deselectAll, .several(true),
    .editing(true), .allowsSelection(false), .scrollable(false), .layOut, .frame, .remove, .add, .leaveAndReturn,
    .hide(true), .dropDelegate, .dropSource, .giveSource, .disableRecognizers, .replaceRecognizers, .interaction(false),
    .prefetching(false), .animateSize(120), .animate(.sized), .present, .dismissMenu, .letGo, .endScene,
    .carry(1), .carry(20), .carryTo(150, 250), .carryTo(30, 390), .putDown, .giveBack, .carryBySteps(4), .step(to: 0),
    .putDownSteps, .undo, .lead(.own), .lead(.covers), .lead(.pinned), .leadBack, .progress(70),
    .letLayoutGo(finishes: true), .letLayoutGo(finishes: false), .push, .pop(animated: false), .beginRefreshing,
    .endRefreshing, .shape(.list, animated: true), .shape(.list, animated: false), .reveal(0), .reveal(2),
    .completeSwipe(true), .completeSwipe(false), .editing(false), .allowsSelection(true),
  ]
}
