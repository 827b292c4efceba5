extension TypeTable {
  /// The types that are there without anybody's doing: their names are public. // N16
  public static let standard = TypeTable(abstract + texts + pictures + media + archives + others)

  private static let abstract: [TypeDeclaration] = [
    TypeDeclaration("public.item", []),
    TypeDeclaration("public.content", []),
    TypeDeclaration("public.composite-content", ["public.content"]),
    TypeDeclaration("public.data", ["public.item"]),
    TypeDeclaration("public.directory", ["public.item"]),
    TypeDeclaration("public.folder", ["public.directory"]),
    TypeDeclaration("public.volume", ["public.folder"]),
    TypeDeclaration("com.apple.package", ["public.directory"]),
    TypeDeclaration("public.executable", ["public.item"]),
    TypeDeclaration("public.message", []),
    TypeDeclaration("public.contact", []),
    TypeDeclaration("public.calendar-event", []),
    TypeDeclaration("public.database", []),
    TypeDeclaration("public.presentation", ["public.composite-content"]),
    TypeDeclaration("public.spreadsheet", ["public.content"]),
    TypeDeclaration("public.url", ["public.data"]),
    TypeDeclaration("public.file-url", ["public.url"]),
  ]

  private static let texts: [TypeDeclaration] = [
    TypeDeclaration("public.text", ["public.data", "public.content"]),
    TypeDeclaration("public.plain-text", ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"]),
    TypeDeclaration("public.utf8-plain-text", ["public.plain-text"]),
    TypeDeclaration("public.utf16-external-plain-text", ["public.plain-text"]),
    TypeDeclaration("public.utf16-plain-text", ["public.plain-text"]),
    TypeDeclaration("public.delimited-values-text", ["public.text"]),
    TypeDeclaration(
      "public.utf8-tab-separated-values-text", ["public.delimited-values-text", "public.utf8-plain-text"],
      extensions: ["tsv"], mimeTypes: ["text/tab-separated-values"]),
    TypeDeclaration(
      "public.comma-separated-values-text", ["public.delimited-values-text"], extensions: ["csv"],
      mimeTypes: ["text/csv"]),
    TypeDeclaration("public.rtf", ["public.text"], extensions: ["rtf"], mimeTypes: ["text/rtf", "application/rtf"]),
    TypeDeclaration("public.html", ["public.text"], extensions: ["html", "htm"], mimeTypes: ["text/html"]),
    TypeDeclaration("public.xml", ["public.text"], extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"]),
    TypeDeclaration("public.json", ["public.text"], extensions: ["json"], mimeTypes: ["application/json"]),
    TypeDeclaration(
      "public.yaml", ["public.text"], extensions: ["yaml", "yml"], mimeTypes: ["application/yaml", "text/yaml"]),
    TypeDeclaration("public.css", ["public.text"], extensions: ["css"], mimeTypes: ["text/css"]),
    TypeDeclaration(
      "net.daringfireball.markdown", ["public.text"], extensions: ["md", "markdown"], mimeTypes: ["text/markdown"]),
    TypeDeclaration("public.source-code", ["public.plain-text"]),
    TypeDeclaration("public.swift-source", ["public.source-code"], extensions: ["swift"]),
    TypeDeclaration("public.c-source", ["public.source-code"], extensions: ["c"]),
    TypeDeclaration("public.script", ["public.source-code"]),
    TypeDeclaration(
      "com.netscape.javascript-source", ["public.source-code", "public.executable"], extensions: ["js", "mjs"],
      mimeTypes: ["text/javascript", "application/javascript"]),
    TypeDeclaration("public.python-script", ["public.script"], extensions: ["py"], mimeTypes: ["text/x-python"]),
    TypeDeclaration("public.shell-script", ["public.script"], extensions: ["sh"]),
    TypeDeclaration("com.apple.log", ["public.plain-text"], extensions: ["log"]),
    TypeDeclaration("public.vcard", ["public.text", "public.contact"], extensions: ["vcf"], mimeTypes: ["text/vcard"]),
    TypeDeclaration(
      "com.apple.ical.ics", ["public.text", "public.calendar-event"], extensions: ["ics"],
      mimeTypes: ["text/calendar"]),
  ]

  private static let pictures: [TypeDeclaration] = [
    TypeDeclaration("public.image", ["public.data", "public.content"]),
    TypeDeclaration("public.png", ["public.image"], extensions: ["png"], mimeTypes: ["image/png"]),
    TypeDeclaration("public.jpeg", ["public.image"], extensions: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg"]),
    TypeDeclaration("com.compuserve.gif", ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"]),
    TypeDeclaration("public.tiff", ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"]),
    TypeDeclaration("org.webmproject.webp", ["public.image"], extensions: ["webp"], mimeTypes: ["image/webp"]),
    TypeDeclaration("public.heic", ["public.heif-standard"], extensions: ["heic"], mimeTypes: ["image/heic"]),
    TypeDeclaration("public.heif-standard", ["public.image"]),
    TypeDeclaration("public.heif", ["public.heif-standard"], extensions: ["heif"], mimeTypes: ["image/heif"]),
    TypeDeclaration("com.microsoft.bmp", ["public.image"], extensions: ["bmp"], mimeTypes: ["image/bmp"]),
    TypeDeclaration(
      "com.microsoft.ico", ["public.image"], extensions: ["ico"], mimeTypes: ["image/vnd.microsoft.icon"]),
    TypeDeclaration(
      "public.svg-image", ["public.image", "public.xml"], extensions: ["svg", "svgz"], mimeTypes: ["image/svg+xml"]),
    TypeDeclaration("public.camera-raw-image", ["public.image"]),
    TypeDeclaration("com.apple.uikit.image", ["public.item"]),
    TypeDeclaration("com.apple.uikit.color", ["public.item"]),
  ]

  private static let media: [TypeDeclaration] = [
    TypeDeclaration("public.audiovisual-content", ["public.data", "public.content"]),
    TypeDeclaration("public.movie", ["public.audiovisual-content"]),
    TypeDeclaration("public.video", ["public.movie"]),
    TypeDeclaration("public.audio", ["public.audiovisual-content"]),
    TypeDeclaration(
      "com.apple.quicktime-movie", ["public.movie"], extensions: ["mov", "qt"], mimeTypes: ["video/quicktime"]),
    TypeDeclaration("public.mpeg-4", ["public.movie"], extensions: ["mp4"], mimeTypes: ["video/mp4"]),
    TypeDeclaration("public.mpeg", ["public.movie"], extensions: ["mpg", "mpeg"], mimeTypes: ["video/mpeg"]),
    TypeDeclaration("org.webmproject.webm", ["public.movie"], extensions: ["webm"], mimeTypes: ["video/webm"]),
    TypeDeclaration("public.mp3", ["public.audio"], extensions: ["mp3"], mimeTypes: ["audio/mpeg"]),
    TypeDeclaration("public.mpeg-4-audio", ["public.audio"], extensions: ["m4a"], mimeTypes: ["audio/mp4"]),
    TypeDeclaration(
      "com.microsoft.waveform-audio", ["public.audio"], extensions: ["wav"], mimeTypes: ["audio/wav", "audio/vnd.wave"]),
    TypeDeclaration("public.aiff-audio", ["public.audio"], extensions: ["aiff", "aif"], mimeTypes: ["audio/aiff"]),
    TypeDeclaration("public.midi-audio", ["public.audio"], extensions: ["mid", "midi"], mimeTypes: ["audio/midi"]),
  ]

  private static let archives: [TypeDeclaration] = [
    TypeDeclaration("public.archive", ["public.data"]),
    TypeDeclaration("public.zip-archive", ["public.archive"], extensions: ["zip"], mimeTypes: ["application/zip"]),
    TypeDeclaration("org.gnu.gnu-zip-archive", ["public.archive"], extensions: ["gz"], mimeTypes: ["application/gzip"]),
    TypeDeclaration(
      "public.bzip2-archive", ["public.archive"], extensions: ["bz2"], mimeTypes: ["application/x-bzip2"]),
    TypeDeclaration("public.tar-archive", ["public.archive"], extensions: ["tar"], mimeTypes: ["application/x-tar"]),
  ]

  private static let others: [TypeDeclaration] = [
    TypeDeclaration(
      "com.adobe.pdf", ["public.data", "public.composite-content"], extensions: ["pdf"],
      mimeTypes: ["application/pdf"]),
    TypeDeclaration("com.apple.property-list", ["public.data"], extensions: ["plist"]),
    TypeDeclaration(
      "org.idpf.epub-container", ["public.data", "public.composite-content"], extensions: ["epub"],
      mimeTypes: ["application/epub+zip"]),
    TypeDeclaration("public.font", ["public.data"]),
    TypeDeclaration("public.truetype-ttf-font", ["public.font"], extensions: ["ttf"], mimeTypes: ["font/ttf"]),
    TypeDeclaration("public.opentype-font", ["public.font"], extensions: ["otf"], mimeTypes: ["font/otf"]),
  ]
}
