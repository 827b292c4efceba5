extension SymbolTable {
  static let arrows = [
    "chevron.left": "s M4.2 -8.4L-4.2 0L4.2 8.4",
    "chevron.right": "s M-4.2 -8.4L4.2 0L-4.2 8.4",
    "chevron.backward": "s M4.2 -8.4L-4.2 0L4.2 8.4",
    "chevron.forward": "s M-4.2 -8.4L4.2 0L-4.2 8.4",
    "chevron.up": "s M-8.4 4.2L0 -4.2L8.4 4.2",
    "chevron.down": "s M-8.4 -4.2L0 4.2L8.4 -4.2",
    "chevron.up.chevron.down": "s M-5 -3.4L0 -8.4L5 -3.4M-5 3.4L0 8.4L5 3.4",
    "chevron.compact.down": "s M-10 -2L0 2L10 -2",
    "arrow.left": "s M9.4 0L-9 0M-2.4 -7L-9.4 0L-2.4 7",
    "arrow.right": "s M-9.4 0L9 0M2.4 -7L9.4 0L2.4 7",
    "arrow.backward": "s M9.4 0L-9 0M-2.4 -7L-9.4 0L-2.4 7",
    "arrow.forward": "s M-9.4 0L9 0M2.4 -7L9.4 0L2.4 7",
    "arrow.up": "s M0 9.4L0 -9M-7 -2.4L0 -9.4L7 -2.4",
    "arrow.down": "s M0 -9.4L0 9M-7 2.4L0 9.4L7 2.4",
    "arrow.up.right": "s M-7 7L6.6 -6.6M-3.2 -7L7 -7L7 3.2",
    "arrow.down.left": "s M7 -7L-6.6 6.6M3.2 7L-7 7L-7 -3.2",
    "arrow.up.arrow.down": """
    s M-5.4 8.6L-5.4 -8.2M-10.2 -3.8L-5.4 -8.6L-0.6 -3.8M5.4 -8.6L5.4 8.2M0.6 3.8L5.4 8.6L10.2 3.8
    """,
    "arrow.left.arrow.right":
      "s M8.6 -5.4L-8.2 -5.4M-3.8 -10.2L-8.6 -5.4L-3.8 -0.6M-8.6 5.4L8.2 5.4M3.8 0.6L8.6 5.4L3.8 10.2",
    "arrow.up.left.and.arrow.down.right":
      "s M-2 -2L-9 -9M-9.2 -3.4L-9.2 -9.2L-3.4 -9.2M2 2L9 9M9.2 3.4L9.2 9.2L3.4 9.2",
    "arrow.down.right.and.arrow.up.left":
      "s M-9.2 -9.2L-2.2 -2.2M-2 -7.8L-2 -2L-7.8 -2M9.2 9.2L2.2 2.2M2 7.8L2 2L7.8 2",
    "arrow.clockwise": "s a0 1.2 8.6 -18 270L3.4 -7.4M-0.2 -11.2L3.6 -7.4L-0.2 -3.6",
    "arrow.counterclockwise": "s a0 1.2 8.6 198 -90L-3.4 -7.4M0.2 -11.2L-3.6 -7.4L0.2 -3.6",
    "arrow.triangle.2.circlepath":
      "s a0 0 8.8 195 325a0 0 8.8 15 145M8.4 -9.2L8.2 -4.2L3.2 -4.4M-8.4 9.2L-8.2 4.2L-3.2 4.4",
    "arrow.uturn.backward": "s M-9 -3.6L3.4 -3.6A3.4 2.2 5.8 -90 90L-1.4 8M-3.8 -9L-9.2 -3.6L-3.8 1.8",
    "arrow.uturn.forward": "s M9 -3.6L-3.4 -3.6A-3.4 2.2 5.8 270 90L1.4 8M3.8 -9L9.2 -3.6L3.8 1.8",
    "arrow.uturn.left": "s M-9 -3.6L3.4 -3.6A3.4 2.2 5.8 -90 90L-1.4 8M-3.8 -9L-9.2 -3.6L-3.8 1.8",
    "arrow.uturn.right": "s M9 -3.6L-3.4 -3.6A-3.4 2.2 5.8 270 90L1.4 8M3.8 -9L9.2 -3.6L3.8 1.8",
    "return": "s M8.8 -7L8.8 -0.4Q8.8 2.4 6 2.4L-8.4 2.4M-3.6 -2.6L-8.8 2.4L-3.6 7.4",
    "arrowshape.turn.up.left": """
    s M-2.4 -8.8L-10.2 -1.4Q-11.2 -0.4 -10.2 0.6L-2.4 7.8Q-1 8.8 -1 7L-1 3.7C4 3.6 7.4 4.8 9.8 8.2\
    Q11.2 9.8 11 7.8C10.4 0.6 6 -4.4 -1 -4.8L-1 -8Q-1 -9.8 -2.4 -8.8Z
    """,
    "arrowshape.turn.up.left.fill": """
    f M-2.4 -8.8L-10.2 -1.4Q-11.2 -0.4 -10.2 0.6L-2.4 7.8Q-1 8.8 -1 7L-1 3.7C4 3.6 7.4 4.8 9.8 8.2\
    Q11.2 9.8 11 7.8C10.4 0.6 6 -4.4 -1 -4.8L-1 -8Q-1 -9.8 -2.4 -8.8Z
    """,
    "arrowshape.turn.up.right": """
    s M2.4 -8.8L10.2 -1.4Q11.2 -0.4 10.2 0.6L2.4 7.8Q1 8.8 1 7L1 3.7C-4 3.6 -7.4 4.8 -9.8 8.2\
    Q-11.2 9.8 -11 7.8C-10.4 0.6 -6 -4.4 1 -4.8L1 -8Q1 -9.8 2.4 -8.8Z
    """,
    "arrowshape.turn.up.right.fill": """
    f M2.4 -8.8L10.2 -1.4Q11.2 -0.4 10.2 0.6L2.4 7.8Q1 8.8 1 7L1 3.7C-4 3.6 -7.4 4.8 -9.8 8.2\
    Q-11.2 9.8 -11 7.8C-10.4 0.6 -6 -4.4 1 -4.8L1 -8Q1 -9.8 2.4 -8.8Z
    """,
  ]
}
