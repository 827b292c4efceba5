extension UTType {
  /// Anything that files and directories are.
  public static let item = constant("public.item")
  /// Anything that documents hold.
  public static let content = constant("public.content")
  /// Content that has content of several types in it.
  public static let compositeContent = constant("public.composite-content")
  /// Bytes.
  public static let data = constant("public.data")
  /// A directory.
  public static let directory = constant("public.directory")
  /// A directory that a person sees as one.
  public static let folder = constant("public.folder")
  /// A directory that a person sees as a file.
  public static let package = constant("com.apple.package")
  /// Something that can be run.
  public static let executable = constant("public.executable")
  /// An address.
  public static let url = constant("public.url")
  /// The address of a file.
  public static let fileURL = constant("public.file-url")
  /// Somebody's name and addresses.
  public static let contact = constant("public.contact")
  /// A message.
  public static let message = constant("public.message")
  /// An event of a calendar.
  public static let calendarEvent = constant("public.calendar-event")
  /// A database.
  public static let database = constant("public.database")
  /// Slides.
  public static let presentation = constant("public.presentation")
  /// A table that counts.
  public static let spreadsheet = constant("public.spreadsheet")
  /// Text of any kind.
  public static let text = constant("public.text")
  /// Text without a look.
  public static let plainText = constant("public.plain-text")
  /// Text without a look in UTF-8.
  public static let utf8PlainText = constant("public.utf8-plain-text")
  /// Text without a look in UTF-16, with a mark of the order of bytes.
  public static let utf16ExternalPlainText = constant("public.utf16-external-plain-text")
  /// Text without a look in UTF-16.
  public static let utf16PlainText = constant("public.utf16-plain-text")
  /// Values between delimiters.
  public static let delimitedText = constant("public.delimited-values-text")
  /// Values between commas.
  public static let commaSeparatedText = constant("public.comma-separated-values-text")
  /// Values between tabs.
  public static let tabSeparatedText = constant("public.utf8-tab-separated-values-text")
  /// Rich text.
  public static let rtf = constant("public.rtf")
  /// HTML.
  public static let html = constant("public.html")
  /// XML.
  public static let xml = constant("public.xml")
  /// JSON.
  public static let json = constant("public.json")
  /// YAML.
  public static let yaml = constant("public.yaml")
  /// Source of a program.
  public static let sourceCode = constant("public.source-code")
  /// Source in Swift.
  public static let swiftSource = constant("public.swift-source")
  /// Source in C.
  public static let cSource = constant("public.c-source")
  /// A script.
  public static let script = constant("public.script")
  /// A script in JavaScript.
  public static let javaScript = constant("com.netscape.javascript-source")
  /// A script in Python.
  public static let pythonScript = constant("public.python-script")
  /// A script of a shell.
  public static let shellScript = constant("public.shell-script")
  /// A log.
  public static let log = constant("com.apple.log")
  /// A card of a contact.
  public static let vCard = constant("public.vcard")
  /// A picture of any kind.
  public static let image = constant("public.image")
  /// A picture in PNG.
  public static let png = constant("public.png")
  /// A picture in JPEG.
  public static let jpeg = constant("public.jpeg")
  /// A picture in GIF.
  public static let gif = constant("com.compuserve.gif")
  /// A picture in TIFF.
  public static let tiff = constant("public.tiff")
  /// A picture in WebP.
  public static let webP = constant("org.webmproject.webp")
  /// A picture in HEIC.
  public static let heic = constant("public.heic")
  /// A picture in HEIF.
  public static let heif = constant("public.heif")
  /// A picture in BMP.
  public static let bmp = constant("com.microsoft.bmp")
  /// An icon of Windows.
  public static let ico = constant("com.microsoft.ico")
  /// A picture in SVG.
  public static let svg = constant("public.svg-image")
  /// A picture as a camera takes it.
  public static let rawImage = constant("public.camera-raw-image")
  /// Something to be heard or seen in time.
  public static let audiovisualContent = constant("public.audiovisual-content")
  /// Pictures that move, with or without sound.
  public static let movie = constant("public.movie")
  /// Pictures that move, without sound.
  public static let video = constant("public.video")
  /// Sound.
  public static let audio = constant("public.audio")
  /// A movie of QuickTime.
  public static let quickTimeMovie = constant("com.apple.quicktime-movie")
  /// A movie in MPEG-4.
  public static let mpeg4Movie = constant("public.mpeg-4")
  /// A movie in MPEG-1 or MPEG-2.
  public static let mpeg = constant("public.mpeg")
  /// Sound in MP3.
  public static let mp3 = constant("public.mp3")
  /// Sound in MPEG-4.
  public static let mpeg4Audio = constant("public.mpeg-4-audio")
  /// Sound in WAV.
  public static let wav = constant("com.microsoft.waveform-audio")
  /// Sound in AIFF.
  public static let aiff = constant("public.aiff-audio")
  /// Notes in MIDI.
  public static let midi = constant("public.midi-audio")
  /// Files in one.
  public static let archive = constant("public.archive")
  /// An archive in ZIP.
  public static let zip = constant("public.zip-archive")
  /// A file made smaller by gzip.
  public static let gzip = constant("org.gnu.gnu-zip-archive")
  /// A file made smaller by bzip2.
  public static let bz2 = constant("public.bzip2-archive")
  /// A document in PDF.
  public static let pdf = constant("com.adobe.pdf")
  /// A property list.
  public static let propertyList = constant("com.apple.property-list")
  /// A book in EPUB.
  public static let epub = constant("org.idpf.epub-container")
  /// A font.
  public static let font = constant("public.font")
}
