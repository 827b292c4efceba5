extension SymbolTable {
  private static let triangle =
    "M-6.6 -8Q-6.6 -10.2 -4.7 -9.1L8.9 -1.2Q10.7 0 8.9 1.2L-4.7 9.1Q-6.6 10.2 -6.6 8Z"
  private static let bars = "R-7.2 -8.8 4.4 17.6 1.4R2.8 -8.8 4.4 17.6 1.4"
  private static let speaker = """
    M-12 -2.8Q-12 -4.2 -10.6 -4.2L-8.2 -4.2L-3.6 -8.3Q-2 -9.6 -2 -7.6L-2 7.6Q-2 9.6 -3.6 8.3L-8.2 4.2L-10.6 4.2\
    Q-12 4.2 -12 2.8Z
    """
  private static let wave1 = "a-1.6 0 4.6 -40 40"
  private static let wave2 = "a-1.6 0 8.6 -40 40"
  private static let wave3 = "a-1.6 0 12.6 -40 40"
  private static let body = """
    M-8.4 -6.4L-6.2 -6.4Q-5 -6.4 -4.4 -7.4L-3.8 -8.4Q-3.2 -9.4 -2 -9.4L2 -9.4Q3.2 -9.4 3.8 -8.4L4.4 -7.4\
    Q5 -6.4 6.2 -6.4L8.4 -6.4Q11.6 -6.4 11.6 -3.2L11.6 5.8Q11.6 9 8.4 9L-8.4 9Q-11.6 9 -11.6 5.8L-11.6 -3.2\
    Q-11.6 -6.4 -8.4 -6.4Z
    """
  private static let heights = "M-11.4 5.4L-6.4 0.8Q-5.2 -0.2 -4 0.8L-0.6 3.9L4 -0.7Q5.3 -1.9 6.6 -0.7L11.4 4"

  static let media = [
    "play": "s \(triangle)",
    "play.fill": "f \(triangle)",
    "pause": "s \(bars)",
    "pause.fill": "f \(bars)",
    "stop": "s R-8 -8 16 16 2.4",
    "stop.fill": "f R-8 -8 16 16 2.4",
    "backward.fill": "f M-1 -7L-1 7L-11.4 0ZM10.6 -7L10.6 7L0.2 0Z",
    "forward.fill": "f M1 -7L1 7L11.4 0ZM-10.6 -7L-10.6 7L-0.2 0Z",
    "speaker": "s \(speaker)",
    "speaker.fill": "f \(speaker)",
    "speaker.wave.1": "s \(speaker);s@0 \(wave1)",
    "speaker.wave.1.fill": "f \(speaker);s@0 \(wave1)",
    "speaker.wave.2": "s \(speaker);s@0 \(wave1);s@0.5 \(wave2)",
    "speaker.wave.2.fill": "f \(speaker);s@0 \(wave1);s@0.5 \(wave2)",
    "speaker.wave.3": "s \(speaker);s@0 \(wave1);s@0.33 \(wave2);s@0.67 \(wave3)",
    "speaker.wave.3.fill": "f \(speaker);s@0 \(wave1);s@0.33 \(wave2);s@0.67 \(wave3)",
    "mic": "s R-3.9 -11 7.8 13.4 3.9;s M-7.4 -1.4L-7.4 -0.4A0 -0.4 7.4 180 0L7.4 -1.4M0 7L0 10.8M-4 10.8L4 10.8",
    "mic.fill": "f R-3.9 -11 7.8 13.4 3.9;s M-7.4 -1.4L-7.4 -0.4A0 -0.4 7.4 180 0L7.4 -1.4M0 7L0 10.8M-4 10.8L4 10.8",
    "camera": "s \(body);s O0 1.1 4.5;p O8 -2.8 1.05",
    "camera.fill": "f \(body);c O0 1.1 4.5;x O8 -2.8 1.1",
    "video": "s R-12 -6.8 15.6 13.6 3;s M3.8 -1.6L10.2 -5.6Q11.8 -6.5 11.8 -4.7L11.8 4.7Q11.8 6.5 10.2 5.6L3.8 1.6",
    "video.fill": """
    f R-12 -6.8 14.2 13.6 3;f M5.6 -1.8L10.2 -5.2Q11.8 -6.3 11.8 -4.5L11.8 4.5Q11.8 6.3 10.2 5.2L5.6 1.8Z
    """,
    "photo": "s R-11.8 -8.8 23.6 17.6 3;s \(heights);p O-5.6 -3.8 1.9",
    "photo.fill": "f R-11.8 -8.8 23.6 17.6 3;c \(heights);x O-5.6 -3.8 2",
    "photo.on.rectangle": """
    s R-11.8 -5 19.6 14.4 2.6;s M-11.6 6.6L-7.4 2.8Q-6.3 1.8 -5.2 2.8L-2.4 5.4L1 1.9Q2.1 0.9 3.2 1.9L7.6 5.8;s \
    M-7.8 -8L-7.8 -8.2Q-7.6 -9.8 -6 -9.8L8.8 -9.8Q11.8 -9.8 11.8 -6.8L11.8 2.4Q11.8 4.4 10.8 4.8
    """,
    "music.note": "s O-3.6 7.2 3.2M-0.4 7.2L-0.4 -10L6.8 -7.4L6.8 -3.6L-0.4 -6.2",
    "film": """
    s R-11.6 -8.8 23.2 17.6 2.6;s M-6.2 -8.6L-6.2 8.6M6.2 -8.6L6.2 8.6M-6.2 0L6.2 0M-11.4 -3.2L-6.4 -3.2M-11.4 3.2\
    L-6.4 3.2M6.4 -3.2L11.4 -3.2M6.4 3.2L11.4 3.2
    """,
  ]
}
