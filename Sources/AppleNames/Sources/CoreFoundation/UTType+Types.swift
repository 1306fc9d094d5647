import Foundation
@_spi(AppleNames) import ViewEngine

extension UTType {
  public static let rtf = UTType("public.rtf")!
  public static let html = UTType("public.html")!
  public static let xml = UTType("public.xml")!
  public static let yaml = UTType("public.yaml")!
  public static let commaSeparatedText = UTType("public.comma-separated-values-text")!
  public static let sourceCode = UTType("public.source-code")!
  public static let swiftSource = UTType("public.swift-source")!
  public static let script = UTType("public.script")!
  public static let shellScript = UTType("public.shell-script")!
  public static let executable = UTType("public.executable")!
  public static let unixExecutable = UTType("public.unix-executable")!
  public static let log = UTType("com.apple.log")!
  public static let propertyList = UTType("com.apple.property-list")!
  public static let gif = UTType("com.compuserve.gif")!
  public static let heic = UTType("public.heic")!
  public static let tiff = UTType("public.tiff")!
  public static let bmp = UTType("com.microsoft.bmp")!
  public static let svg = UTType("public.svg-image")!
  public static let webP = UTType("org.webmproject.webp")!
  public static let audiovisualContent = UTType("public.audiovisual-content")!
  public static let video = UTType("public.video")!
  public static let mpeg4Movie = UTType("public.mpeg-4")!
  public static let quickTimeMovie = UTType("com.apple.quicktime-movie")!
  public static let mp3 = UTType("public.mp3")!
  public static let mpeg4Audio = UTType("public.mpeg-4-audio")!
  public static let wav = UTType("com.microsoft.waveform-audio")!
  public static let archive = UTType("public.archive")!
  public static let zip = UTType("public.zip-archive")!
  public static let gzip = UTType("org.gnu.gnu-zip-archive")!
  public static let epub = UTType("org.idpf.epub-container")!
  public static let vCard = UTType("public.vcard")!
  public static let applicationBundle = UTType("com.apple.application-bundle")!
  public static let heif = UTType("public.heif")!
  public static let rtfd = UTType("com.apple.rtfd")!
  public static let flatRTFD = UTType("com.apple.flat-rtfd")!
  public static let delimitedText = UTType("public.delimited-values-text")!
  public static let tabSeparatedText = UTType("public.tab-separated-values-text")!
  public static let database = UTType("public.database")!
  public static let font = UTType("public.font")!
  public static let package = UTType("com.apple.package")!
  public static let bundle = UTType("com.apple.bundle")!
  public static let application = UTType("com.apple.application")!
  public static let contact = UTType(importedAs: "public.contact", conformingTo: .item)
  public static let calendarEvent = UTType(importedAs: "public.calendar-event", conformingTo: .item)
  public static let emailMessage = UTType(importedAs: "public.email-message", conformingTo: .item)
  public static let symbolicLink = UTType(importedAs: "public.symlink", conformingTo: .item)
  public static let aliasFile = UTType(importedAs: "com.apple.alias-file", conformingTo: .data)
  public static let bookmark = UTType(importedAs: "public.bookmark", conformingTo: .item)
  public static let internetShortcut = UTType(importedAs: "com.microsoft.internet-shortcut", conformingTo: .data)
  public static let rawImage = UTType(importedAs: "public.camera-raw-image", conformingTo: .image)
  public static let livePhoto = UTType(importedAs: "com.apple.live-photo", conformingTo: .item)
  public static let ico = UTType(importedAs: "com.microsoft.ico", conformingTo: .image)
  public static let usdz = UTType(importedAs: "com.pixar.universal-scene-description-mobile", conformingTo: .data)
  public static let javaScript = UTType(importedAs: "com.netscape.javascript-source", conformingTo: .sourceCode)
  public static let pythonScript = UTType(importedAs: "public.python-script", conformingTo: .shellScript)
  public static let css = UTType(importedAs: "public.css", conformingTo: .text)
  public static let utf16PlainText = UTType(importedAs: "public.utf16-plain-text", conformingTo: .plainText)
  public static let binaryPropertyList = UTType(
    importedAs: "com.apple.binary-property-list", conformingTo: .propertyList)
  public static let xmlPropertyList = UTType(importedAs: "com.apple.xml-property-list", conformingTo: .propertyList)
  public static let presentation = UTType(importedAs: "public.presentation", conformingTo: .content)
  public static let spreadsheet = UTType(importedAs: "public.spreadsheet", conformingTo: .content)
  public static let midi = UTType(importedAs: "public.midi-audio", conformingTo: .audio)
  public static let aiff = UTType(importedAs: "public.aiff-audio", conformingTo: .audio)
  public static let avi = UTType(importedAs: "public.avi", conformingTo: .movie)
  public static let mpeg = UTType(importedAs: "public.mpeg", conformingTo: .movie)
  public static let tarArchive = UTType(importedAs: "public.tar-archive", conformingTo: .archive)
  public static let diskImage = UTType(importedAs: "public.disk-image", conformingTo: .archive)
}

extension UTType {
  public var localizedDescription: String? {
    preferredFilenameExtension.map { "\($0.uppercased()) file" } ?? identifier
  }
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
  public var isDeclared: Bool { UTType(identifier) != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
}
