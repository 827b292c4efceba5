extension Journey {
  /// The sections of the library.
  static let all = [
    Journey(
      title: "Spring in the hills", month: "March", year: 2019, region: "Westhold",
      motifs: [.hills, .balloons, .lake, .mountains, .sea, .snow, .aurora]),
    Journey(
      title: "A week by the sea", month: "May", year: 2019, region: "Outer Sund",
      motifs: [.sea, .lake, .hills, .city, .waves]),
    Journey(
      title: "High passes", month: "July", year: 2019, region: "Upper Marn",
      motifs: [.mountains, .lake, .snow, .hills, .aurora]),
    Journey(
      title: "Sand and silence", month: "October", year: 2019, region: "Eastern Erg",
      motifs: [.dunes, .desert, .planets, .sea]),
    Journey(
      title: "First snow", month: "December", year: 2019, region: "Northmark",
      motifs: [.snow, .aurora, .mountains, .city, .lake]),
    Journey(
      title: "Lights of the harbour", month: "February", year: 2020, region: "Port Ello",
      motifs: [.city, .sea, .waves, .planets, .aurora]),
    Journey(
      title: "Balloon festival", month: "June", year: 2020, region: "Low Country",
      motifs: [.balloons, .hills, .waves, .desert, .sea]),
    Journey(
      title: "The long lake", month: "August", year: 2020, region: "Lakeland",
      motifs: [.lake, .mountains, .hills, .balloons, .snow]),
    Journey(
      title: "Studies in colour", month: "November", year: 2020, region: "At home",
      motifs: [.waves, .planets, .dunes, .balloons, .aurora]),
    Journey(
      title: "Under the aurora", month: "January", year: 2021, region: "Northmark",
      motifs: [.aurora, .snow, .lake, .planets, .mountains]),
    Journey(
      title: "Cactus country", month: "April", year: 2021, region: "Red Basin",
      motifs: [.desert, .dunes, .mountains, .balloons, .city]),
    Journey(
      title: "Island to island", month: "June", year: 2021, region: "The Skerries",
      motifs: [.sea, .hills, .waves, .lake, .mountains]),
    Journey(
      title: "Forest mornings", month: "September", year: 2021, region: "Westhold",
      motifs: [.hills, .lake, .mountains, .snow, .balloons]),
    Journey(
      title: "City after dark", month: "November", year: 2021, region: "Lumen",
      motifs: [.city, .waves, .planets, .aurora, .sea]),
    Journey(
      title: "Winter cabin", month: "January", year: 2022, region: "Upper Marn",
      motifs: [.snow, .mountains, .aurora, .hills, .lake]),
    Journey(
      title: "Nights at the observatory", month: "March", year: 2022, region: "Cold Peak",
      motifs: [.planets, .aurora, .mountains, .dunes, .city]),
    Journey(
      title: "Coast road", month: "May", year: 2022, region: "Outer Sund",
      motifs: [.sea, .desert, .hills, .city, .balloons]),
    Journey(
      title: "Across the great erg", month: "September", year: 2022, region: "Eastern Erg",
      motifs: [.dunes, .desert, .planets, .mountains, .waves]),
    Journey(
      title: "Autumn water", month: "October", year: 2022, region: "Lakeland",
      motifs: [.lake, .hills, .sea, .mountains, .city]),
    Journey(
      title: "Fog season", month: "November", year: 2022, region: "Low Country",
      motifs: [.hills, .lake, .snow, .mountains, .sea]),
    Journey(
      title: "Midwinter", month: "December", year: 2022, region: "Northmark",
      motifs: [.snow, .aurora, .city, .lake, .planets]),
    Journey(
      title: "Paper and light", month: "February", year: 2023, region: "At home",
      motifs: [.waves, .balloons, .planets, .desert, .sea]),
    Journey(
      title: "Ridge walk", month: "July", year: 2023, region: "Cold Peak",
      motifs: [.mountains, .hills, .lake, .balloons, .aurora]),
    Journey(
      title: "Late summer", month: "September", year: 2023, region: "Red Basin",
      motifs: [.desert, .balloons, .sea, .dunes, .hills]),
    Journey(
      title: "One more horizon", month: "October", year: 2023, region: "The Skerries",
      motifs: [.sea, .mountains, .dunes, .snow, .city, .balloons]),
  ]
}
