/// Rows that scroll sideways, and where UIKit was measured to have them come to rest.
extension MeasuredRow {
  static let all = read(
    #"""
    [
    {"name": "continuous: groups 100 x 50, spacing 8, header 20", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["abs:100", "abs:50"],
    "subitems": [{"size": ["fw:1", "fh:1"]}]}, "orthogonal": "continuous", "contentInsets": [3, 4, 5, 6],
    "interGroupSpacing": 8, "boundary": [{"kind": "h", "size": ["fw:1", "abs:20"], "alignment": "top", "extends":
    true}]}, "items": [3, 8], "expected": {"restOffsets": [{"requested": 0, "section0": 0, "section1": 0},
    {"requested": 40, "section0": 6, "section1": 40}, {"requested": 130, "section0": 6, "section1": 130},
    {"requested": 200, "section0": 6, "section1": 200}, {"requested": 300, "section0": 6, "section1": 300},
    {"requested": 400, "section0": 6, "section1": 400}, {"requested": 700, "section0": 6, "section1": 546}],
    "framesAtOffsetZero": [[0, 0, 4, 23, 100, 50], [0, 1, 112, 23, 100, 50], [0, 2, 220, 23, 100, 50], [1, 0, 4, 101,
    100, 50], [1, 1, 112, 101, 100, 50], [1, 2, 220, 101, 100, 50], [1, 3, 328, 101, 100, 50], [1, 4, 436, 101, 100,
    50], [1, 5, 544, 101, 100, 50], [1, 6, 652, 101, 100, 50], [1, 7, 760, 101, 100, 50]], "supplementary": [["h", 0,
    0, 4, 0, 310, 20], ["h", 1, 0, 4, 78, 310, 20]]}},
    {"name": "continuous: groups .8 of the container x 50, spacing 8, header 20", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:0.8", "abs:50"],
    "subitems": [{"size": ["fw:1", "fh:1"]}]}, "orthogonal": "continuous", "contentInsets": [3, 4, 5, 6],
    "interGroupSpacing": 8, "boundary": [{"kind": "h", "size": ["fw:1", "abs:20"], "alignment": "top", "extends":
    true}]}, "items": [3, 8], "expected": {"restOffsets": [{"requested": 0, "section0": 0, "section1": 0},
    {"requested": 40, "section0": 40, "section1": 40}, {"requested": 130, "section0": 130, "section1": 130},
    {"requested": 200, "section0": 200, "section1": 200}, {"requested": 300, "section0": 300, "section1": 300},
    {"requested": 400, "section0": 400, "section1": 400}, {"requested": 700, "section0": 474, "section1": 700}],
    "framesAtOffsetZero": [[0, 0, 4, 23, 256, 50], [0, 1, 268, 23, 256, 50], [0, 2, 532, 23, 256, 50], [1, 0, 4, 101,
    256, 50], [1, 1, 268, 101, 256, 50], [1, 2, 532, 101, 256, 50], [1, 3, 796, 101, 256, 50], [1, 4, 1060, 101, 256,
    50], [1, 5, 1324, 101, 256, 50], [1, 6, 1588, 101, 256, 50], [1, 7, 1852, 101, 256, 50]], "supplementary": [["h",
    0, 0, 4, 0, 310, 20], ["h", 1, 0, 4, 78, 310, 20]]}},
    {"name": "continuous: groups 100 x 50, no spacing, header 20", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["abs:100", "abs:50"],
    "subitems": [{"size": ["fw:1", "fh:1"]}]}, "orthogonal": "continuous", "contentInsets": [3, 4, 5, 6],
    "interGroupSpacing": 0, "boundary": [{"kind": "h", "size": ["fw:1", "abs:20"], "alignment": "top", "extends":
    true}]}, "items": [3, 8], "expected": {"restOffsets": [{"requested": 0, "section0": 0, "section1": 0},
    {"requested": 40, "section0": 0, "section1": 40}, {"requested": 130, "section0": 0, "section1": 130},
    {"requested": 200, "section0": 0, "section1": 200}, {"requested": 300, "section0": 0, "section1": 300},
    {"requested": 400, "section0": 0, "section1": 400}, {"requested": 700, "section0": 0, "section1": 490}],
    "framesAtOffsetZero": [[0, 0, 4, 23, 100, 50], [0, 1, 104, 23, 100, 50], [0, 2, 204, 23, 100, 50], [1, 0, 4, 101,
    100, 50], [1, 1, 104, 101, 100, 50], [1, 2, 204, 101, 100, 50], [1, 3, 304, 101, 100, 50], [1, 4, 404, 101, 100,
    50], [1, 5, 504, 101, 100, 50], [1, 6, 604, 101, 100, 50], [1, 7, 704, 101, 100, 50]], "supplementary": [["h", 0,
    0, 4, 0, 310, 20], ["h", 1, 0, 4, 78, 310, 20]]}},
    {"name": "continuousGroupLeadingBoundary: groups 100 x 50, spacing 8, header 20", "container": [320, 480],
    "scale": 2, "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["abs:100",
    "abs:50"], "subitems": [{"size": ["fw:1", "fh:1"]}]}, "orthogonal": "continuousGroupLeadingBoundary",
    "contentInsets": [3, 4, 5, 6], "interGroupSpacing": 8, "boundary": [{"kind": "h", "size": ["fw:1", "abs:20"],
    "alignment": "top", "extends": true}]}, "items": [3, 8], "expected": {"restOffsets": [{"requested": 0, "section0":
    0, "section1": 0}, {"requested": 40, "section0": 6, "section1": 0}, {"requested": 130, "section0": 6, "section1":
    108}, {"requested": 200, "section0": 6, "section1": 216}, {"requested": 300, "section0": 6, "section1": 324},
    {"requested": 400, "section0": 6, "section1": 432}, {"requested": 700, "section0": 6, "section1": 546}],
    "framesAtOffsetZero": [[0, 0, 4, 23, 100, 50], [0, 1, 112, 23, 100, 50], [0, 2, 220, 23, 100, 50], [1, 0, 4, 101,
    100, 50], [1, 1, 112, 101, 100, 50], [1, 2, 220, 101, 100, 50], [1, 3, 328, 101, 100, 50], [1, 4, 436, 101, 100,
    50], [1, 5, 544, 101, 100, 50], [1, 6, 652, 101, 100, 50], [1, 7, 760, 101, 100, 50]], "supplementary": [["h", 0,
    0, 4, 0, 310, 20], ["h", 1, 0, 4, 78, 310, 20]]}},
    {"name": "continuousGroupLeadingBoundary: groups 100 x .25 of the height, spacing 8, no header", "container":
    [320, 480], "scale": 2, "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size":
    ["abs:100", "fh:0.25"], "subitems": [{"size": ["fw:1", "fh:1"]}]}, "orthogonal": "continuousGroupLeadingBoundary",
    "contentInsets": [3, 4, 5, 6], "interGroupSpacing": 8}, "items": [3, 8], "expected": {"restOffsets":
    [{"requested": 0, "section0": 0, "section1": 0}, {"requested": 40, "section0": 6, "section1": 0}, {"requested":
    130, "section0": 6, "section1": 108}, {"requested": 200, "section0": 6, "section1": 216}, {"requested": 300,
    "section0": 6, "section1": 324}, {"requested": 400, "section0": 6, "section1": 432}, {"requested": 700,
    "section0": 6, "section1": 546}], "framesAtOffsetZero": [[0, 0, 4, 3, 100, 118], [0, 1, 112, 3, 100, 118], [0, 2,
    220, 3, 100, 118], [1, 0, 4, 129, 100, 118], [1, 1, 112, 129, 100, 118], [1, 2, 220, 129, 100, 118], [1, 3, 328,
    129, 100, 118], [1, 4, 436, 129, 100, 118], [1, 5, 544, 129, 100, 118], [1, 6, 652, 129, 100, 118], [1, 7, 760,
    129, 100, 118]]}},
    {"name": "continuousGroupLeadingBoundary: groups 100 x 50, no spacing, header 20", "container": [320, 480],
    "scale": 2, "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["abs:100",
    "abs:50"], "subitems": [{"size": ["fw:1", "fh:1"]}]}, "orthogonal": "continuousGroupLeadingBoundary",
    "contentInsets": [3, 4, 5, 6], "interGroupSpacing": 0, "boundary": [{"kind": "h", "size": ["fw:1", "abs:20"],
    "alignment": "top", "extends": true}]}, "items": [3, 8], "expected": {"restOffsets": [{"requested": 0, "section0":
    0, "section1": 0}, {"requested": 40, "section0": 0, "section1": 0}, {"requested": 130, "section0": 0, "section1":
    100}, {"requested": 200, "section0": 0, "section1": 200}, {"requested": 300, "section0": 0, "section1": 300},
    {"requested": 400, "section0": 0, "section1": 400}, {"requested": 700, "section0": 0, "section1": 490}],
    "framesAtOffsetZero": [[0, 0, 4, 23, 100, 50], [0, 1, 104, 23, 100, 50], [0, 2, 204, 23, 100, 50], [1, 0, 4, 101,
    100, 50], [1, 1, 104, 101, 100, 50], [1, 2, 204, 101, 100, 50], [1, 3, 304, 101, 100, 50], [1, 4, 404, 101, 100,
    50], [1, 5, 504, 101, 100, 50], [1, 6, 604, 101, 100, 50], [1, 7, 704, 101, 100, 50]], "supplementary": [["h", 0,
    0, 4, 0, 310, 20], ["h", 1, 0, 4, 78, 310, 20]]}},
    {"name": "paging: groups .8 of the container x 50, spacing 8, header 20", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:0.8", "abs:50"],
    "subitems": [{"size": ["fw:1", "fh:1"]}]}, "orthogonal": "paging", "contentInsets": [3, 4, 5, 6],
    "interGroupSpacing": 8, "boundary": [{"kind": "h", "size": ["fw:1", "abs:20"], "alignment": "top", "extends":
    true}]}, "items": [3, 8], "expected": {"restOffsets": [{"requested": 0, "section0": 0, "section1": 0},
    {"requested": 40, "section0": 0, "section1": 0}, {"requested": 130, "section0": 0, "section1": 0}, {"requested":
    200, "section0": 310, "section1": 310}, {"requested": 300, "section0": 310, "section1": 310}, {"requested": 400,
    "section0": 310, "section1": 310}, {"requested": 700, "section0": 474, "section1": 620}], "framesAtOffsetZero":
    [[0, 0, 4, 23, 256, 50], [0, 1, 268, 23, 256, 50], [0, 2, 532, 23, 256, 50], [1, 0, 4, 101, 256, 50], [1, 1, 268,
    101, 256, 50], [1, 2, 532, 101, 256, 50], [1, 3, 796, 101, 256, 50], [1, 4, 1060, 101, 256, 50], [1, 5, 1324, 101,
    256, 50], [1, 6, 1588, 101, 256, 50], [1, 7, 1852, 101, 256, 50]], "supplementary": [["h", 0, 0, 4, 0, 310, 20],
    ["h", 1, 0, 4, 78, 310, 20]]}},
    {"name": "paging: groups 100 x .25 of the height, spacing 8, no header", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["abs:100", "fh:0.25"],
    "subitems": [{"size": ["fw:1", "fh:1"]}]}, "orthogonal": "paging", "contentInsets": [3, 4, 5, 6],
    "interGroupSpacing": 8}, "items": [3, 8], "expected": {"restOffsets": [{"requested": 0, "section0": 0, "section1":
    0}, {"requested": 40, "section0": 6, "section1": 0}, {"requested": 130, "section0": 6, "section1": 0},
    {"requested": 200, "section0": 6, "section1": 310}, {"requested": 300, "section0": 6, "section1": 310},
    {"requested": 400, "section0": 6, "section1": 310}, {"requested": 700, "section0": 6, "section1": 546}],
    "framesAtOffsetZero": [[0, 0, 4, 3, 100, 118], [0, 1, 112, 3, 100, 118], [0, 2, 220, 3, 100, 118], [1, 0, 4, 129,
    100, 118], [1, 1, 112, 129, 100, 118], [1, 2, 220, 129, 100, 118], [1, 3, 328, 129, 100, 118], [1, 4, 436, 129,
    100, 118], [1, 5, 544, 129, 100, 118], [1, 6, 652, 129, 100, 118], [1, 7, 760, 129, 100, 118]]}},
    {"name": "groupPaging: groups 100 x 50, spacing 8, header 20", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["abs:100", "abs:50"],
    "subitems": [{"size": ["fw:1", "fh:1"]}]}, "orthogonal": "groupPaging", "contentInsets": [3, 4, 5, 6],
    "interGroupSpacing": 8, "boundary": [{"kind": "h", "size": ["fw:1", "abs:20"], "alignment": "top", "extends":
    true}]}, "items": [3, 8], "expected": {"restOffsets": [{"requested": 0, "section0": 0, "section1": 0},
    {"requested": 40, "section0": 6, "section1": 0}, {"requested": 130, "section0": 6, "section1": 108}, {"requested":
    200, "section0": 6, "section1": 216}, {"requested": 300, "section0": 6, "section1": 324}, {"requested": 400,
    "section0": 6, "section1": 432}, {"requested": 700, "section0": 6, "section1": 546}], "framesAtOffsetZero": [[0,
    0, 4, 23, 100, 50], [0, 1, 112, 23, 100, 50], [0, 2, 220, 23, 100, 50], [1, 0, 4, 101, 100, 50], [1, 1, 112, 101,
    100, 50], [1, 2, 220, 101, 100, 50], [1, 3, 328, 101, 100, 50], [1, 4, 436, 101, 100, 50], [1, 5, 544, 101, 100,
    50], [1, 6, 652, 101, 100, 50], [1, 7, 760, 101, 100, 50]], "supplementary": [["h", 0, 0, 4, 0, 310, 20], ["h", 1,
    0, 4, 78, 310, 20]]}},
    {"name": "groupPaging: groups .8 of the container x 50, spacing 8, header 20", "container": [320, 480], "scale":
    2, "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["fw:0.8", "abs:50"],
    "subitems": [{"size": ["fw:1", "fh:1"]}]}, "orthogonal": "groupPaging", "contentInsets": [3, 4, 5, 6],
    "interGroupSpacing": 8, "boundary": [{"kind": "h", "size": ["fw:1", "abs:20"], "alignment": "top", "extends":
    true}]}, "items": [3, 8], "expected": {"restOffsets": [{"requested": 0, "section0": 0, "section1": 0},
    {"requested": 40, "section0": 0, "section1": 0}, {"requested": 130, "section0": 0, "section1": 0}, {"requested":
    200, "section0": 264, "section1": 264}, {"requested": 300, "section0": 264, "section1": 264}, {"requested": 400,
    "section0": 474, "section1": 528}, {"requested": 700, "section0": 474, "section1": 792}], "framesAtOffsetZero":
    [[0, 0, 4, 23, 256, 50], [0, 1, 268, 23, 256, 50], [0, 2, 532, 23, 256, 50], [1, 0, 4, 101, 256, 50], [1, 1, 268,
    101, 256, 50], [1, 2, 532, 101, 256, 50], [1, 3, 796, 101, 256, 50], [1, 4, 1060, 101, 256, 50], [1, 5, 1324, 101,
    256, 50], [1, 6, 1588, 101, 256, 50], [1, 7, 1852, 101, 256, 50]], "supplementary": [["h", 0, 0, 4, 0, 310, 20],
    ["h", 1, 0, 4, 78, 310, 20]]}},
    {"name": "groupPaging: groups 100 x 50, no spacing, header 20", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["abs:100", "abs:50"],
    "subitems": [{"size": ["fw:1", "fh:1"]}]}, "orthogonal": "groupPaging", "contentInsets": [3, 4, 5, 6],
    "interGroupSpacing": 0, "boundary": [{"kind": "h", "size": ["fw:1", "abs:20"], "alignment": "top", "extends":
    true}]}, "items": [3, 8], "expected": {"restOffsets": [{"requested": 0, "section0": 0, "section1": 0},
    {"requested": 40, "section0": 0, "section1": 0}, {"requested": 130, "section0": 0, "section1": 100}, {"requested":
    200, "section0": 0, "section1": 200}, {"requested": 300, "section0": 0, "section1": 300}, {"requested": 400,
    "section0": 0, "section1": 400}, {"requested": 700, "section0": 0, "section1": 490}], "framesAtOffsetZero": [[0,
    0, 4, 23, 100, 50], [0, 1, 104, 23, 100, 50], [0, 2, 204, 23, 100, 50], [1, 0, 4, 101, 100, 50], [1, 1, 104, 101,
    100, 50], [1, 2, 204, 101, 100, 50], [1, 3, 304, 101, 100, 50], [1, 4, 404, 101, 100, 50], [1, 5, 504, 101, 100,
    50], [1, 6, 604, 101, 100, 50], [1, 7, 704, 101, 100, 50]], "supplementary": [["h", 0, 0, 4, 0, 310, 20], ["h", 1,
    0, 4, 78, 310, 20]]}},
    {"name": "groupPagingCentered: groups 100 x 50, spacing 8, header 20", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["abs:100", "abs:50"],
    "subitems": [{"size": ["fw:1", "fh:1"]}]}, "orthogonal": "groupPagingCentered", "contentInsets": [3, 4, 5, 6],
    "interGroupSpacing": 8, "boundary": [{"kind": "h", "size": ["fw:1", "abs:20"], "alignment": "top", "extends":
    true}]}, "items": [3, 8], "expected": {"restOffsets": [{"requested": 0, "section0": 3, "section1": 3},
    {"requested": 40, "section0": 3, "section1": 3}, {"requested": 130, "section0": 111, "section1": 111},
    {"requested": 200, "section0": 111, "section1": 219}, {"requested": 300, "section0": 111, "section1": 327},
    {"requested": 400, "section0": 111, "section1": 435}, {"requested": 700, "section0": 111, "section1": 651}],
    "framesAtOffsetZero": [[0, 0, 4, 23, 100, 50], [0, 1, 112, 23, 100, 50], [0, 2, 220, 23, 100, 50], [1, 0, 4, 101,
    100, 50], [1, 1, 112, 101, 100, 50], [1, 2, 220, 101, 100, 50], [1, 3, 328, 101, 100, 50], [1, 4, 436, 101, 100,
    50], [1, 5, 544, 101, 100, 50], [1, 6, 652, 101, 100, 50], [1, 7, 760, 101, 100, 50]], "supplementary": [["h", 0,
    0, 4, 0, 310, 20], ["h", 1, 0, 4, 78, 310, 20]]}},
    {"name": "groupPagingCentered: groups 100 x .25 of the height, spacing 8, no header", "container": [320, 480],
    "scale": 2, "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["abs:100",
    "fh:0.25"], "subitems": [{"size": ["fw:1", "fh:1"]}]}, "orthogonal": "groupPagingCentered", "contentInsets": [3,
    4, 5, 6], "interGroupSpacing": 8}, "items": [3, 8], "expected": {"restOffsets": [{"requested": 0, "section0": 3,
    "section1": 3}, {"requested": 40, "section0": 3, "section1": 3}, {"requested": 130, "section0": 111, "section1":
    111}, {"requested": 200, "section0": 111, "section1": 219}, {"requested": 300, "section0": 111, "section1": 327},
    {"requested": 400, "section0": 111, "section1": 435}, {"requested": 700, "section0": 111, "section1": 651}],
    "framesAtOffsetZero": [[0, 0, 4, 3, 100, 118], [0, 1, 112, 3, 100, 118], [0, 2, 220, 3, 100, 118], [1, 0, 4, 129,
    100, 118], [1, 1, 112, 129, 100, 118], [1, 2, 220, 129, 100, 118], [1, 3, 328, 129, 100, 118], [1, 4, 436, 129,
    100, 118], [1, 5, 544, 129, 100, 118], [1, 6, 652, 129, 100, 118], [1, 7, 760, 129, 100, 118]]}},
    {"name": "groupPagingCentered: groups 100 x 50, no spacing, header 20", "container": [320, 480], "scale": 2,
    "scrollDirection": "vertical", "section": {"group": {"group": "horizontal", "size": ["abs:100", "abs:50"],
    "subitems": [{"size": ["fw:1", "fh:1"]}]}, "orthogonal": "groupPagingCentered", "contentInsets": [3, 4, 5, 6],
    "interGroupSpacing": 0, "boundary": [{"kind": "h", "size": ["fw:1", "abs:20"], "alignment": "top", "extends":
    true}]}, "items": [3, 8], "expected": {"restOffsets": [{"requested": 0, "section0": -5, "section1": -5},
    {"requested": 40, "section0": -5, "section1": -5}, {"requested": 130, "section0": 95, "section1": 95},
    {"requested": 200, "section0": 95, "section1": 195}, {"requested": 300, "section0": 95, "section1": 295},
    {"requested": 400, "section0": 95, "section1": 395}, {"requested": 700, "section0": 95, "section1": 595}],
    "framesAtOffsetZero": [[0, 0, 4, 23, 100, 50], [0, 1, 104, 23, 100, 50], [0, 2, 204, 23, 100, 50], [1, 0, 4, 101,
    100, 50], [1, 1, 104, 101, 100, 50], [1, 2, 204, 101, 100, 50], [1, 3, 304, 101, 100, 50], [1, 4, 404, 101, 100,
    50], [1, 5, 504, 101, 100, 50], [1, 6, 604, 101, 100, 50], [1, 7, 704, 101, 100, 50]], "supplementary": [["h", 0,
    0, 4, 0, 310, 20], ["h", 1, 0, 4, 78, 310, 20]]}}
    ]
    """#)
}
