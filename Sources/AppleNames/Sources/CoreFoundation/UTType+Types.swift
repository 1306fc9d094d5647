import Foundation
@_spi(AppleNames) import ViewEngine

extension UTType {
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
