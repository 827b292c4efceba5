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
      liftOffset: 38326.0000, velocity: 3, target: 39148.0000, duration: 1.09646,
      finalOffset: 39148.0000,
      curve: [
        (0.0167, 38375.222), (0.05, 38468.594), (0.1, 38597.605), (0.15, 38714.328), (0.2, 38819.933), (0.3, 39001.922),
        (0.4, 39150.835), (0.5, 39193.151), (0.65, 39169.566), (0.8, 39154.655), (1, 39149.115),
      ]),
    ComputedDrag(
      testDescription: "into the top edge, reported every 16 ms", viewport: 852, rate: 0.998, startOffset: 500,
      startY: 120,
      interval: 0.016, moves: [(12, 24)], liftTime: 0.208, retarget: nil,
      liftOffset: 222.0000, velocity: -1.5, target: 0.0000, duration: 0.84816,
      finalOffset: 0.0000,
      curve: [
        (0.0167, 197.389), (0.05, 150.703), (0.1, 86.197), (0.15, 27.836), (0.2, -19.629), (0.3, -33.628),
        (0.4, -20.303), (0.5, -9.821), (0.65, -2.779), (0.8, -0.708),
      ]),
    ComputedDrag(
      testDescription: "into the bottom edge at the fast rate", viewport: 852, rate: 0.99, startOffset: 38700,
      startY: 792,
      interval: 0.008, moves: [(14, -24)], liftTime: 0.120, retarget: nil,
      liftOffset: 39026.0000, velocity: 3, target: 39148.0000, duration: 0.77926,
      finalOffset: 39148.0000,
      curve: [
        (0.0167, 39071.890), (0.05, 39143.313), (0.1, 39197.847), (0.15, 39207.263), (0.2, 39199.879), (0.3, 39177.132),
        (0.4, 39161.686), (0.5, 39153.896), (0.65, 39149.523),
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
      liftOffset: 37658.0000, velocity: 3, target: 39148.0000, duration: 2.80195,
      finalOffset: 39148.0000,
      curve: [
        (0.0167, 37707.222), (0.05, 37800.594), (0.1, 37929.605), (0.15, 38046.328), (0.2, 38151.933), (0.3, 38333.922),
        (0.4, 38482.893), (0.5, 38604.836), (0.65, 38747.551), (0.8, 38853.245), (1, 38952.808), (1.3, 39044.102),
        (1.7, 39105.210), (2.2, 39136.702),
      ]),
    ComputedDrag(
      testDescription: "pull past the bottom, held", viewport: 852, rate: 0.998, startOffset: 39148, startY: 720,
      interval: 0.008, moves: [(120, -5)], liftTime: 1.272, retarget: nil,
      liftOffset: 39382.9970, velocity: 0.625, target: 39148.0000, duration: 0.68522,
      finalOffset: 39148.0000,
      curve: [
        (0.0167, 39355.523), (0.05, 39308.452), (0.1, 39254.993), (0.15, 39218.091), (0.2, 39193.287), (0.3, 39166.326),
        (0.4, 39155.193), (0.5, 39150.762), (0.65, 39148.638),
      ]),
    ComputedDrag(
      testDescription: "thrown outwards past the top", viewport: 852, rate: 0.998, startOffset: 0, startY: 120,
      interval: 0.008, moves: [(30, 15)], liftTime: 0.248, retarget: nil,
      liftOffset: -188.4680, velocity: -1.875, target: 0.0000, duration: 0.75423,
      finalOffset: 0.0000,
      curve: [
        (0.0167, -185.541), (0.05, -168.411), (0.1, -131.766), (0.15, -96.085), (0.2, -67.069), (0.3, -30.128),
        (0.4, -12.652), (0.5, -5.093), (0.65, -1.235),
      ]),
    ComputedDrag(
      testDescription: "thrown outwards past the bottom, reported every 16 ms", viewport: 852, rate: 0.998,
      startOffset: 39148, startY: 792,
      interval: 0.016, moves: [(40, -10)], liftTime: 0.656, retarget: nil,
      liftOffset: 39319.3586, velocity: 0.625, target: 39148.0000, duration: 0.67121,
      finalOffset: 39148.0000,
      curve: [
        (0.0167, 39301.679), (0.05, 39269.895), (0.1, 39231.681), (0.15, 39204.022), (0.2, 39184.811), (0.3, 39163.264),
        (0.4, 39154.093), (0.5, 39150.369), (0.65, 39148.554),
      ]),
    ComputedDrag(
      testDescription: "pulled past the top and thrown back in", viewport: 852, rate: 0.998, startOffset: 0,
      startY: 120,
      interval: 0.008, moves: [(60, 5), (8, -24)], liftTime: 0.552, retarget: nil,
      liftOffset: -50.6930, velocity: 3, target: 1216.6667, duration: 2.76420,
      finalOffset: 1215.4749,
      curve: [
        (0.0167, -1.164), (0.05, 77.629), (0.1, 186.488), (0.15, 284.977), (0.2, 374.086), (0.3, 527.647),
        (0.4, 653.347), (0.5, 756.241), (0.65, 876.663), (0.8, 965.846), (1, 1049.857), (1.3, 1126.890),
        (1.7, 1178.453), (2.2, 1205.025),
      ]),
    ComputedDrag(
      testDescription: "pulled past the top, turning, lifted outside", viewport: 852, rate: 0.998, startOffset: 0,
      startY: 120,
      interval: 0.008, moves: [(100, 5), (6, -12)], liftTime: 0.856, retarget: nil,
      liftOffset: -181.0470, velocity: 1.5, target: 144.0000, duration: 1.83265,
      finalOffset: 143.9390,
      curve: [
        (0.0167, -132.319), (0.05, -66.311), (0.1, -16.140), (0.15, 4.021), (0.2, 17.824), (0.3, 41.610), (0.4, 61.082),
        (0.5, 77.020), (0.65, 95.674), (0.8, 109.488), (1, 122.502), (1.3, 134.434), (1.7, 142.421),
      ]),
    ComputedDrag(
      testDescription: "held past the top of a small viewport", viewport: 200, rate: 0.998, startOffset: 0, startY: 20,
      interval: 0.008, moves: [(30, 5)], liftTime: 0.552, retarget: nil,
      liftOffset: -55.5957, velocity: -0.625, target: 0.0000, duration: 0.63829,
      finalOffset: 0.0000,
      curve: [
        (0.0167, -55.732), (0.05, -51.758), (0.1, -41.275), (0.15, -30.431), (0.2, -21.394), (0.3, -9.695),
        (0.4, -4.092), (0.5, -1.653),
      ]),
    ComputedDrag(
      testDescription: "into the bottom edge of a small viewport", viewport: 200, rate: 0.998, startOffset: 39500,
      startY: 190,
      interval: 0.008, moves: [(9, -18)], liftTime: 0.080, retarget: nil,
      liftOffset: 39652.0000, velocity: 2.25, target: 39800.0000, duration: 0.80766,
      finalOffset: 39800.0000,
      curve: [
        (0.0167, 39688.917), (0.05, 39758.946), (0.1, 39841.616), (0.15, 39865.016), (0.2, 39861.287), (0.3, 39836.349),
        (0.4, 39817.461), (0.5, 39807.615), (0.65, 39801.988), (0.8, 39800.484),
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
