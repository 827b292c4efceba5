/// Views at the edges of sections, as UIKit was measured to place them.
extension MeasuredLayout {
  static let boundaries = read(
    #"""
    [
    {"name": "boundary top, extends, follows the insets", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size": ["abs:60", "abs:30"],
    "alignment": "top", "extends": true}]}, "items": [3, 2], "expected": {"contentSize": [320, 196], "cells": [[0, 0,
    4, 33, 155, 40], [0, 1, 159, 33, 155, 40], [0, 2, 4, 73, 155, 40], [1, 0, 4, 151, 155, 40], [1, 1, 159, 151, 155,
    40]], "supplementary": [["h", 0, 0, 129, 0, 60, 30], ["h", 1, 0, 129, 118, 60, 30]]}},
    {"name": "boundary top, extends, ignores the insets", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size": ["abs:60", "abs:30"],
    "alignment": "top", "extends": true}], "supplementariesFollowContentInsets": false}, "items": [3, 2], "expected":
    {"contentSize": [320, 196], "cells": [[0, 0, 4, 33, 155, 40], [0, 1, 159, 33, 155, 40], [0, 2, 4, 73, 155, 40],
    [1, 0, 4, 151, 155, 40], [1, 1, 159, 151, 155, 40]], "supplementary": [["h", 0, 0, 130, 0, 60, 30], ["h", 1, 0,
    130, 118, 60, 30]]}},
    {"name": "boundary leading, extends, ignores the insets", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size": ["abs:60", "abs:30"],
    "alignment": "leading", "extends": true}], "supplementariesFollowContentInsets": false}, "items": [3, 2],
    "expected": {"contentSize": [320, 136], "cells": [[0, 0, 4, 3, 155, 40], [0, 1, 159, 3, 155, 40], [0, 2, 4, 43,
    155, 40], [1, 0, 4, 91, 155, 40], [1, 1, 159, 91, 155, 40]], "supplementary": [["h", 0, 0, 0, 29, 60, 30], ["h",
    1, 0, 0, 97, 60, 30]]}},
    {"name": "boundary bottom, extends, follows the insets", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size": ["abs:60", "abs:30"],
    "alignment": "bottom", "extends": true}]}, "items": [3, 2], "expected": {"contentSize": [320, 196], "cells": [[0,
    0, 4, 3, 155, 40], [0, 1, 159, 3, 155, 40], [0, 2, 4, 43, 155, 40], [1, 0, 4, 121, 155, 40], [1, 1, 159, 121, 155,
    40]], "supplementary": [["h", 0, 0, 129, 88, 60, 30], ["h", 1, 0, 129, 166, 60, 30]]}},
    {"name": "boundary trailing, extends, follows the insets", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size": ["abs:60", "abs:30"],
    "alignment": "trailing", "extends": true}]}, "items": [3, 2], "expected": {"contentSize": [320, 136], "cells":
    [[0, 0, 4, 3, 155, 40], [0, 1, 159, 3, 155, 40], [0, 2, 4, 43, 155, 40], [1, 0, 4, 91, 155, 40], [1, 1, 159, 91,
    155, 40]], "supplementary": [["h", 0, 0, 254, 29, 60, 30], ["h", 1, 0, 254, 97, 60, 30]]}},
    {"name": "boundary trailing, extends, ignores the insets", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size": ["abs:60", "abs:30"],
    "alignment": "trailing", "extends": true}], "supplementariesFollowContentInsets": false}, "items": [3, 2],
    "expected": {"contentSize": [320, 136], "cells": [[0, 0, 4, 3, 155, 40], [0, 1, 159, 3, 155, 40], [0, 2, 4, 43,
    155, 40], [1, 0, 4, 91, 155, 40], [1, 1, 159, 91, 155, 40]], "supplementary": [["h", 0, 0, 260, 29, 60, 30], ["h",
    1, 0, 260, 97, 60, 30]]}},
    {"name": "boundary topLeading, extends, ignores the insets", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["abs:60", "abs:30"], "alignment": "topLeading", "extends": true}], "supplementariesFollowContentInsets": false},
    "items": [3, 2], "expected": {"contentSize": [320, 196], "cells": [[0, 0, 4, 33, 155, 40], [0, 1, 159, 33, 155,
    40], [0, 2, 4, 73, 155, 40], [1, 0, 4, 151, 155, 40], [1, 1, 159, 151, 155, 40]], "supplementary": [["h", 0, 0, 0,
    0, 60, 30], ["h", 1, 0, 0, 118, 60, 30]]}},
    {"name": "boundary topTrailing, extends, follows the insets", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["abs:60", "abs:30"], "alignment": "topTrailing", "extends": true}]}, "items": [3, 2], "expected": {"contentSize":
    [320, 196], "cells": [[0, 0, 4, 33, 155, 40], [0, 1, 159, 33, 155, 40], [0, 2, 4, 73, 155, 40], [1, 0, 4, 151,
    155, 40], [1, 1, 159, 151, 155, 40]], "supplementary": [["h", 0, 0, 254, 0, 60, 30], ["h", 1, 0, 254, 118, 60,
    30]]}},
    {"name": "boundary bottomLeading, extends, follows the insets", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["abs:60", "abs:30"], "alignment": "bottomLeading", "extends": true}]}, "items": [3, 2], "expected":
    {"contentSize": [320, 196], "cells": [[0, 0, 4, 3, 155, 40], [0, 1, 159, 3, 155, 40], [0, 2, 4, 43, 155, 40], [1,
    0, 4, 121, 155, 40], [1, 1, 159, 121, 155, 40]], "supplementary": [["h", 0, 0, 4, 88, 60, 30], ["h", 1, 0, 4, 166,
    60, 30]]}},
    {"name": "boundary bottomLeading, extends, ignores the insets", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["abs:60", "abs:30"], "alignment": "bottomLeading", "extends": true}], "supplementariesFollowContentInsets":
    false}, "items": [3, 2], "expected": {"contentSize": [320, 196], "cells": [[0, 0, 4, 3, 155, 40], [0, 1, 159, 3,
    155, 40], [0, 2, 4, 43, 155, 40], [1, 0, 4, 121, 155, 40], [1, 1, 159, 121, 155, 40]], "supplementary": [["h", 0,
    0, 0, 88, 60, 30], ["h", 1, 0, 0, 166, 60, 30]]}},
    {"name": "boundary bottomTrailing, extends, ignores the insets", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["abs:60", "abs:30"], "alignment": "bottomTrailing", "extends": true}], "supplementariesFollowContentInsets":
    false}, "items": [3, 2], "expected": {"contentSize": [320, 196], "cells": [[0, 0, 4, 3, 155, 40], [0, 1, 159, 3,
    155, 40], [0, 2, 4, 43, 155, 40], [1, 0, 4, 121, 155, 40], [1, 1, 159, 121, 155, 40]], "supplementary": [["h", 0,
    0, 260, 88, 60, 30], ["h", 1, 0, 260, 166, 60, 30]]}},
    {"name": "sideways, boundary top, extends, follows the insets", "container": [320, 480], "scale": 2,
    "scrollDirection": "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["abs:60", "abs:30"], "alignment": "top", "extends": true}]}, "items": [3, 2], "expected": {"contentSize": [270,
    480], "cells": [[0, 0, 4, 3, 50, 472], [0, 1, 54, 3, 50, 472], [0, 2, 104, 3, 50, 472], [1, 0, 164, 3, 50, 472],
    [1, 1, 214, 3, 50, 472]], "supplementary": [["h", 0, 0, 50, 3, 60, 30], ["h", 1, 0, 185, 3, 60, 30]]}},
    {"name": "sideways, boundary leading, extends, follows the insets", "container": [320, 480], "scale": 2,
    "scrollDirection": "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["abs:60", "abs:30"], "alignment": "leading", "extends": true}]}, "items": [3, 2], "expected": {"contentSize":
    [390, 480], "cells": [[0, 0, 64, 3, 50, 472], [0, 1, 114, 3, 50, 472], [0, 2, 164, 3, 50, 472], [1, 0, 284, 3, 50,
    472], [1, 1, 334, 3, 50, 472]], "supplementary": [["h", 0, 0, 0, 224, 60, 30], ["h", 1, 0, 220, 224, 60, 30]]}},
    {"name": "sideways, boundary leading, extends, ignores the insets", "container": [320, 480], "scale": 2,
    "scrollDirection": "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["abs:60", "abs:30"], "alignment": "leading", "extends": true}], "supplementariesFollowContentInsets": false},
    "items": [3, 2], "expected": {"contentSize": [390, 480], "cells": [[0, 0, 64, 3, 50, 472], [0, 1, 114, 3, 50,
    472], [0, 2, 164, 3, 50, 472], [1, 0, 284, 3, 50, 472], [1, 1, 334, 3, 50, 472]], "supplementary": [["h", 0, 0, 0,
    225, 60, 30], ["h", 1, 0, 220, 225, 60, 30]]}},
    {"name": "sideways, boundary bottom, extends, ignores the insets", "container": [320, 480], "scale": 2,
    "scrollDirection": "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["abs:60", "abs:30"], "alignment": "bottom", "extends": true}], "supplementariesFollowContentInsets": false},
    "items": [3, 2], "expected": {"contentSize": [270, 480], "cells": [[0, 0, 4, 3, 50, 472], [0, 1, 54, 3, 50, 472],
    [0, 2, 104, 3, 50, 472], [1, 0, 164, 3, 50, 472], [1, 1, 214, 3, 50, 472]], "supplementary": [["h", 0, 0, 50, 450,
    60, 30], ["h", 1, 0, 185, 450, 60, 30]]}},
    {"name": "sideways, boundary trailing, extends, follows the insets", "container": [320, 480], "scale": 2,
    "scrollDirection": "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["abs:60", "abs:30"], "alignment": "trailing", "extends": true}]}, "items": [3, 2], "expected": {"contentSize":
    [390, 480], "cells": [[0, 0, 4, 3, 50, 472], [0, 1, 54, 3, 50, 472], [0, 2, 104, 3, 50, 472], [1, 0, 224, 3, 50,
    472], [1, 1, 274, 3, 50, 472]], "supplementary": [["h", 0, 0, 160, 224, 60, 30], ["h", 1, 0, 330, 224, 60, 30]]}},
    {"name": "sideways, boundary topLeading, extends, follows the insets", "container": [320, 480], "scale": 2,
    "scrollDirection": "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["abs:60", "abs:30"], "alignment": "topLeading", "extends": true}]}, "items": [3, 2], "expected": {"contentSize":
    [390, 480], "cells": [[0, 0, 64, 3, 50, 472], [0, 1, 114, 3, 50, 472], [0, 2, 164, 3, 50, 472], [1, 0, 284, 3, 50,
    472], [1, 1, 334, 3, 50, 472]], "supplementary": [["h", 0, 0, 0, 3, 60, 30], ["h", 1, 0, 220, 3, 60, 30]]}},
    {"name": "sideways, boundary topLeading, extends, ignores the insets", "container": [320, 480], "scale": 2,
    "scrollDirection": "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["abs:60", "abs:30"], "alignment": "topLeading", "extends": true}], "supplementariesFollowContentInsets": false},
    "items": [3, 2], "expected": {"contentSize": [390, 480], "cells": [[0, 0, 64, 3, 50, 472], [0, 1, 114, 3, 50,
    472], [0, 2, 164, 3, 50, 472], [1, 0, 284, 3, 50, 472], [1, 1, 334, 3, 50, 472]], "supplementary": [["h", 0, 0, 0,
    0, 60, 30], ["h", 1, 0, 220, 0, 60, 30]]}},
    {"name": "sideways, boundary topTrailing, extends, ignores the insets", "container": [320, 480], "scale": 2,
    "scrollDirection": "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["abs:60", "abs:30"], "alignment": "topTrailing", "extends": true}], "supplementariesFollowContentInsets": false},
    "items": [3, 2], "expected": {"contentSize": [390, 480], "cells": [[0, 0, 4, 3, 50, 472], [0, 1, 54, 3, 50, 472],
    [0, 2, 104, 3, 50, 472], [1, 0, 224, 3, 50, 472], [1, 1, 274, 3, 50, 472]], "supplementary": [["h", 0, 0, 160, 0,
    60, 30], ["h", 1, 0, 330, 0, 60, 30]]}},
    {"name": "sideways, boundary bottomLeading, extends, follows the insets", "container": [320, 480], "scale": 2,
    "scrollDirection": "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["abs:60", "abs:30"], "alignment": "bottomLeading", "extends": true}]}, "items": [3, 2], "expected":
    {"contentSize": [390, 480], "cells": [[0, 0, 64, 3, 50, 472], [0, 1, 114, 3, 50, 472], [0, 2, 164, 3, 50, 472],
    [1, 0, 284, 3, 50, 472], [1, 1, 334, 3, 50, 472]], "supplementary": [["h", 0, 0, 0, 445, 60, 30], ["h", 1, 0, 220,
    445, 60, 30]]}},
    {"name": "sideways, boundary bottomTrailing, extends, follows the insets", "container": [320, 480], "scale": 2,
    "scrollDirection": "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["abs:60", "abs:30"], "alignment": "bottomTrailing", "extends": true}]}, "items": [3, 2], "expected":
    {"contentSize": [390, 480], "cells": [[0, 0, 4, 3, 50, 472], [0, 1, 54, 3, 50, 472], [0, 2, 104, 3, 50, 472], [1,
    0, 224, 3, 50, 472], [1, 1, 274, 3, 50, 472]], "supplementary": [["h", 0, 0, 160, 445, 60, 30], ["h", 1, 0, 330,
    445, 60, 30]]}},
    {"name": "sideways, boundary bottomTrailing, extends, ignores the insets", "container": [320, 480], "scale": 2,
    "scrollDirection": "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["abs:60", "abs:30"], "alignment": "bottomTrailing", "extends": true}], "supplementariesFollowContentInsets":
    false}, "items": [3, 2], "expected": {"contentSize": [390, 480], "cells": [[0, 0, 4, 3, 50, 472], [0, 1, 54, 3,
    50, 472], [0, 2, 104, 3, 50, 472], [1, 0, 224, 3, 50, 472], [1, 1, 274, 3, 50, 472]], "supplementary": [["h", 0,
    0, 160, 450, 60, 30], ["h", 1, 0, 330, 450, 60, 30]]}},
    {"name": "boundary bottom, offset [-5, -7], inside", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size": ["abs:60", "abs:30"],
    "alignment": "bottom", "offset": [-5, -7], "extends": false}]}, "items": [3, 2], "expected": {"contentSize": [320,
    136], "cells": [[0, 0, 4, 3, 155, 40], [0, 1, 159, 3, 155, 40], [0, 2, 4, 43, 155, 40], [1, 0, 4, 91, 155, 40],
    [1, 1, 159, 91, 155, 40]], "supplementary": [["h", 0, 0, 124, 51, 60, 30], ["h", 1, 0, 124, 99, 60, 30]]}},
    {"name": "boundary leading, offset [5, 7], extends", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size": ["abs:60", "abs:30"],
    "alignment": "leading", "offset": [5, 7], "extends": true}]}, "items": [3, 2], "expected": {"contentSize": [320,
    136], "cells": [[0, 0, 4, 3, 155, 40], [0, 1, 159, 3, 155, 40], [0, 2, 4, 43, 155, 40], [1, 0, 4, 91, 155, 40],
    [1, 1, 159, 91, 155, 40]], "supplementary": [["h", 0, 0, 9, 36, 60, 30], ["h", 1, 0, 9, 104, 60, 30]]}},
    {"name": "boundary topLeading, offset [5, 7], extends", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size": ["abs:60", "abs:30"],
    "alignment": "topLeading", "offset": [5, 7], "extends": true}]}, "items": [3, 2], "expected": {"contentSize":
    [320, 182], "cells": [[0, 0, 4, 26, 155, 40], [0, 1, 159, 26, 155, 40], [0, 2, 4, 66, 155, 40], [1, 0, 4, 137,
    155, 40], [1, 1, 159, 137, 155, 40]], "supplementary": [["h", 0, 0, 9, 0, 60, 30], ["h", 1, 0, 9, 111, 60, 30]]}},
    {"name": "boundary topTrailing, offset [-5, -7], inside", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size": ["abs:60", "abs:30"],
    "alignment": "topTrailing", "offset": [-5, -7], "extends": false}]}, "items": [3, 2], "expected": {"contentSize":
    [320, 136], "cells": [[0, 0, 4, 3, 155, 40], [0, 1, 159, 3, 155, 40], [0, 2, 4, 43, 155, 40], [1, 0, 4, 91, 155,
    40], [1, 1, 159, 91, 155, 40]], "supplementary": [["h", 0, 0, 249, -7, 60, 30], ["h", 1, 0, 249, 81, 60, 30]]}},
    {"name": "boundary bottomTrailing, offset [-5, -7], inside", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["abs:60", "abs:30"], "alignment": "bottomTrailing", "offset": [-5, -7], "extends": false}]}, "items": [3, 2],
    "expected": {"contentSize": [320, 136], "cells": [[0, 0, 4, 3, 155, 40], [0, 1, 159, 3, 155, 40], [0, 2, 4, 43,
    155, 40], [1, 0, 4, 91, 155, 40], [1, 1, 159, 91, 155, 40]], "supplementary": [["h", 0, 0, 249, 51, 60, 30], ["h",
    1, 0, 249, 99, 60, 30]]}},
    {"name": "boundary top taller than its section, inside", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"], "alignment": "top", "extends":
    false}]}, "items": [4], "expected": {"contentSize": [320, 80], "cells": [[0, 0, 0, 0, 160, 40], [0, 1, 160, 0,
    160, 40], [0, 2, 0, 40, 160, 40], [0, 3, 160, 40, 160, 40]], "supplementary": [["h", 0, 0, 143.5, 0, 33, 200]]}},
    {"name": "boundary bottom taller than its section, inside", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"],
    "alignment": "bottom", "extends": false}]}, "items": [4], "expected": {"contentSize": [320, 80], "cells": [[0, 0,
    0, 0, 160, 40], [0, 1, 160, 0, 160, 40], [0, 2, 0, 40, 160, 40], [0, 3, 160, 40, 160, 40]], "supplementary":
    [["h", 0, 0, 143.5, -120, 33, 200]]}},
    {"name": "boundary bottom taller than its section, extends", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"],
    "alignment": "bottom", "extends": true}]}, "items": [4], "expected": {"contentSize": [320, 280], "cells": [[0, 0,
    0, 0, 160, 40], [0, 1, 160, 0, 160, 40], [0, 2, 0, 40, 160, 40], [0, 3, 160, 40, 160, 40]], "supplementary":
    [["h", 0, 0, 143.5, 80, 33, 200]]}},
    {"name": "boundary leading taller than its section, extends", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"],
    "alignment": "leading", "extends": true}]}, "items": [4], "expected": {"contentSize": [320, 200], "cells": [[0, 0,
    0, 0, 160, 40], [0, 1, 160, 0, 160, 40], [0, 2, 0, 40, 160, 40], [0, 3, 160, 40, 160, 40]], "supplementary":
    [["h", 0, 0, 0, 0, 33, 200]]}},
    {"name": "boundary trailing taller than its section, inside", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"],
    "alignment": "trailing", "extends": false}]}, "items": [4], "expected": {"contentSize": [320, 80], "cells": [[0,
    0, 0, 0, 160, 40], [0, 1, 160, 0, 160, 40], [0, 2, 0, 40, 160, 40], [0, 3, 160, 40, 160, 40]], "supplementary":
    [["h", 0, 0, 287, -60, 33, 200]]}},
    {"name": "boundary topLeading taller than its section, inside", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"],
    "alignment": "topLeading", "extends": false}]}, "items": [4], "expected": {"contentSize": [320, 80], "cells": [[0,
    0, 0, 0, 160, 40], [0, 1, 160, 0, 160, 40], [0, 2, 0, 40, 160, 40], [0, 3, 160, 40, 160, 40]], "supplementary":
    [["h", 0, 0, 0, 0, 33, 200]]}},
    {"name": "boundary topLeading taller than its section, extends", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"],
    "alignment": "topLeading", "extends": true}]}, "items": [4], "expected": {"contentSize": [320, 280], "cells": [[0,
    0, 0, 200, 160, 40], [0, 1, 160, 200, 160, 40], [0, 2, 0, 240, 160, 40], [0, 3, 160, 240, 160, 40]],
    "supplementary": [["h", 0, 0, 0, 0, 33, 200]]}},
    {"name": "boundary topTrailing taller than its section, extends", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"],
    "alignment": "topTrailing", "extends": true}]}, "items": [4], "expected": {"contentSize": [320, 280], "cells":
    [[0, 0, 0, 200, 160, 40], [0, 1, 160, 200, 160, 40], [0, 2, 0, 240, 160, 40], [0, 3, 160, 240, 160, 40]],
    "supplementary": [["h", 0, 0, 287, 0, 33, 200]]}},
    {"name": "boundary bottomLeading taller than its section, inside", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"],
    "alignment": "bottomLeading", "extends": false}]}, "items": [4], "expected": {"contentSize": [320, 80], "cells":
    [[0, 0, 0, 0, 160, 40], [0, 1, 160, 0, 160, 40], [0, 2, 0, 40, 160, 40], [0, 3, 160, 40, 160, 40]],
    "supplementary": [["h", 0, 0, 0, -120, 33, 200]]}},
    {"name": "boundary bottomTrailing taller than its section, inside", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"],
    "alignment": "bottomTrailing", "extends": false}]}, "items": [4], "expected": {"contentSize": [320, 80], "cells":
    [[0, 0, 0, 0, 160, 40], [0, 1, 160, 0, 160, 40], [0, 2, 0, 40, 160, 40], [0, 3, 160, 40, 160, 40]],
    "supplementary": [["h", 0, 0, 287, -120, 33, 200]]}},
    {"name": "boundary bottomTrailing taller than its section, extends", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"],
    "alignment": "bottomTrailing", "extends": true}]}, "items": [4], "expected": {"contentSize": [320, 280], "cells":
    [[0, 0, 0, 0, 160, 40], [0, 1, 160, 0, 160, 40], [0, 2, 0, 40, 160, 40], [0, 3, 160, 40, 160, 40]],
    "supplementary": [["h", 0, 0, 287, 80, 33, 200]]}},
    {"name": "sideways, boundary top tall, extends", "container": [320, 480], "scale": 2, "scrollDirection":
    "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:0.5"], "subitems": [{"size":
    ["fw:1", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"], "alignment": "top", "extends":
    true}]}, "items": [4], "expected": {"contentSize": [400, 480], "cells": [[0, 0, 0, 0, 100, 240], [0, 1, 100, 0,
    100, 240], [0, 2, 200, 0, 100, 240], [0, 3, 300, 0, 100, 240]], "supplementary": [["h", 0, 0, 183.5, 0, 33,
    200]]}},
    {"name": "sideways, boundary bottom tall, inside", "container": [320, 480], "scale": 2, "scrollDirection":
    "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:0.5"], "subitems": [{"size":
    ["fw:1", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"], "alignment": "bottom", "extends":
    false}]}, "items": [4], "expected": {"contentSize": [400, 480], "cells": [[0, 0, 0, 0, 100, 240], [0, 1, 100, 0,
    100, 240], [0, 2, 200, 0, 100, 240], [0, 3, 300, 0, 100, 240]], "supplementary": [["h", 0, 0, 183.5, 280, 33,
    200]]}},
    {"name": "sideways, boundary leading tall, inside", "container": [320, 480], "scale": 2, "scrollDirection":
    "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:0.5"], "subitems": [{"size":
    ["fw:1", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"], "alignment": "leading", "extends":
    false}]}, "items": [4], "expected": {"contentSize": [400, 480], "cells": [[0, 0, 0, 0, 100, 240], [0, 1, 100, 0,
    100, 240], [0, 2, 200, 0, 100, 240], [0, 3, 300, 0, 100, 240]], "supplementary": [["h", 0, 0, 0, 140, 33, 200]]}},
    {"name": "sideways, boundary leading tall, extends", "container": [320, 480], "scale": 2, "scrollDirection":
    "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:0.5"], "subitems": [{"size":
    ["fw:1", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"], "alignment": "leading", "extends":
    true}]}, "items": [4], "expected": {"contentSize": [433, 480], "cells": [[0, 0, 33, 0, 100, 240], [0, 1, 133, 0,
    100, 240], [0, 2, 233, 0, 100, 240], [0, 3, 333, 0, 100, 240]], "supplementary": [["h", 0, 0, 0, 140, 33, 200]]}},
    {"name": "sideways, boundary trailing tall, extends", "container": [320, 480], "scale": 2, "scrollDirection":
    "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:0.5"], "subitems": [{"size":
    ["fw:1", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"], "alignment": "trailing", "extends":
    true}]}, "items": [4], "expected": {"contentSize": [433, 480], "cells": [[0, 0, 0, 0, 100, 240], [0, 1, 100, 0,
    100, 240], [0, 2, 200, 0, 100, 240], [0, 3, 300, 0, 100, 240]], "supplementary": [["h", 0, 0, 400, 140, 33,
    200]]}},
    {"name": "sideways, boundary topLeading tall, inside", "container": [320, 480], "scale": 2, "scrollDirection":
    "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:0.5"], "subitems": [{"size":
    ["fw:1", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"], "alignment": "topLeading",
    "extends": false}]}, "items": [4], "expected": {"contentSize": [400, 480], "cells": [[0, 0, 0, 0, 100, 240], [0,
    1, 100, 0, 100, 240], [0, 2, 200, 0, 100, 240], [0, 3, 300, 0, 100, 240]], "supplementary": [["h", 0, 0, 0, 0, 33,
    200]]}},
    {"name": "sideways, boundary topTrailing tall, inside", "container": [320, 480], "scale": 2, "scrollDirection":
    "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:0.5"], "subitems": [{"size":
    ["fw:1", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"], "alignment": "topTrailing",
    "extends": false}]}, "items": [4], "expected": {"contentSize": [400, 480], "cells": [[0, 0, 0, 0, 100, 240], [0,
    1, 100, 0, 100, 240], [0, 2, 200, 0, 100, 240], [0, 3, 300, 0, 100, 240]], "supplementary": [["h", 0, 0, 367, 0,
    33, 200]]}},
    {"name": "sideways, boundary topTrailing tall, extends", "container": [320, 480], "scale": 2, "scrollDirection":
    "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:0.5"], "subitems": [{"size":
    ["fw:1", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"], "alignment": "topTrailing",
    "extends": true}]}, "items": [4], "expected": {"contentSize": [433, 480], "cells": [[0, 0, 0, 0, 100, 240], [0, 1,
    100, 0, 100, 240], [0, 2, 200, 0, 100, 240], [0, 3, 300, 0, 100, 240]], "supplementary": [["h", 0, 0, 400, 0, 33,
    200]]}},
    {"name": "sideways, boundary bottomLeading tall, extends", "container": [320, 480], "scale": 2, "scrollDirection":
    "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:0.5"], "subitems": [{"size":
    ["fw:1", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"], "alignment": "bottomLeading",
    "extends": true}]}, "items": [4], "expected": {"contentSize": [433, 480], "cells": [[0, 0, 33, 0, 100, 240], [0,
    1, 133, 0, 100, 240], [0, 2, 233, 0, 100, 240], [0, 3, 333, 0, 100, 240]], "supplementary": [["h", 0, 0, 0, 280,
    33, 200]]}},
    {"name": "sideways, boundary bottomTrailing tall, inside", "container": [320, 480], "scale": 2, "scrollDirection":
    "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:0.5"], "subitems": [{"size":
    ["fw:1", "fh:1"]}]}, "boundary": [{"kind": "h", "size": ["abs:33", "abs:200"], "alignment": "bottomTrailing",
    "extends": false}]}, "items": [4], "expected": {"contentSize": [400, 480], "cells": [[0, 0, 0, 0, 100, 240], [0,
    1, 100, 0, 100, 240], [0, 2, 200, 0, 100, 240], [0, 3, 300, 0, 100, 240]], "supplementary": [["h", 0, 0, 367, 280,
    33, 200]]}},
    {"name": "header a fraction of the height, estimated footer", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["fw:1", "fh:0.1"], "alignment": "top", "extends": true}, {"kind": "f", "size": ["fw:0.5", "est:20"], "alignment":
    "bottom", "extends": true}]}, "items": [3, 2], "expected": {"contentSize": [320, 272], "cells": [[0, 0, 4, 51,
    155, 40], [0, 1, 159, 51, 155, 40], [0, 2, 4, 91, 155, 40], [1, 0, 4, 207, 155, 40], [1, 1, 159, 207, 155, 40]],
    "supplementary": [["h", 0, 0, 4, 0, 310, 48], ["h", 1, 0, 4, 156, 310, 48], ["f", 0, 0, 81.5, 136, 155, 20], ["f",
    1, 0, 81.5, 252, 155, 20]]}},
    {"name": "several boundary items on one side do not stack", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"],
    "subitems": [{"size": ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6], "boundary": [{"kind": "h", "size":
    ["fw:1", "abs:30"], "alignment": "top", "extends": true}, {"kind": "t", "size": ["fw:1", "abs:10"], "alignment":
    "top", "extends": true}, {"kind": "f", "size": ["fw:1", "abs:7"], "alignment": "bottom", "extends": true},
    {"kind": "g", "size": ["fw:1", "abs:5"], "alignment": "bottom", "extends": true}]}, "items": [3, 2], "expected":
    {"contentSize": [320, 210], "cells": [[0, 0, 4, 33, 155, 40], [0, 1, 159, 33, 155, 40], [0, 2, 4, 73, 155, 40],
    [1, 0, 4, 158, 155, 40], [1, 1, 159, 158, 155, 40]], "supplementary": [["h", 0, 0, 4, 0, 310, 30], ["h", 1, 0, 4,
    125, 310, 30], ["t", 0, 0, 4, 20, 310, 10], ["t", 1, 0, 4, 145, 310, 10], ["f", 0, 0, 4, 118, 310, 7], ["f", 1, 0,
    4, 203, 310, 7], ["g", 0, 0, 4, 118, 310, 5], ["g", 1, 0, 4, 203, 310, 5]]}},
    {"name": "boundary items of the layout at its sides", "container": [320, 480], "scale": 2, "scrollDirection":
    "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:1", "abs:40"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6]}, "items": [3, 2], "configuration": {"boundary": [{"kind":
    "h", "size": ["abs:30", "fh:1"], "alignment": "leading", "extends": true}, {"kind": "f", "size": ["abs:20",
    "fh:1"], "alignment": "trailing", "extends": true}]}, "expected": {"contentSize": [320, 480], "cells": [[0, 0, 4,
    3, 155, 40], [0, 1, 159, 3, 155, 40], [0, 2, 4, 43, 155, 40], [1, 0, 4, 91, 155, 40], [1, 1, 159, 91, 155, 40]],
    "supplementary": [["h", 0, "max", 0, 0, 30, 480], ["f", 0, "max", 300, 0, 20, 480]]}},
    {"name": "sideways, boundary items of the layout", "container": [320, 480], "scale": 2, "scrollDirection":
    "horizontal", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:1"], "subitems": [{"size":
    ["fw:0.5", "fh:1"]}]}, "contentInsets": [3, 4, 5, 6]}, "items": [3, 2], "configuration": {"boundary": [{"kind":
    "h", "size": ["fw:1", "abs:30"], "alignment": "top", "extends": true}, {"kind": "f", "size": ["abs:20", "fh:1"],
    "alignment": "trailing", "extends": true}]}, "expected": {"contentSize": [340, 480], "cells": [[0, 0, 4, 3, 50,
    472], [0, 1, 54, 3, 50, 472], [0, 2, 104, 3, 50, 472], [1, 0, 164, 3, 50, 472], [1, 1, 214, 3, 50, 472]],
    "supplementary": [["h", 0, "max", 0, 0, 320, 30], ["f", 0, "max", 320, 0, 20, 480]]}}
    ]
    """#)
}
