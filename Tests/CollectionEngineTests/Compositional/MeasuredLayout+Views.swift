/// Pinned views, badges, decorations and cleared edges, as UIKit was measured to place them.
extension MeasuredLayout {
  static let views = read(
    #"""
    [
    {"name": "pinned header, scrolled", "container": [320, 100], "scale": 2, "scrollDirection": "vertical", "section":
    {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size": ["fw:0.5", "fh:1"]}]},
    "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size": ["fw:1", "abs:30"], "alignment": "top",
    "extends": true, "pin": true}]}, "items": [3, 12], "contentOffset": [0, 130], "expected": {"contentSize": [320,
    396], "cells": [[1, 0, 4, 151, 155, 40], [1, 1, 159, 151, 155, 40], [1, 2, 4, 191, 155, 40], [1, 3, 159, 191, 155,
    40]], "supplementary": [["h", 1, 0, 4, 130, 310, 30, 1000000001]]}},
    {"name": "pinned header and footer, scrolled", "container": [320, 100], "scale": 2, "scrollDirection": "vertical",
    "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size": ["fw:0.5",
    "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size": ["fw:1", "abs:30"], "alignment":
    "top", "extends": true, "pin": true}, {"kind": "f", "size": ["fw:1", "abs:20"], "alignment": "bottom", "extends":
    true, "pin": true}]}, "items": [3, 12], "contentOffset": [0, 100], "expected": {"contentSize": [320, 436],
    "cells": [[0, 2, 4, 73, 155, 40], [1, 0, 4, 171, 155, 40], [1, 1, 159, 171, 155, 40]], "supplementary": [["h", 0,
    0, 4, 88, 310, 30, 1000000001], ["h", 1, 0, 4, 138, 310, 30, 1000000001], ["f", 0, 0, 4, 118, 310, 20,
    1000000001], ["f", 1, 0, 4, 180, 310, 20, 1000000001]]}},
    {"name": "list with pinned header and footer, at the top", "container": [375, 812], "scale": 3, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:1", "fh:1"]}], "count": 1, "mode": "count"}, "interGroupSpacing": 2, "boundary": [{"kind": "header", "size":
    ["fw:1", "abs:24"], "alignment": "top", "extends": true, "pin": true}, {"kind": "footer", "size": ["fw:1",
    "abs:24"], "alignment": "bottom", "extends": true, "pin": true}]}, "items": [5], "expected": {"contentSize": [375,
    256], "cells": [[0, 0, 0, 24, 375, 40], [0, 1, 0, 66, 375, 40], [0, 2, 0, 108, 375, 40], [0, 3, 0, 150, 375, 40],
    [0, 4, 0, 192, 375, 40]], "supplementary": [["header", 0, 0, 0, 0, 375, 24], ["footer", 0, 0, 0, 232, 375, 24]]}},
    {"name": "badge at a corner of each item", "container": [320, 480], "scale": 2, "scrollDirection": "vertical",
    "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:60"], "subitems": [{"size": ["fw:0.5", "fh:1"],
    "supplementary": [{"kind": "badge", "size": ["abs:20", "abs:10"], "container": ["top", "trailing"]}]}]},
    "contentInsets": [20, 20, 20, 20]}, "items": [3], "expected": {"contentSize": [320, 160], "cells": [[0, 0, 20, 20,
    140, 60], [0, 1, 160, 20, 140, 60], [0, 2, 20, 80, 140, 60]], "supplementary": [["badge", 0, 0, 140, 20, 20, 10],
    ["badge", 0, 1, 280, 20, 20, 10], ["badge", 0, 2, 140, 80, 20, 10]]}},
    {"name": "anchor edges top", "container": [320, 480], "scale": 2, "scrollDirection": "vertical", "section":
    {"group": {"group": "horizontal", "size": ["fw:1", "abs:200"], "subitems": [{"size": ["fw:1", "fh:1"],
    "supplementary": [{"kind": "badge", "size": ["abs:40", "abs:20"], "container": ["top"]}]}], "supplementary":
    [{"kind": "other", "size": ["abs:40", "abs:20"], "container": ["top"], "item": ["bottom", "leading"]}]},
    "contentInsets": [50, 50, 50, 50]}, "items": [1], "expected": {"contentSize": [320, 300], "cells": [[0, 0, 50, 50,
    220, 200]], "supplementary": [["badge", 0, 0, 140, 50, 40, 20], ["other", 0, 0, 160, 30, 40, 20]]}},
    {"name": "anchor edges bottom", "container": [320, 480], "scale": 2, "scrollDirection": "vertical", "section":
    {"group": {"group": "horizontal", "size": ["fw:1", "abs:200"], "subitems": [{"size": ["fw:1", "fh:1"],
    "supplementary": [{"kind": "badge", "size": ["abs:40", "abs:20"], "container": ["bottom"]}]}], "supplementary":
    [{"kind": "other", "size": ["abs:40", "abs:20"], "container": ["bottom"], "item": ["bottom", "leading"]}]},
    "contentInsets": [50, 50, 50, 50]}, "items": [1], "expected": {"contentSize": [320, 300], "cells": [[0, 0, 50, 50,
    220, 200]], "supplementary": [["badge", 0, 0, 140, 230, 40, 20], ["other", 0, 0, 160, 230, 40, 20]]}},
    {"name": "anchor edges trailing", "container": [320, 480], "scale": 2, "scrollDirection": "vertical", "section":
    {"group": {"group": "horizontal", "size": ["fw:1", "abs:200"], "subitems": [{"size": ["fw:1", "fh:1"],
    "supplementary": [{"kind": "badge", "size": ["abs:40", "abs:20"], "container": ["trailing"]}]}], "supplementary":
    [{"kind": "other", "size": ["abs:40", "abs:20"], "container": ["trailing"], "item": ["bottom", "leading"]}]},
    "contentInsets": [50, 50, 50, 50]}, "items": [1], "expected": {"contentSize": [320, 300], "cells": [[0, 0, 50, 50,
    220, 200]], "supplementary": [["badge", 0, 0, 230, 140, 40, 20], ["other", 0, 0, 270, 130, 40, 20]]}},
    {"name": "anchor edges bottom+trailing", "container": [320, 480], "scale": 2, "scrollDirection": "vertical",
    "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:200"], "subitems": [{"size": ["fw:1", "fh:1"],
    "supplementary": [{"kind": "badge", "size": ["abs:40", "abs:20"], "container": ["bottom", "trailing"]}]}],
    "supplementary": [{"kind": "other", "size": ["abs:40", "abs:20"], "container": ["bottom", "trailing"], "item":
    ["bottom", "leading"]}]}, "contentInsets": [50, 50, 50, 50]}, "items": [1], "expected": {"contentSize": [320,
    300], "cells": [[0, 0, 50, 50, 220, 200]], "supplementary": [["badge", 0, 0, 230, 230, 40, 20], ["other", 0, 0,
    270, 230, 40, 20]]}},
    {"name": "anchor edges top+bottom", "container": [320, 480], "scale": 2, "scrollDirection": "vertical", "section":
    {"group": {"group": "horizontal", "size": ["fw:1", "abs:200"], "subitems": [{"size": ["fw:1", "fh:1"],
    "supplementary": [{"kind": "badge", "size": ["abs:40", "abs:20"], "container": ["top", "bottom"]}]}],
    "supplementary": [{"kind": "other", "size": ["abs:40", "abs:20"], "container": ["top", "bottom"], "item":
    ["bottom", "leading"]}]}, "contentInsets": [50, 50, 50, 50]}, "items": [1], "expected": {"contentSize": [320,
    300], "cells": [[0, 0, 50, 50, 220, 200]], "supplementary": [["badge", 0, 0, 140, 140, 40, 20], ["other", 0, 0,
    160, 130, 40, 20]]}},
    {"name": "anchor offsets and sizes", "container": [320, 480], "scale": 2, "scrollDirection": "vertical",
    "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:200"], "subitems": [{"size": ["fw:1", "fh:1"],
    "contentInsets": [2, 3, 4, 5], "supplementary": [{"kind": "one", "size": ["abs:40", "abs:20"], "container":
    ["top", "trailing"], "containerOffset": ["absolute", 7, 9]}, {"kind": "two", "size": ["abs:40", "abs:20"],
    "container": ["top", "trailing"], "containerOffset": ["fractional", 0.5, 0.25]}, {"kind": "three", "size":
    ["abs:40", "abs:20"], "container": ["top", "trailing"], "item": ["bottom", "leading"], "itemOffset":
    ["fractional", 0.5, 0.25]}, {"kind": "four", "size": ["abs:40", "abs:20"], "container": ["top", "trailing"],
    "item": ["bottom", "leading"], "itemOffset": ["absolute", 3, 4]}, {"kind": "five", "size": ["fw:0.5", "fh:0.25"],
    "container": ["top", "trailing"]}, {"kind": "six", "size": ["est:33", "est:17"], "container": ["bottom"],
    "zIndex": 5}]}]}, "contentInsets": [50, 50, 50, 50]}, "items": [1], "expected": {"contentSize": [320, 300],
    "cells": [[0, 0, 53, 52, 212, 194]], "supplementary": [["one", 0, 0, 232, 61, 40, 20], ["two", 0, 0, 245, 57, 40,
    20], ["three", 0, 0, 285, 37, 40, 20], ["four", 0, 0, 268, 36, 40, 20], ["five", 0, 0, 159, 52, 106, 48.5],
    ["six", 0, 0, 142.5, 229, 33, 17, 5]]}},
    {"name": "supplementary item of a nested group", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:100"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}, {"group": "vertical", "size": ["fw:0.5", "fh:1"], "subitems": [{"size": ["fw:1", "fh:0.5"]}],
    "supplementary": [{"kind": "g", "size": ["fw:1", "abs:4"], "container": ["bottom"]}]}]}}, "items": [6],
    "expected": {"contentSize": [320, 200], "cells": [[0, 0, 0, 0, 160, 100], [0, 1, 160, 0, 160, 50], [0, 2, 160, 50,
    160, 50], [0, 3, 0, 100, 160, 100], [0, 4, 160, 100, 160, 50], [0, 5, 160, 150, 160, 50]], "supplementary": [["g",
    0, 0, 80, 96, 320, 4], ["g", 0, 1, 80, 196, 320, 4]]}},
    {"name": "two badges", "container": [320, 480], "scale": 2, "scrollDirection": "vertical", "section": {"group":
    {"group": "horizontal", "size": ["fw:1", "abs:60"], "subitems": [{"size": ["fw:0.5", "fh:1"], "supplementary":
    [{"kind": "a", "size": ["abs:10", "abs:10"], "container": ["top", "leading"]}, {"kind": "b", "size": ["abs:10",
    "abs:10"], "container": ["bottom", "leading"]}]}]}}, "items": [2], "expected": {"contentSize": [320, 60], "cells":
    [[0, 0, 0, 0, 160, 60], [0, 1, 160, 0, 160, 60]], "supplementary": [["a", 0, 0, 0, 0, 10, 10], ["a", 0, 1, 160, 0,
    10, 10], ["b", 0, 0, 0, 50, 10, 10], ["b", 0, 1, 160, 50, 10, 10]]}},
    {"name": "anchors on the iOS simulator, first part", "container": [300, 600], "scale": 3, "scrollDirection":
    "vertical", "sections": [{"group": {"group": "horizontal", "size": ["fw:1", "abs:100"], "subitems": [{"size":
    ["abs:100", "abs:100"], "supplementary": [{"kind": "badge", "size": ["fw:1", "abs:30"], "container":
    ["bottom"]}]}], "count": 2, "mode": "count", "interItemSpacing": ["fixed", 20]}, "contentInsets": [20, 30, 20,
    0]}, {"group": {"group": "horizontal", "size": ["fw:1", "abs:100"], "subitems": [{"size": ["abs:100", "abs:100"],
    "supplementary": [{"kind": "badge", "size": ["abs:20", "abs:20"], "container": ["top", "trailing"]}]}], "count":
    2, "mode": "count", "interItemSpacing": ["fixed", 20]}, "contentInsets": [20, 30, 20, 0]}, {"group": {"group":
    "horizontal", "size": ["fw:1", "abs:100"], "subitems": [{"size": ["abs:100", "abs:100"], "supplementary":
    [{"kind": "badge", "size": ["abs:20", "abs:20"], "container": ["top", "trailing"], "containerOffset":
    ["fractional", 0.5, -0.5]}]}], "count": 2, "mode": "count", "interItemSpacing": ["fixed", 20]}, "contentInsets":
    [20, 30, 20, 0]}, {"group": {"group": "horizontal", "size": ["fw:1", "abs:100"], "subitems": [{"size": ["abs:100",
    "abs:100"], "supplementary": [{"kind": "badge", "size": ["abs:20", "abs:20"], "container": ["top", "trailing"],
    "containerOffset": ["absolute", 10, -10]}]}], "count": 2, "mode": "count", "interItemSpacing": ["fixed", 20]},
    "contentInsets": [20, 30, 20, 0]}, {"group": {"group": "horizontal", "size": ["fw:1", "abs:100"], "subitems":
    [{"size": ["abs:100", "abs:100"], "supplementary": [{"kind": "badge", "size": ["abs:20", "abs:20"], "container":
    []}]}], "count": 2, "mode": "count", "interItemSpacing": ["fixed", 20]}, "contentInsets": [20, 30, 20, 0]},
    {"group": {"group": "horizontal", "size": ["fw:1", "abs:100"], "subitems": [{"size": ["abs:100", "abs:100"],
    "supplementary": [{"kind": "badge", "size": ["abs:20", "abs:20"], "container": ["leading"], "containerOffset":
    ["absolute", 5, 5]}]}], "count": 2, "mode": "count", "interItemSpacing": ["fixed", 20]}, "contentInsets": [20, 30,
    20, 0]}, {"group": {"group": "horizontal", "size": ["fw:1", "abs:100"], "subitems": [{"size": ["abs:100",
    "abs:100"], "supplementary": [{"kind": "badge", "size": ["abs:20", "abs:20"], "container": ["bottom"],
    "containerOffset": ["fractional", 0, 0.5]}]}], "count": 2, "mode": "count", "interItemSpacing": ["fixed", 20]},
    "contentInsets": [20, 30, 20, 0]}, {"group": {"group": "horizontal", "size": ["fw:1", "abs:100"], "subitems":
    [{"size": ["abs:100", "abs:100"], "supplementary": [{"kind": "badge", "size": ["abs:20", "abs:20"], "container":
    ["leading", "trailing"]}]}], "count": 2, "mode": "count", "interItemSpacing": ["fixed", 20]}, "contentInsets":
    [20, 30, 20, 0]}], "items": [1, 1, 1, 1, 1, 1, 1, 1], "configuration": {"interSectionSpacing": 40}, "expected":
    {"contentSize": [300, 1400], "cells": [[0, 0, 30, 20, 125, 100], [1, 0, 30, 200, 125, 100], [2, 0, 30, 380, 125,
    100], [3, 0, 30, 560, 125, 100], [4, 0, 30, 740, 125, 100], [5, 0, 30, 920, 125, 100], [6, 0, 30, 1100, 125, 100],
    [7, 0, 30, 1280, 125, 100]], "supplementary": [["badge", 0, 0, 30, 90, 125, 30], ["badge", 1, 0, 135, 200, 20,
    20], ["badge", 2, 0, 145, 370, 20, 20], ["badge", 3, 0, 145, 550, 20, 20], ["badge", 4, 0, 82.667, 780, 20, 20],
    ["badge", 5, 0, 35, 965, 20, 20], ["badge", 6, 0, 82.667, 1190, 20, 20], ["badge", 7, 0, 82.667, 1320, 20, 20]]}},
    {"name": "four to a row with badges and a view beside the row, iOS 17", "container": [375, 812], "scale": 3,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:80"],
    "subitems": [{"size": ["fw:1", "fw:0.25"], "supplementary": [{"kind": "badge", "size": ["abs:15", "abs:15"],
    "container": ["top", "trailing"], "containerOffset": ["fractional", 0.5, -0.5]}]}], "count": 4, "mode": "count",
    "interItemSpacing": ["fixed", 16], "contentInsets": [0, 0, 0, 20], "supplementary": [{"kind": "side", "size":
    ["abs:20", "abs:60"], "container": ["trailing"]}]}, "interGroupSpacing": 16, "contentInsets": [0, 0, 16, 0]},
    "items": [4], "expected": {"contentSize": [375, 96], "cells": [[0, 0, 0, 0, 76.667, 76.667], [0, 1, 92.667, 0,
    76.667, 76.667], [0, 2, 185.333, 0, 76.667, 76.667], [0, 3, 278, 0, 76.667, 76.667]], "supplementary": [["badge",
    0, 0, 69.333, -7.667, 15, 15], ["badge", 0, 1, 162, -7.667, 15, 15], ["badge", 0, 2, 254.667, -7.667, 15, 15],
    ["badge", 0, 3, 347.333, -7.667, 15, 15], ["side", 0, 0, 355, 10, 20, 60]]}},
    {"name": "background of sections, one empty", "container": [320, 480], "scale": 2, "scrollDirection": "vertical",
    "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size": ["fw:0.5",
    "fh:1"]}]}, "interGroupSpacing": 4, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size": ["fw:1",
    "abs:30"], "alignment": "top", "extends": true}], "decorations": [{"kind": "bg", "contentInsets": [1, 2, 3, 4],
    "zIndex": -3}]}, "items": [3, 0, 2], "expected": {"contentSize": [320, 238], "cells": [[0, 0, 4, 33, 155, 40], [0,
    1, 159, 33, 155, 40], [0, 2, 4, 77, 155, 40], [2, 0, 4, 193, 155, 40], [2, 1, 159, 193, 155, 40]],
    "supplementary": [["h", 0, 0, 4, 0, 310, 30], ["h", 1, 0, 4, 122, 310, 30], ["h", 2, 0, 4, 160, 310, 30]],
    "decorations": [["bg", 0, 0, 2, 1, 314, 118], ["bg", 1, 0, 2, 123, 314, 34], ["bg", 2, 0, 2, 161, 314, 74]],
    "cellZIndex": 1, "decorationZIndex": -3}},
    {"name": "sideways, background of sections", "container": [320, 480], "scale": 2, "scrollDirection": "horizontal",
    "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size": ["fw:0.5",
    "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size": ["fw:1", "abs:30"], "alignment":
    "top", "extends": true}], "decorations": [{"kind": "bg"}]}, "items": [3, 2], "expected": {"contentSize": [820,
    480], "cells": [[0, 0, 4, 3, 160, 40], [0, 1, 164, 3, 160, 40], [0, 2, 324, 3, 160, 40], [1, 0, 494, 3, 160, 40],
    [1, 1, 654, 3, 160, 40]], "supplementary": [["h", 0, 0, 85, 3, 320, 30], ["h", 1, 0, 495, 3, 320, 30]],
    "decorations": [["bg", 0, 0, 0, 0, 490, 480], ["bg", 1, 0, 490, 0, 330, 480]], "cellZIndex": 1}},
    {"name": "insets reference automatic of the layout", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["fw:1", "abs:20"], "alignment": "top", "extends":
    true}]}, "items": [3, 2], "layoutMargins": [10, 20, 30, 40], "configuration": {"contentInsetsReference":
    "automatic"}, "expected": {"contentSize": [320, 160], "cells": [[0, 0, 0, 20, 160, 40], [0, 1, 160, 20, 160, 40],
    [0, 2, 0, 60, 160, 40], [1, 0, 0, 120, 160, 40], [1, 1, 160, 120, 160, 40]], "supplementary": [["h", 0, 0, 0, 0,
    320, 20], ["h", 1, 0, 0, 100, 320, 20]]}},
    {"name": "sideways, insets reference automatic of the layout", "container": [320, 480], "scale": 2,
    "scrollDirection": "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:20", "fh:1"], "alignment":
    "leading", "extends": true}]}, "items": [3, 2], "layoutMargins": [10, 20, 30, 40], "configuration":
    {"contentInsetsReference": "automatic"}, "expected": {"contentSize": [290, 480], "cells": [[0, 0, 20, 0, 50, 480],
    [0, 1, 70, 0, 50, 480], [0, 2, 120, 0, 50, 480], [1, 0, 190, 0, 50, 480], [1, 1, 240, 0, 50, 480]],
    "supplementary": [["h", 0, 0, 0, 0, 20, 480], ["h", 1, 0, 170, 0, 20, 480]]}},
    {"name": "sideways, insets reference automatic of the section", "container": [320, 480], "scale": 2,
    "scrollDirection": "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:20", "fh:1"], "alignment":
    "leading", "extends": true}], "contentInsetsReference": "automatic"}, "items": [3, 2], "layoutMargins": [10, 20,
    30, 40], "expected": {"contentSize": [290, 480], "cells": [[0, 0, 20, 0, 50, 480], [0, 1, 70, 0, 50, 480], [0, 2,
    120, 0, 50, 480], [1, 0, 190, 0, 50, 480], [1, 1, 240, 0, 50, 480]], "supplementary": [["h", 0, 0, 0, 0, 20, 480],
    ["h", 1, 0, 170, 0, 20, 480]]}},
    {"name": "insets reference none of the layout", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["fw:1", "abs:20"], "alignment": "top", "extends":
    true}]}, "items": [3, 2], "layoutMargins": [10, 20, 30, 40], "configuration": {"contentInsetsReference": "none"},
    "expected": {"contentSize": [320, 160], "cells": [[0, 0, 0, 20, 160, 40], [0, 1, 160, 20, 160, 40], [0, 2, 0, 60,
    160, 40], [1, 0, 0, 120, 160, 40], [1, 1, 160, 120, 160, 40]], "supplementary": [["h", 0, 0, 0, 0, 320, 20], ["h",
    1, 0, 0, 100, 320, 20]]}},
    {"name": "insets reference none of the section", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["fw:1", "abs:20"], "alignment": "top", "extends":
    true}], "contentInsetsReference": "none"}, "items": [3, 2], "layoutMargins": [10, 20, 30, 40], "expected":
    {"contentSize": [320, 160], "cells": [[0, 0, 0, 20, 160, 40], [0, 1, 160, 20, 160, 40], [0, 2, 0, 60, 160, 40],
    [1, 0, 0, 120, 160, 40], [1, 1, 160, 120, 160, 40]], "supplementary": [["h", 0, 0, 0, 0, 320, 20], ["h", 1, 0, 0,
    100, 320, 20]]}},
    {"name": "sideways, insets reference none of the section", "container": [320, 480], "scale": 2, "scrollDirection":
    "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:20", "fh:1"], "alignment": "leading", "extends":
    true}], "contentInsetsReference": "none"}, "items": [3, 2], "layoutMargins": [10, 20, 30, 40], "expected":
    {"contentSize": [290, 480], "cells": [[0, 0, 20, 0, 50, 480], [0, 1, 70, 0, 50, 480], [0, 2, 120, 0, 50, 480], [1,
    0, 190, 0, 50, 480], [1, 1, 240, 0, 50, 480]], "supplementary": [["h", 0, 0, 0, 0, 20, 480], ["h", 1, 0, 170, 0,
    20, 480]]}},
    {"name": "sideways, insets reference safeArea of the layout", "container": [320, 480], "scale": 2,
    "scrollDirection": "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:20", "fh:1"], "alignment":
    "leading", "extends": true}]}, "items": [3, 2], "layoutMargins": [10, 20, 30, 40], "configuration":
    {"contentInsetsReference": "safeArea"}, "expected": {"contentSize": [290, 480], "cells": [[0, 0, 20, 0, 50, 480],
    [0, 1, 70, 0, 50, 480], [0, 2, 120, 0, 50, 480], [1, 0, 190, 0, 50, 480], [1, 1, 240, 0, 50, 480]],
    "supplementary": [["h", 0, 0, 0, 0, 20, 480], ["h", 1, 0, 170, 0, 20, 480]]}},
    {"name": "insets reference safeArea of the section", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["fw:1", "abs:20"], "alignment": "top", "extends":
    true}], "contentInsetsReference": "safeArea"}, "items": [3, 2], "layoutMargins": [10, 20, 30, 40], "expected":
    {"contentSize": [320, 160], "cells": [[0, 0, 0, 20, 160, 40], [0, 1, 160, 20, 160, 40], [0, 2, 0, 60, 160, 40],
    [1, 0, 0, 120, 160, 40], [1, 1, 160, 120, 160, 40]], "supplementary": [["h", 0, 0, 0, 0, 320, 20], ["h", 1, 0, 0,
    100, 320, 20]]}},
    {"name": "insets reference layoutMargins of the layout", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["fw:1", "abs:20"], "alignment": "top", "extends":
    true}]}, "items": [3, 2], "layoutMargins": [10, 20, 30, 40], "configuration": {"contentInsetsReference":
    "layoutMargins"}, "expected": {"contentSize": [320, 160], "cells": [[0, 0, 20, 20, 130, 40], [0, 1, 150, 20, 130,
    40], [0, 2, 20, 60, 130, 40], [1, 0, 20, 120, 130, 40], [1, 1, 150, 120, 130, 40]], "supplementary": [["h", 0, 0,
    20, 0, 260, 20], ["h", 1, 0, 20, 100, 260, 20]]}},
    {"name": "sideways, insets reference layoutMargins of the layout", "container": [320, 480], "scale": 2,
    "scrollDirection": "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:20", "fh:1"], "alignment":
    "leading", "extends": true}]}, "items": [3, 2], "layoutMargins": [10, 20, 30, 40], "configuration":
    {"contentInsetsReference": "layoutMargins"}, "expected": {"contentSize": [290, 480], "cells": [[0, 0, 20, 10, 50,
    440], [0, 1, 70, 10, 50, 440], [0, 2, 120, 10, 50, 440], [1, 0, 190, 10, 50, 440], [1, 1, 240, 10, 50, 440]],
    "supplementary": [["h", 0, 0, 0, 10, 20, 440], ["h", 1, 0, 170, 10, 20, 440]]}},
    {"name": "sideways, insets reference layoutMargins of the section", "container": [320, 480], "scale": 2,
    "scrollDirection": "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:20", "fh:1"], "alignment":
    "leading", "extends": true}], "contentInsetsReference": "layoutMargins"}, "items": [3, 2], "layoutMargins": [10,
    20, 30, 40], "expected": {"contentSize": [290, 480], "cells": [[0, 0, 20, 10, 50, 440], [0, 1, 70, 10, 50, 440],
    [0, 2, 120, 10, 50, 440], [1, 0, 190, 10, 50, 440], [1, 1, 240, 10, 50, 440]], "supplementary": [["h", 0, 0, 0,
    10, 20, 440], ["h", 1, 0, 170, 10, 20, 440]]}},
    {"name": "insets reference readableContent of the layout", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["fw:1", "abs:20"], "alignment": "top", "extends":
    true}]}, "items": [3, 2], "layoutMargins": [10, 20, 30, 40], "configuration": {"contentInsetsReference":
    "readableContent"}, "expected": {"contentSize": [320, 160], "cells": [[0, 0, 20, 20, 130, 40], [0, 1, 150, 20,
    130, 40], [0, 2, 20, 60, 130, 40], [1, 0, 20, 120, 130, 40], [1, 1, 150, 120, 130, 40]], "supplementary": [["h",
    0, 0, 20, 0, 260, 20], ["h", 1, 0, 20, 100, 260, 20]]}},
    {"name": "insets reference readableContent of the section", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["fw:1", "abs:20"], "alignment":
    "top", "extends": true}], "contentInsetsReference": "readableContent"}, "items": [3, 2], "layoutMargins": [10, 20,
    30, 40], "expected": {"contentSize": [320, 160], "cells": [[0, 0, 20, 20, 130, 40], [0, 1, 150, 20, 130, 40], [0,
    2, 20, 60, 130, 40], [1, 0, 20, 120, 130, 40], [1, 1, 150, 120, 130, 40]], "supplementary": [["h", 0, 0, 20, 0,
    260, 20], ["h", 1, 0, 20, 100, 260, 20]]}},
    {"name": "sideways, insets reference readableContent of the section", "container": [320, 480], "scale": 2,
    "scrollDirection": "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:20", "fh:1"], "alignment":
    "leading", "extends": true}], "contentInsetsReference": "readableContent"}, "items": [3, 2], "layoutMargins": [10,
    20, 30, 40], "expected": {"contentSize": [290, 480], "cells": [[0, 0, 20, 10, 50, 440], [0, 1, 70, 10, 50, 440],
    [0, 2, 120, 10, 50, 440], [1, 0, 190, 10, 50, 440], [1, 1, 240, 10, 50, 440]], "supplementary": [["h", 0, 0, 0,
    10, 20, 440], ["h", 1, 0, 170, 10, 20, 440]]}}
    ]
    """#)
}
