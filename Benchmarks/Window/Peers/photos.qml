import QtQuick

// The grid of Photos, as one writes it for Qt Quick.
Rectangle {
    width: 1024
    height: 768
    color: "#f2f2f2"

    GridView {
        anchors { fill: parent; leftMargin: 24; topMargin: 24 }
        topMargin: 0
        cellWidth: 248
        cellHeight: 190
        clip: true
        reuseItems: true
        model: 10000
        delegate: Item {
            width: 232
            height: 174
            Image { width: 232; height: 174; source: folder + "/" + (index % 24) + ".png" }
            Text {
                x: 12; y: 128; width: 208; height: 19
                text: "Photo " + index
                color: "white"
                font { family: "Liberation Sans"; pixelSize: 15; bold: true }
            }
            Text {
                x: 12; y: 148; width: 208; height: 15
                text: "Day " + Math.floor(index / 7) + ", roll " + (index % 7)
                color: "white"
                font { family: "Liberation Sans"; pixelSize: 12 }
            }
        }
    }
}
