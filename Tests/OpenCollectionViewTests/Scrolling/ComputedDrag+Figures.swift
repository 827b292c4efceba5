import OpenCollectionView

extension ComputedDrag {
  static let all: [ComputedDrag] = [
    ComputedDrag(
      testDescription: "flick of 750 points per second", viewport: 852, rate: 0.998, startOffset: 5000, startY: 792,
      interval: 0.008, moves: [(20, -6)], liftTime: 0.168, retarget: nil,
      liftOffset: 5110.0000, velocity: 0.75, target: 5479.6667, duration: 2.15658,
      finalOffset: 5479.2600,
      curve: [
        (0.0167, 5122.306), (0.05, 5145.649), (0.1, 5177.901), (0.15, 5207.082), (0.2, 5233.483), (0.3, 5278.981),
        (0.4, 5316.223), (0.5, 5346.709), (0.65, 5382.388), (0.8, 5408.811), (1, 5433.702), (1.3, 5456.525),
        (1.7, 5471.803),
      ]),
    ComputedDrag(
      testDescription: "flick of 4875 points per second", viewport: 852, rate: 0.998, startOffset: 5000, startY: 792,
      interval: 0.008, moves: [(14, -39)], liftTime: 0.120, retarget: nil,
      liftOffset: 5536.0000, velocity: 4.875, target: 7966.0000, duration: 3.09155,
      finalOffset: 7963.6350,
      curve: [
        (0.0167, 5615.986), (0.05, 5767.715), (0.1, 5977.359), (0.15, 6167.033), (0.2, 6338.641), (0.3, 6634.374),
        (0.4, 6876.451), (0.5, 7074.608), (0.65, 7306.520), (0.8, 7478.273), (1, 7640.064), (1.3, 7788.415),
        (1.7, 7887.716), (2.2, 7938.890),
      ]),
    ComputedDrag(
      testDescription: "flick of 1500 points per second, reported every 16 ms", viewport: 852, rate: 0.998,
      startOffset: 5000, startY: 792,
      interval: 0.016, moves: [(12, -24)], liftTime: 0.208, retarget: nil,
      liftOffset: 5278.0000, velocity: 1.5, target: 6022.3333, duration: 2.50281,
      finalOffset: 6021.5100,
      curve: [
        (0.0167, 5302.611), (0.05, 5349.297), (0.1, 5413.803), (0.15, 5472.164), (0.2, 5524.966), (0.3, 5615.961),
        (0.4, 5690.447), (0.5, 5751.418), (0.65, 5822.775), (0.8, 5875.622), (1, 5925.404), (1.3, 5971.051),
        (1.7, 6001.605), (2.2, 6017.351),
      ]),
    ComputedDrag(
      testDescription: "flick of 312.5 points per second, reported every 16 ms", viewport: 852, rate: 0.998,
      startOffset: 5000, startY: 792,
      interval: 0.016, moves: [(30, -5)], liftTime: 0.496, retarget: nil,
      liftOffset: 5140.0000, velocity: 0.3125, target: 5291.0000, duration: 1.71929,
      finalOffset: 5290.9475,
      curve: [
        (0.0167, 5145.127), (0.05, 5154.854), (0.1, 5168.292), (0.15, 5180.451), (0.2, 5191.451), (0.3, 5210.409),
        (0.4, 5225.926), (0.5, 5238.629), (0.65, 5253.495), (0.8, 5264.505), (1, 5274.876), (1.3, 5284.386),
        (1.7, 5290.751),
      ]),
    ComputedDrag(
      testDescription: "flick towards the beginning", viewport: 852, rate: 0.998, startOffset: 20000, startY: 120,
      interval: 0.008, moves: [(14, 24)], liftTime: 0.120, retarget: nil,
      liftOffset: 19674.0000, velocity: -3, target: 18180.3333, duration: 2.84904,
      finalOffset: 18181.9900,
      curve: [
        (0.0167, 19624.778), (0.05, 19531.406), (0.1, 19402.395), (0.15, 19285.672), (0.2, 19180.067), (0.3, 18998.078),
        (0.4, 18849.107), (0.5, 18727.164), (0.65, 18584.449), (0.8, 18478.755), (1, 18379.192), (1.3, 18287.898),
        (1.7, 18226.790), (2.2, 18195.298),
      ]),
    ComputedDrag(
      testDescription: "625 points per second, held for 0.31 s", viewport: 852, rate: 0.998, startOffset: 5000,
      startY: 792,
      interval: 0.008, moves: [(60, -5)], liftTime: 0.792, retarget: nil,
      liftOffset: 5290.0000, velocity: 0.625, target: 5597.3333, duration: 2.06552,
      finalOffset: 5596.8850,
      curve: [
        (0.0167, 5300.255), (0.05, 5319.707), (0.1, 5346.584), (0.15, 5370.902), (0.2, 5392.903), (0.3, 5430.817),
        (0.4, 5461.853), (0.5, 5487.257), (0.65, 5516.990), (0.8, 5539.009), (1, 5559.752), (1.3, 5578.771),
        (1.7, 5591.502),
      ]),
    ComputedDrag(
      testDescription: "187.5 points per second, held for 0.32 s", viewport: 852, rate: 0.998, startOffset: 5000,
      startY: 792,
      interval: 0.016, moves: [(60, -3)], liftTime: 1.280, retarget: nil,
      liftOffset: 5170.0000, velocity: 0, target: 5170.0000, duration: nil,
      finalOffset: 5170.0000,
      curve: [(0.0167, 5170.000), (0.05, 5170.000), (0.1, 5170.000), (0.15, 5170.000)]),
    ComputedDrag(
      testDescription: "fast rate", viewport: 852, rate: 0.99, startOffset: 5000, startY: 792,
      interval: 0.008, moves: [(14, -24)], liftTime: 0.120, retarget: nil,
      liftOffset: 5326.0000, velocity: 3, target: 5623.6667, duration: 0.56752,
      finalOffset: 5622.0100,
      curve: [
        (0.0167, 5371.890), (0.05, 5443.313), (0.1, 5514.288), (0.15, 5557.229), (0.2, 5583.208), (0.3, 5608.435),
        (0.4, 5617.669), (0.5, 5621.049),
      ]),
    ComputedDrag(
      testDescription: "into the bottom edge", viewport: 852, rate: 0.998, startOffset: 38000, startY: 792,
      interval: 0.008, moves: [(14, -24)], liftTime: 0.120, retarget: nil,
      liftOffset: 38326.0000, velocity: 3, target: 39148.0000, duration: 1.09603,
      finalOffset: 39148.0000,
      curve: [
        (0.0167, 38375.222), (0.05, 38468.594), (0.1, 38597.605), (0.15, 38714.328), (0.2, 38819.933), (0.3, 39001.922),
        (0.4, 39150.832), (0.5, 39193.085), (0.65, 39169.520), (0.8, 39154.637), (1, 39149.111),
      ]),
    ComputedDrag(
      testDescription: "into the top edge, reported every 16 ms", viewport: 852, rate: 0.998, startOffset: 500,
      startY: 120,
      interval: 0.016, moves: [(12, 24)], liftTime: 0.208, retarget: nil,
      liftOffset: 222.0000, velocity: -1.5, target: 0.0000, duration: 0.84774,
      finalOffset: 0.0000,
      curve: [
        (0.0167, 197.389), (0.05, 150.703), (0.1, 86.197), (0.15, 27.836), (0.2, -19.607), (0.3, -33.576),
        (0.4, -20.262), (0.5, -9.797), (0.65, -2.771), (0.8, -0.705),
      ]),
    ComputedDrag(
      testDescription: "into the bottom edge at the fast rate", viewport: 852, rate: 0.99, startOffset: 38700,
      startY: 792,
      interval: 0.008, moves: [(14, -24)], liftTime: 0.120, retarget: nil,
      liftOffset: 39026.0000, velocity: 3, target: 39148.0000, duration: 0.77840,
      finalOffset: 39148.0000,
      curve: [
        (0.0167, 39071.890), (0.05, 39143.313), (0.1, 39197.586), (0.15, 39206.940), (0.2, 39199.585), (0.3, 39176.954),
        (0.4, 39161.596), (0.5, 39153.855), (0.65, 39149.512),
      ]),
    ComputedDrag(
      testDescription: "just short of the edge", viewport: 852, rate: 0.998, startOffset: 37329, startY: 792,
      interval: 0.008, moves: [(14, -24)], liftTime: 0.120, retarget: nil,
      liftOffset: 37655.0000, velocity: 3, target: 39148.0000, duration: 2.84904,
      finalOffset: 39147.0100,
      curve: [
        (0.0167, 37704.222), (0.05, 37797.594), (0.1, 37926.605), (0.15, 38043.328), (0.2, 38148.933), (0.3, 38330.922),
        (0.4, 38479.893), (0.5, 38601.836), (0.65, 38744.551), (0.8, 38850.245), (1, 38949.808), (1.3, 39041.102),
        (1.7, 39102.210), (2.2, 39133.702),
      ]),
    ComputedDrag(
      testDescription: "barely over the edge", viewport: 852, rate: 0.998, startOffset: 37332, startY: 792,
      interval: 0.008, moves: [(14, -24)], liftTime: 0.120, retarget: nil,
      liftOffset: 37658.0000, velocity: 3, target: 39148.0000, duration: 2.80138,
      finalOffset: 39148.0000,
      curve: [
        (0.0167, 37707.222), (0.05, 37800.594), (0.1, 37929.605), (0.15, 38046.328), (0.2, 38151.933), (0.3, 38333.922),
        (0.4, 38482.893), (0.5, 38604.836), (0.65, 38747.551), (0.8, 38853.245), (1, 38952.808), (1.3, 39044.102),
        (1.7, 39105.210), (2.2, 39136.702),
      ]),
    ComputedDrag(
      testDescription: "pull past the bottom, held", viewport: 852, rate: 0.998, startOffset: 39148, startY: 720,
      interval: 0.008, moves: [(120, -5)], liftTime: 1.272, retarget: nil,
      liftOffset: 39382.9970, velocity: 0.625, target: 39148.0000, duration: 0.68501,
      finalOffset: 39148.0000,
      curve: [
        (0.0167, 39355.522), (0.05, 39308.446), (0.1, 39254.980), (0.15, 39218.074), (0.2, 39193.270), (0.3, 39166.313),
        (0.4, 39155.186), (0.5, 39150.758), (0.65, 39148.636),
      ]),
    ComputedDrag(
      testDescription: "thrown outwards past the top", viewport: 852, rate: 0.998, startOffset: 0, startY: 120,
      interval: 0.008, moves: [(30, 15)], liftTime: 0.248, retarget: nil,
      liftOffset: -188.4680, velocity: -1.875, target: 0.0000, duration: 0.75392,
      finalOffset: 0.0000,
      curve: [
        (0.0167, -185.539), (0.05, -168.398), (0.1, -131.735), (0.15, -96.045), (0.2, -67.028), (0.3, -30.097),
        (0.4, -12.633), (0.5, -5.084), (0.65, -1.232),
      ]),
    ComputedDrag(
      testDescription: "thrown outwards past the bottom, reported every 16 ms", viewport: 852, rate: 0.998,
      startOffset: 39148, startY: 792,
      interval: 0.016, moves: [(40, -10)], liftTime: 0.656, retarget: nil,
      liftOffset: 39319.3586, velocity: 0.625, target: 39148.0000, duration: 0.67098,
      finalOffset: 39148.0000,
      curve: [
        (0.0167, 39301.678), (0.05, 39269.890), (0.1, 39231.669), (0.15, 39204.007), (0.2, 39184.796), (0.3, 39163.253),
        (0.4, 39154.086), (0.5, 39150.365), (0.65, 39148.553),
      ]),
    ComputedDrag(
      testDescription: "pulled past the top and thrown back in", viewport: 852, rate: 0.998, startOffset: 0,
      startY: 120,
      interval: 0.008, moves: [(60, 5), (8, -24)], liftTime: 0.552, retarget: nil,
      liftOffset: -50.6930, velocity: 3, target: 1216.3333, duration: 2.76412,
      finalOffset: 1215.2709,
      curve: [
        (0.0167, -1.167), (0.05, 77.613), (0.1, 186.454), (0.15, 284.927), (0.2, 374.021), (0.3, 527.557),
        (0.4, 653.236), (0.5, 756.113), (0.65, 876.515), (0.8, 965.684), (1, 1049.681), (1.3, 1126.701),
        (1.7, 1178.255), (2.2, 1204.823),
      ]),
    ComputedDrag(
      testDescription: "pulled past the top, turning, lifted outside", viewport: 852, rate: 0.998, startOffset: 0,
      startY: 120,
      interval: 0.008, moves: [(100, 5), (6, -12)], liftTime: 0.856, retarget: nil,
      liftOffset: -181.0470, velocity: 1.5, target: 143.6667, duration: 1.83167,
      finalOffset: 143.6236,
      curve: [
        (0.0167, -132.321), (0.05, -66.320), (0.1, -16.160), (0.15, 3.988), (0.2, 17.764), (0.3, 41.505), (0.4, 60.938),
        (0.5, 76.845), (0.65, 95.462), (0.8, 109.250), (1, 122.238), (1.3, 134.147), (1.7, 142.119),
      ]),
    ComputedDrag(
      testDescription: "held past the top of a small viewport", viewport: 200, rate: 0.998, startOffset: 0, startY: 20,
      interval: 0.008, moves: [(30, 5)], liftTime: 0.552, retarget: nil,
      liftOffset: -55.5957, velocity: -0.625, target: 0.0000, duration: 0.63803,
      finalOffset: 0.0000,
      curve: [
        (0.0167, -55.732), (0.05, -51.754), (0.1, -41.264), (0.15, -30.418), (0.2, -21.380), (0.3, -9.685),
        (0.4, -4.086), (0.5, -1.650),
      ]),
    ComputedDrag(
      testDescription: "into the bottom edge of a small viewport", viewport: 200, rate: 0.998, startOffset: 39500,
      startY: 190,
      interval: 0.008, moves: [(9, -18)], liftTime: 0.080, retarget: nil,
      liftOffset: 39652.0000, velocity: 2.25, target: 39800.0000, duration: 0.80722,
      finalOffset: 39800.0000,
      curve: [
        (0.0167, 39688.917), (0.05, 39758.946), (0.1, 39841.569), (0.15, 39864.928), (0.2, 39861.191), (0.3, 39836.275),
        (0.4, 39817.418), (0.5, 39807.593), (0.65, 39801.981), (0.8, 39800.482),
      ]),
    ComputedDrag(
      testDescription: "a farther target chosen by the program", viewport: 852, rate: 0.998, startOffset: 5000,
      startY: 792,
      interval: 0.008, moves: [(14, -24)], liftTime: 0.120, retarget: 7000,
      liftOffset: 5326.0000, velocity: 3, target: 6819.6667, duration: 3.19336,
      finalOffset: 7000.0000,
      curve: [
        (0.0167, 5375.360), (0.05, 5469.497), (0.1, 5600.734), (0.15, 5720.759), (0.2, 5830.530), (0.3, 6022.738),
        (0.4, 6183.505), (0.5, 6317.976), (0.65, 6479.590), (0.8, 6603.218), (1, 6724.088), (1.3, 6840.866),
        (1.7, 6924.969), (2.2, 6972.589),
      ]),
    ComputedDrag(
      testDescription: "a nearer target chosen by the program", viewport: 852, rate: 0.998, startOffset: 5000,
      startY: 792,
      interval: 0.008, moves: [(14, -24)], liftTime: 0.120, retarget: 6000,
      liftOffset: 5326.0000, velocity: 3, target: 6819.6667, duration: 1.28574,
      finalOffset: 6000.0000,
      curve: [
        (0.0167, 5374.289), (0.05, 5460.529), (0.1, 5568.296), (0.15, 5654.624), (0.2, 5723.779), (0.3, 5823.554),
        (0.4, 5887.581), (0.5, 5928.667), (0.65, 5964.427), (0.8, 5982.809), (1, 5994.247),
      ]),
  ]
}
