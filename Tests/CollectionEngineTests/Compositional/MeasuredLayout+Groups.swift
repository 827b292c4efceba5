/// Groups, their spacings and sections, as UIKit was measured to lay them out.
extension MeasuredLayout {
  static let groups = read(
    #"""
    [
    {"name": "row of width fractions 0.3, spacing none", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:10"], "subitems": [{"size":
    ["fw:0.3", "abs:10"]}]}}, "items": [8], "expected": {"contentSize": [320, 30], "cells": [[0, 0, 0, 0, 96, 10], [0,
    1, 96, 0, 96, 10], [0, 2, 192, 0, 96, 10], [0, 3, 0, 10, 96, 10], [0, 4, 96, 10, 96, 10], [0, 5, 192, 10, 96, 10],
    [0, 6, 0, 20, 96, 10], [0, 7, 96, 20, 96, 10]]}},
    {"name": "row of width fractions 0.25, spacing none", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:10"], "subitems": [{"size":
    ["fw:0.25", "abs:10"]}]}}, "items": [8], "expected": {"contentSize": [320, 20], "cells": [[0, 0, 0, 0, 80, 10],
    [0, 1, 80, 0, 80, 10], [0, 2, 160, 0, 80, 10], [0, 3, 240, 0, 80, 10], [0, 4, 0, 10, 80, 10], [0, 5, 80, 10, 80,
    10], [0, 6, 160, 10, 80, 10], [0, 7, 240, 10, 80, 10]]}},
    {"name": "row of width fractions 0.3333, spacing none", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:10"], "subitems": [{"size":
    ["fw:0.3333333333333333", "abs:10"]}]}}, "items": [8], "expected": {"contentSize": [320, 30], "cells": [[0, 0, 0,
    0, 106.5, 10], [0, 1, 106.5, 0, 106.5, 10], [0, 2, 213, 0, 106.5, 10], [0, 3, 0, 10, 106.5, 10], [0, 4, 106.5, 10,
    106.5, 10], [0, 5, 213, 10, 106.5, 10], [0, 6, 0, 20, 106.5, 10], [0, 7, 106.5, 20, 106.5, 10]]}},
    {"name": "row of width fractions 0.4, spacing none", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:10"], "subitems": [{"size":
    ["fw:0.4", "abs:10"]}]}}, "items": [8], "expected": {"contentSize": [320, 40], "cells": [[0, 0, 0, 0, 128, 10],
    [0, 1, 128, 0, 128, 10], [0, 2, 0, 10, 128, 10], [0, 3, 128, 10, 128, 10], [0, 4, 0, 20, 128, 10], [0, 5, 128, 20,
    128, 10], [0, 6, 0, 30, 128, 10], [0, 7, 128, 30, 128, 10]]}},
    {"name": "row of width fractions 0.3, spacing fixed 10", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:10"], "subitems": [{"size":
    ["fw:0.3", "abs:10"]}], "interItemSpacing": ["fixed", 10]}}, "items": [8], "expected": {"contentSize": [320, 30],
    "cells": [[0, 0, 0, 0, 90, 10], [0, 1, 100, 0, 90, 10], [0, 2, 200, 0, 90, 10], [0, 3, 0, 10, 90, 10], [0, 4, 100,
    10, 90, 10], [0, 5, 200, 10, 90, 10], [0, 6, 0, 20, 90, 10], [0, 7, 100, 20, 90, 10]]}},
    {"name": "row of width fractions 0.25, spacing fixed 10", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:10"], "subitems": [{"size":
    ["fw:0.25", "abs:10"]}], "interItemSpacing": ["fixed", 10]}}, "items": [8], "expected": {"contentSize": [320, 20],
    "cells": [[0, 0, 0, 0, 72.5, 10], [0, 1, 82.5, 0, 72.5, 10], [0, 2, 165, 0, 72.5, 10], [0, 3, 247.5, 0, 72.5, 10],
    [0, 4, 0, 10, 72.5, 10], [0, 5, 82.5, 10, 72.5, 10], [0, 6, 165, 10, 72.5, 10], [0, 7, 247.5, 10, 72.5, 10]]}},
    {"name": "row of width fractions 0.3333, spacing fixed 10", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:10"],
    "subitems": [{"size": ["fw:0.3333333333333333", "abs:10"]}], "interItemSpacing": ["fixed", 10]}}, "items": [8],
    "expected": {"contentSize": [320, 30], "cells": [[0, 0, 0, 0, 100, 10], [0, 1, 110, 0, 100, 10], [0, 2, 220, 0,
    100, 10], [0, 3, 0, 10, 100, 10], [0, 4, 110, 10, 100, 10], [0, 5, 220, 10, 100, 10], [0, 6, 0, 20, 100, 10], [0,
    7, 110, 20, 100, 10]]}},
    {"name": "row of width fractions 0.4, spacing fixed 10", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:10"], "subitems": [{"size":
    ["fw:0.4", "abs:10"]}], "interItemSpacing": ["fixed", 10]}}, "items": [8], "expected": {"contentSize": [320, 40],
    "cells": [[0, 0, 0, 0, 124, 10], [0, 1, 134, 0, 124, 10], [0, 2, 0, 10, 124, 10], [0, 3, 134, 10, 124, 10], [0, 4,
    0, 20, 124, 10], [0, 5, 134, 20, 124, 10], [0, 6, 0, 30, 124, 10], [0, 7, 134, 30, 124, 10]]}},
    {"name": "row of width fractions 0.3, spacing flexible 10", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:10"],
    "subitems": [{"size": ["fw:0.3", "abs:10"]}], "interItemSpacing": ["flexible", 10]}}, "items": [8], "expected":
    {"contentSize": [320, 30], "cells": [[0, 0, 0, 0, 90, 10], [0, 1, 115, 0, 90, 10], [0, 2, 230, 0, 90, 10], [0, 3,
    0, 10, 90, 10], [0, 4, 115, 10, 90, 10], [0, 5, 230, 10, 90, 10], [0, 6, 0, 20, 90, 10], [0, 7, 115, 20, 90,
    10]]}},
    {"name": "row of width fractions 0.25, spacing flexible 10", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:10"],
    "subitems": [{"size": ["fw:0.25", "abs:10"]}], "interItemSpacing": ["flexible", 10]}}, "items": [8], "expected":
    {"contentSize": [320, 20], "cells": [[0, 0, 0, 0, 72.5, 10], [0, 1, 82.5, 0, 72.5, 10], [0, 2, 165, 0, 72.5, 10],
    [0, 3, 247.5, 0, 72.5, 10], [0, 4, 0, 10, 72.5, 10], [0, 5, 82.5, 10, 72.5, 10], [0, 6, 165, 10, 72.5, 10], [0, 7,
    247.5, 10, 72.5, 10]]}},
    {"name": "row of width fractions 0.3333, spacing flexible 10", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:10"],
    "subitems": [{"size": ["fw:0.3333333333333333", "abs:10"]}], "interItemSpacing": ["flexible", 10]}}, "items": [8],
    "expected": {"contentSize": [320, 30], "cells": [[0, 0, 0, 0, 100, 10], [0, 1, 110, 0, 100, 10], [0, 2, 220, 0,
    100, 10], [0, 3, 0, 10, 100, 10], [0, 4, 110, 10, 100, 10], [0, 5, 220, 10, 100, 10], [0, 6, 0, 20, 100, 10], [0,
    7, 110, 20, 100, 10]]}},
    {"name": "row of width fractions 0.4, spacing flexible 10", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:10"],
    "subitems": [{"size": ["fw:0.4", "abs:10"]}], "interItemSpacing": ["flexible", 10]}}, "items": [8], "expected":
    {"contentSize": [320, 40], "cells": [[0, 0, 0, 0, 124, 10], [0, 1, 196, 0, 124, 10], [0, 2, 0, 10, 124, 10], [0,
    3, 196, 10, 124, 10], [0, 4, 0, 20, 124, 10], [0, 5, 196, 20, 124, 10], [0, 6, 0, 30, 124, 10], [0, 7, 196, 30,
    124, 10]]}},
    {"name": "row of width fractions 0.3, spacing flexible 1", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:10"], "subitems": [{"size":
    ["fw:0.3", "abs:10"]}], "interItemSpacing": ["flexible", 1]}}, "items": [8], "expected": {"contentSize": [320,
    30], "cells": [[0, 0, 0, 0, 95, 10], [0, 1, 112.5, 0, 95, 10], [0, 2, 225, 0, 95, 10], [0, 3, 0, 10, 95, 10], [0,
    4, 112.5, 10, 95, 10], [0, 5, 225, 10, 95, 10], [0, 6, 0, 20, 95, 10], [0, 7, 112.5, 20, 95, 10]]}},
    {"name": "row of width fractions 0.25, spacing flexible 1", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:10"],
    "subitems": [{"size": ["fw:0.25", "abs:10"]}], "interItemSpacing": ["flexible", 1]}}, "items": [8], "expected":
    {"contentSize": [320, 20], "cells": [[0, 0, 0, 0, 79, 10], [0, 1, 80.5, 0, 79, 10], [0, 2, 160.5, 0, 79, 10], [0,
    3, 241, 0, 79, 10], [0, 4, 0, 10, 79, 10], [0, 5, 80.5, 10, 79, 10], [0, 6, 160.5, 10, 79, 10], [0, 7, 241, 10,
    79, 10]]}},
    {"name": "row of width fractions 0.3333, spacing flexible 1", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:10"],
    "subitems": [{"size": ["fw:0.3333333333333333", "abs:10"]}], "interItemSpacing": ["flexible", 1]}}, "items": [8],
    "expected": {"contentSize": [320, 30], "cells": [[0, 0, 0, 0, 106, 10], [0, 1, 107, 0, 106, 10], [0, 2, 214, 0,
    106, 10], [0, 3, 0, 10, 106, 10], [0, 4, 107, 10, 106, 10], [0, 5, 214, 10, 106, 10], [0, 6, 0, 20, 106, 10], [0,
    7, 107, 20, 106, 10]]}},
    {"name": "row of width fractions 0.4, spacing flexible 1", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:10"], "subitems": [{"size":
    ["fw:0.4", "abs:10"]}], "interItemSpacing": ["flexible", 1]}}, "items": [8], "expected": {"contentSize": [320,
    40], "cells": [[0, 0, 0, 0, 127.5, 10], [0, 1, 192.5, 0, 127.5, 10], [0, 2, 0, 10, 127.5, 10], [0, 3, 192.5, 10,
    127.5, 10], [0, 4, 0, 20, 127.5, 10], [0, 5, 192.5, 20, 127.5, 10], [0, 6, 0, 30, 127.5, 10], [0, 7, 192.5, 30,
    127.5, 10]]}},
    {"name": "thirds in a container 301 wide", "container": [301, 480], "scale": 2, "scrollDirection": "vertical",
    "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:20"], "subitems": [{"size":
    ["fw:0.3333333333333333", "fh:1"]}]}}, "items": [7], "expected": {"contentSize": [301, 60], "cells": [[0, 0, 0, 0,
    100, 20], [0, 1, 100, 0, 100, 20], [0, 2, 200, 0, 100, 20], [0, 3, 0, 20, 100, 20], [0, 4, 100, 20, 100, 20], [0,
    5, 200, 20, 100, 20], [0, 6, 0, 40, 100, 20]]}},
    {"name": "thirds in a container 300 wide", "container": [300, 480], "scale": 2, "scrollDirection": "vertical",
    "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:20"], "subitems": [{"size":
    ["fw:0.3333333333333333", "fh:1"]}]}}, "items": [7], "expected": {"contentSize": [300, 60], "cells": [[0, 0, 0, 0,
    100, 20], [0, 1, 100, 0, 100, 20], [0, 2, 200, 0, 100, 20], [0, 3, 0, 20, 100, 20], [0, 4, 100, 20, 100, 20], [0,
    5, 200, 20, 100, 20], [0, 6, 0, 40, 100, 20]]}},
    {"name": "fraction and length in one row, fixed 10", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:20"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}, {"size": ["abs:50", "fh:1"]}], "interItemSpacing": ["fixed", 10]}}, "items": [6], "expected":
    {"contentSize": [320, 60], "cells": [[0, 0, 0, 0, 155, 20], [0, 1, 165, 0, 50, 20], [0, 2, 0, 20, 155, 20], [0, 3,
    165, 20, 50, 20], [0, 4, 0, 40, 155, 20], [0, 5, 165, 40, 50, 20]]}},
    {"name": "half and quarter, list of subitems repeated", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:20"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}, {"size": ["fw:0.25", "fh:1"]}]}}, "items": [8], "expected": {"contentSize": [320, 80],
    "cells": [[0, 0, 0, 0, 160, 20], [0, 1, 160, 0, 80, 20], [0, 2, 0, 20, 160, 20], [0, 3, 160, 20, 80, 20], [0, 4,
    0, 40, 160, 20], [0, 5, 160, 40, 80, 20], [0, 6, 0, 60, 160, 20], [0, 7, 160, 60, 80, 20]]}},
    {"name": "height a fraction of the width, taller than the row", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:20"],
    "subitems": [{"size": ["fw:0.5", "abs:100"]}, {"size": ["fw:0.5", "fw:0.25"]}], "interItemSpacing": ["fixed",
    10]}}, "items": [4], "expected": {"contentSize": [320, 40], "cells": [[0, 0, 0, 0, 155, 100], [0, 1, 165, 0, 155,
    77.5], [0, 2, 0, 20, 155, 100], [0, 3, 165, 20, 155, 77.5]]}},
    {"name": "row as high as a fraction of the width", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "fw:0.2"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}}, "items": [4], "expected": {"contentSize": [320, 128], "cells": [[0, 0, 0, 0, 160, 64], [0,
    1, 160, 0, 160, 64], [0, 2, 0, 64, 160, 64], [0, 3, 160, 64, 160, 64]]}},
    {"name": "column of height fractions .25", "container": [320, 480], "scale": 2, "scrollDirection": "vertical",
    "section": {"group": {"group": "vertical", "size": ["fw:1", "abs:100"], "subitems": [{"size": ["fw:1",
    "fh:0.25"]}]}}, "items": [9], "expected": {"contentSize": [320, 225], "cells": [[0, 0, 0, 0, 320, 25], [0, 1, 0,
    25, 320, 25], [0, 2, 0, 50, 320, 25], [0, 3, 0, 75, 320, 25], [0, 4, 0, 100, 320, 25], [0, 5, 0, 125, 320, 25],
    [0, 6, 0, 150, 320, 25], [0, 7, 0, 175, 320, 25], [0, 8, 0, 200, 320, 25]]}},
    {"name": "column of height fractions .25, fixed 10", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "vertical", "size": ["fw:1", "abs:100"], "subitems": [{"size": ["fw:1",
    "fh:0.25"]}], "interItemSpacing": ["fixed", 10]}}, "items": [9], "expected": {"contentSize": [320, 217.5],
    "cells": [[0, 0, 0, 0, 320, 17.5], [0, 1, 0, 27.5, 320, 17.5], [0, 2, 0, 55, 320, 17.5], [0, 3, 0, 82.5, 320,
    17.5], [0, 4, 0, 100, 320, 17.5], [0, 5, 0, 127.5, 320, 17.5], [0, 6, 0, 155, 320, 17.5], [0, 7, 0, 182.5, 320,
    17.5], [0, 8, 0, 200, 320, 17.5]]}},
    {"name": "last group trimmed along the scroll axis, spacing none", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "vertical", "size": ["fw:1", "abs:100"], "subitems":
    [{"size": ["fw:1", "abs:30"]}]}}, "items": [5], "expected": {"contentSize": [320, 170], "cells": [[0, 0, 0, 0,
    320, 30], [0, 1, 0, 30, 320, 30], [0, 2, 0, 60, 320, 30], [0, 3, 0, 100, 320, 30], [0, 4, 0, 130, 320, 30]]}},
    {"name": "last group trimmed along the scroll axis, spacing fixed 10", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "vertical", "size": ["fw:1", "abs:100"], "subitems":
    [{"size": ["fw:1", "abs:30"]}], "interItemSpacing": ["fixed", 10]}}, "items": [5], "expected": {"contentSize":
    [320, 260], "cells": [[0, 0, 0, 0, 320, 30], [0, 1, 0, 40, 320, 30], [0, 2, 0, 100, 320, 30], [0, 3, 0, 140, 320,
    30], [0, 4, 0, 200, 320, 30]]}},
    {"name": "sideways, last group trimmed, spacing none", "container": [320, 480], "scale": 2, "scrollDirection":
    "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"], "subitems": [{"size":
    ["abs:30", "fh:1"]}]}}, "items": [5, 3], "expected": {"contentSize": [270, 480], "cells": [[0, 0, 0, 0, 30, 480],
    [0, 1, 30, 0, 30, 480], [0, 2, 60, 0, 30, 480], [0, 3, 100, 0, 30, 480], [0, 4, 130, 0, 30, 480], [1, 0, 170, 0,
    30, 480], [1, 1, 200, 0, 30, 480], [1, 2, 230, 0, 30, 480]]}},
    {"name": "sideways, last group trimmed, spacing fixed 10", "container": [320, 480], "scale": 2, "scrollDirection":
    "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"], "subitems": [{"size":
    ["abs:30", "fh:1"]}], "interItemSpacing": ["fixed", 10]}}, "items": [5, 3], "expected": {"contentSize": [420,
    480], "cells": [[0, 0, 0, 0, 30, 480], [0, 1, 40, 0, 30, 480], [0, 2, 100, 0, 30, 480], [0, 3, 140, 0, 30, 480],
    [0, 4, 200, 0, 30, 480], [1, 0, 260, 0, 30, 480], [1, 1, 300, 0, 30, 480], [1, 2, 360, 0, 30, 480]]}},
    {"name": "thirds, fixed 10, group spacing, insets", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:50"], "subitems": [{"size":
    ["fw:0.3333333333333333", "fh:1"]}], "interItemSpacing": ["fixed", 10]}, "interGroupSpacing": 4, "contentInsets":
    [5, 6, 7, 8]}, "items": [7], "expected": {"contentSize": [320, 170], "cells": [[0, 0, 6, 5, 95, 50], [0, 1, 111,
    5, 95, 50], [0, 2, 216, 5, 95, 50], [0, 3, 6, 59, 95, 50], [0, 4, 111, 59, 95, 50], [0, 5, 216, 59, 95, 50], [0,
    6, 6, 113, 95, 50]]}},
    {"name": "insets of item and of group", "container": [320, 480], "scale": 2, "scrollDirection": "vertical",
    "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:100"], "subitems": [{"size": ["fw:0.5",
    "fh:1"], "contentInsets": [5, 6, 7, 8]}], "contentInsets": [1, 2, 3, 4]}}, "items": [4], "expected":
    {"contentSize": [320, 200], "cells": [[0, 0, 8, 6, 143, 84], [0, 1, 165, 6, 143, 84], [0, 2, 8, 106, 143, 84], [0,
    3, 165, 106, 143, 84]]}},
    {"name": "flexible edge spacing of items", "container": [320, 480], "scale": 2, "scrollDirection": "vertical",
    "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:100"], "subitems": [{"size": ["fw:0.5",
    "fh:1"], "edgeSpacing": [["flexible", 4], null, ["flexible", 6], ["flexible", 7]]}]}}, "items": [4], "expected":
    {"contentSize": [320, 400], "cells": [[0, 0, 79, 0, 160, 100], [0, 1, 79, 100, 160, 100], [0, 2, 79, 200, 160,
    100], [0, 3, 79, 300, 160, 100]]}},
    {"name": "flexible leading and top edge", "container": [320, 480], "scale": 2, "scrollDirection": "vertical",
    "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:100"], "subitems": [{"size": ["fw:0.4",
    "fh:0.5"], "edgeSpacing": [["flexible", 0], ["flexible", 0], null, null]}]}}, "items": [4], "expected":
    {"contentSize": [320, 200], "cells": [[0, 0, 32, 50, 128, 50], [0, 1, 192, 50, 128, 50], [0, 2, 32, 150, 128, 50],
    [0, 3, 192, 150, 128, 50]]}},
    {"name": "group narrower than its section", "container": [320, 480], "scale": 2, "scrollDirection": "vertical",
    "section": {"group": {"group": "horizontal", "size": ["fw:0.6", "abs:30"], "subitems": [{"size": ["fw:0.5",
    "fh:1"]}]}, "interGroupSpacing": 8}, "items": [5], "expected": {"contentSize": [320, 106], "cells": [[0, 0, 0, 0,
    96, 30], [0, 1, 96, 0, 96, 30], [0, 2, 0, 38, 96, 30], [0, 3, 96, 38, 96, 30], [0, 4, 0, 76, 96, 30]]}},
    {"name": "insets and section spacing, one empty section", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:30"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6]}, "items": [3, 0, 4], "configuration":
    {"interSectionSpacing": 12}, "expected": {"contentSize": [320, 160], "cells": [[0, 0, 4, 3, 155, 30], [0, 1, 159,
    3, 155, 30], [0, 2, 4, 33, 155, 30], [2, 0, 4, 95, 155, 30], [2, 1, 159, 95, 155, 30], [2, 2, 4, 125, 155, 30],
    [2, 3, 159, 125, 155, 30]]}},
    {"name": "sideways, insets, group and section spacing", "container": [320, 480], "scale": 2, "scrollDirection":
    "horizontal", "section": {"group": {"group": "vertical", "size": ["abs:100", "fh:1"], "subitems": [{"size":
    ["fw:1", "fh:0.25"]}]}, "interGroupSpacing": 5, "contentInsets": [3, 4, 5, 6]}, "items": [6, 5], "configuration":
    {"interSectionSpacing": 12}, "expected": {"contentSize": [442, 480], "cells": [[0, 0, 4, 3, 100, 118], [0, 1, 4,
    121, 100, 118], [0, 2, 4, 239, 100, 118], [0, 3, 4, 357, 100, 118], [0, 4, 109, 3, 100, 118], [0, 5, 109, 121,
    100, 118], [1, 0, 231, 3, 100, 118], [1, 1, 231, 121, 100, 118], [1, 2, 231, 239, 100, 118], [1, 3, 231, 357, 100,
    118], [1, 4, 336, 3, 100, 118]]}},
    {"name": "one narrow item to a group", "container": [320, 480], "scale": 2, "scrollDirection": "vertical",
    "section": {"group": {"group": "horizontal", "size": ["abs:100", "abs:50"], "subitems": [{"size": ["fw:1",
    "fh:1"]}]}}, "items": [5, 2], "expected": {"contentSize": [320, 350], "cells": [[0, 0, 0, 0, 100, 50], [0, 1, 0,
    50, 100, 50], [0, 2, 0, 100, 100, 50], [0, 3, 0, 150, 100, 50], [0, 4, 0, 200, 100, 50], [1, 0, 0, 250, 100, 50],
    [1, 1, 0, 300, 100, 50]]}},
    {"name": "nested: half beside a column", "container": [320, 480], "scale": 2, "scrollDirection": "vertical",
    "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:100"], "subitems": [{"size": ["fw:0.5",
    "fh:1"]}, {"group": "vertical", "size": ["fw:0.5", "fh:1"], "subitems": [{"size": ["fw:1", "fh:0.5"]}],
    "interItemSpacing": ["fixed", 4]}], "interItemSpacing": ["fixed", 6]}}, "items": [9], "expected": {"contentSize":
    [320, 300], "cells": [[0, 0, 0, 0, 157, 100], [0, 1, 163, 0, 157, 48], [0, 2, 163, 52, 157, 48], [0, 3, 0, 100,
    157, 100], [0, 4, 163, 100, 157, 48], [0, 5, 163, 152, 157, 48], [0, 6, 0, 200, 157, 100], [0, 7, 163, 200, 157,
    48], [0, 8, 163, 252, 157, 48]]}},
    {"name": "nested column only, last group trimmed", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:100"], "subitems": [{"group":
    "vertical", "size": ["fw:0.5", "fh:1"], "subitems": [{"size": ["fw:1", "fh:0.5"]}]}]}}, "items": [9], "expected":
    {"contentSize": [320, 250], "cells": [[0, 0, 0, 0, 160, 50], [0, 1, 0, 50, 160, 50], [0, 2, 160, 0, 160, 50], [0,
    3, 160, 50, 160, 50], [0, 4, 0, 100, 160, 50], [0, 5, 0, 150, 160, 50], [0, 6, 160, 100, 160, 50], [0, 7, 160,
    150, 160, 50], [0, 8, 0, 200, 160, 50]]}},
    {"name": "item, two and three beside each other, first section empty", "container": [375, 812], "scale": 3,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:100"],
    "subitems": [{"size": ["fw:0.3333333333333333", "fh:1"], "contentInsets": [0, 0, 0, 4]}, {"group": "vertical",
    "size": ["fw:0.3333333333333333", "fh:1"], "subitems": [{"size": ["fw:1", "fh:1"]}], "count": 2, "mode": "count",
    "interItemSpacing": ["fixed", 8], "contentInsets": [0, 4, 0, 4]}, {"group": "vertical", "size":
    ["fw:0.3333333333333333", "fh:1"], "subitems": [{"size": ["fw:1", "fh:1"]}], "count": 3, "mode": "count",
    "interItemSpacing": ["fixed", 8], "contentInsets": [0, 4, 0, 0]}], "contentInsets": [0, 16, 0, 16]},
    "interGroupSpacing": 8}, "items": [0, 6], "configuration": {"interSectionSpacing": 8}, "expected": {"contentSize":
    [375, 108], "cells": [[1, 0, 16, 8, 110.333, 100], [1, 1, 134.333, 8, 106.333, 46], [1, 2, 134.333, 62, 106.333,
    46], [1, 3, 248.667, 8, 110.333, 28], [1, 4, 248.667, 44, 110.333, 28], [1, 5, 248.667, 80, 110.333, 28]]}},
    {"name": "estimated height of the group, items estimated too (cells cannot size themselves)", "container": [320,
    480], "scale": 2, "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1",
    "est:44"], "subitems": [{"size": ["fw:0.5", "est:30"]}]}}, "items": [4], "expected": {"contentSize": [320, 60],
    "cells": [[0, 0, 0, 0, 160, 30], [0, 1, 160, 0, 160, 30], [0, 2, 0, 30, 160, 30], [0, 3, 160, 30, 160, 30]]}},
    {"name": "estimated height of the group, items a fraction of it", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "est:44"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}}, "items": [4], "expected": {"contentSize": [320, 88], "cells": [[0,
    0, 0, 0, 160, 44], [0, 1, 160, 0, 160, 44], [0, 2, 0, 44, 160, 44], [0, 3, 160, 44, 160, 44]]}},
    {"name": "estimated height in a column", "container": [320, 480], "scale": 2, "scrollDirection": "vertical",
    "section": {"group": {"group": "vertical", "size": ["fw:1", "abs:100"], "subitems": [{"size": ["fw:1",
    "est:30"]}]}}, "items": [5], "expected": {"contentSize": [320, 170], "cells": [[0, 0, 0, 0, 320, 30], [0, 1, 0,
    30, 320, 30], [0, 2, 0, 60, 320, 30], [0, 3, 0, 100, 320, 30], [0, 4, 0, 130, 320, 30]]}},
    {"name": "count 3 across, absolute width ignored", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:20"], "subitems": [{"size":
    ["abs:30", "fh:1"]}], "count": 3, "mode": "count", "interItemSpacing": ["fixed", 10]}}, "items": [7], "expected":
    {"contentSize": [320, 60], "cells": [[0, 0, 0, 0, 100, 20], [0, 1, 110, 0, 100, 20], [0, 2, 220, 0, 100, 20], [0,
    3, 0, 20, 100, 20], [0, 4, 110, 20, 100, 20], [0, 5, 220, 20, 100, 20], [0, 6, 0, 40, 100, 20]]}},
    {"name": "custom group, section 0", "container": [320, 480], "scale": 2, "scrollDirection": "vertical", "section":
    {"group": {"group": "custom", "size": ["fw:1", "abs:80"], "frames": [[1, 2, 30, 40], [50, 10, 60, 30, 4], [-5, -5,
    400, 20]]}, "contentInsets": [3, 4, 5, 6]}, "items": [4, 2], "expected": {"cells": [[0, 0, 5, 5, 30, 40], [0, 1,
    54, 13, 60, 30, 4], [0, 2, -1, -2, 400, 20], [0, 3, 5, 85, 30, 40]]}},
    {"name": "section provider, insets differ", "container": [320, 480], "scale": 2, "scrollDirection": "vertical",
    "sections": [{"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size": ["fw:0.5",
    "fh:1"]}]}, "contentInsets": [3, 4, 5, 6]}, {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}}, {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6]}], "items": [3, 4, 2], "expected":
    {"contentSize": [320, 216], "cells": [[0, 0, 4, 3, 155, 40], [0, 1, 159, 3, 155, 40], [0, 2, 4, 43, 155, 40], [1,
    0, 0, 88, 160, 40], [1, 1, 160, 88, 160, 40], [1, 2, 0, 128, 160, 40], [1, 3, 160, 128, 160, 40], [2, 0, 4, 171,
    155, 40], [2, 1, 159, 171, 155, 40]]}},
    {"name": "orthogonal section with a background, iOS 17", "container": [375, 812], "scale": 3, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:1", "fh:1"]}], "count": 4, "mode": "count", "interItemSpacing": ["fixed", 8]}, "contentInsets": [16, 16, 16,
    16], "orthogonal": "continuous", "decorations": [{"kind": "bg"}]}, "items": [4], "expected": {"contentSize": [375,
    72], "cells": [[0, 0, 16, 16, 87.667, 40], [0, 1, 111.667, 16, 87.667, 40], [0, 2, 207.333, 16, 87.667, 40], [0,
    3, 303, 16, 87.667, 40]], "supplementary": [], "decorations": [["bg", 0, 0, 0, 0, 375, 72]]}}
    ]
    """#)
}
