#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  // Types that apps name rarely. They have no known extension here.
  extension UTType {
    public static let contact = UTType(importedAs: "public.contact", conformingTo: .item)
    public static let calendarEvent = UTType(importedAs: "public.calendar-event", conformingTo: .item)
    public static let message = UTType(importedAs: "public.message", conformingTo: .item)
    public static let emailMessage = UTType(importedAs: "public.email-message", conformingTo: .message)
    public static let toDoItem = UTType(importedAs: "public.to-do-item", conformingTo: .item)
    public static let volume = UTType(importedAs: "public.volume", conformingTo: .folder)
    public static let symbolicLink = UTType(importedAs: "public.symlink", conformingTo: .item)
    public static let mountPoint = UTType(importedAs: "com.apple.mount-point", conformingTo: .item)
    public static let aliasFile = UTType(importedAs: "com.apple.alias-file", conformingTo: .data)
    public static let urlBookmarkData = UTType(importedAs: "com.apple.bookmark", conformingTo: .data)
    public static let bookmark = UTType(importedAs: "public.bookmark", conformingTo: .item)
    public static let resolvable = UTType(importedAs: "com.apple.resolvable", conformingTo: .item)
    public static let internetLocation = UTType(importedAs: "com.apple.internet-location", conformingTo: .data)
    public static let internetShortcut = UTType(importedAs: "com.microsoft.internet-shortcut", conformingTo: .data)
    public static let framework = UTType(importedAs: "com.apple.framework", conformingTo: .bundle)
    public static let plugin = UTType(importedAs: "com.apple.plugin", conformingTo: .bundle)
    public static let applicationExtension = UTType(
      importedAs: "com.apple.application-and-system-extension", conformingTo: .bundle)
    public static let xpcService = UTType(importedAs: "com.apple.xpc-service", conformingTo: .bundle)
    public static let rawImage = UTType(importedAs: "public.camera-raw-image", conformingTo: .image)
    public static let livePhoto = UTType(importedAs: "com.apple.live-photo", conformingTo: .item)
    public static let icns = UTType(importedAs: "com.apple.icns", conformingTo: .image)
    public static let ico = UTType(importedAs: "com.microsoft.ico", conformingTo: .image)
    public static let exr = UTType(importedAs: "com.ilm.openexr-image", conformingTo: .image)
    public static let jpegxl = UTType(importedAs: "public.jpeg-xl", conformingTo: .image)
    public static let dng = UTType(importedAs: "com.adobe.raw-image", conformingTo: .image)
    public static let threeDContent = UTType(importedAs: "public.3d-content", conformingTo: .content)
    public static let usd = UTType(importedAs: "com.pixar.universal-scene-description", conformingTo: .data)
    public static let usdz = UTType(importedAs: "com.pixar.universal-scene-description-mobile", conformingTo: .data)
    public static let realityFile = UTType(importedAs: "com.apple.reality", conformingTo: .data)
    public static let sceneKitScene = UTType(importedAs: "com.apple.scenekit.scene", conformingTo: .data)
    public static let arReferenceObject = UTType(importedAs: "com.apple.arobject", conformingTo: .data)
    public static let javaScript = UTType(importedAs: "com.netscape.javascript-source", conformingTo: .sourceCode)
    public static let pythonScript = UTType(importedAs: "public.python-script", conformingTo: .shellScript)
    public static let rubyScript = UTType(importedAs: "public.ruby-script", conformingTo: .shellScript)
    public static let perlScript = UTType(importedAs: "public.perl-script", conformingTo: .shellScript)
    public static let phpScript = UTType(importedAs: "public.php-script", conformingTo: .shellScript)
    public static let appleScript = UTType(importedAs: "com.apple.applescript.text", conformingTo: .script)
    public static let osaScript = UTType(importedAs: "com.apple.applescript.script", conformingTo: .script)
    public static let osaScriptBundle = UTType(importedAs: "com.apple.applescript.script-bundle", conformingTo: .bundle)
    public static let makefile = UTType(importedAs: "public.make-source", conformingTo: .script)
    public static let cSource = UTType(importedAs: "public.c-source", conformingTo: .sourceCode)
    public static let cHeader = UTType(importedAs: "public.c-header", conformingTo: .sourceCode)
    public static let objectiveCSource = UTType(importedAs: "public.objective-c-source", conformingTo: .sourceCode)
    public static let cPlusPlusSource = UTType(importedAs: "public.c-plus-plus-source", conformingTo: .sourceCode)
    public static let cPlusPlusHeader = UTType(importedAs: "public.c-plus-plus-header", conformingTo: .sourceCode)
    public static let objectiveCPlusPlusSource = UTType(
      importedAs: "public.objective-c-plus-plus-source", conformingTo: .sourceCode)
    public static let assemblyLanguageSource = UTType(importedAs: "public.assembly-source", conformingTo: .sourceCode)
    public static let css = UTType(importedAs: "public.css", conformingTo: .text)
    public static let utf16PlainText = UTType(importedAs: "public.utf16-plain-text", conformingTo: .plainText)
    public static let utf16ExternalPlainText = UTType(
      importedAs: "public.utf16-external-plain-text", conformingTo: .plainText)
    public static let utf8TabSeparatedText = UTType(
      importedAs: "public.utf8-tab-separated-values-text", conformingTo: .plainText)
    public static let binaryPropertyList = UTType(
      importedAs: "com.apple.binary-property-list", conformingTo: .propertyList)
    public static let xmlPropertyList = UTType(importedAs: "com.apple.xml-property-list", conformingTo: .propertyList)
    public static let geoJSON = UTType(importedAs: "public.geojson", conformingTo: .json)
    public static let ahap = UTType(importedAs: "com.apple.haptics.ahap", conformingTo: .json)
    public static let presentation = UTType(importedAs: "public.presentation", conformingTo: .content)
    public static let spreadsheet = UTType(importedAs: "public.spreadsheet", conformingTo: .content)
    public static let playlist = UTType(importedAs: "public.playlist", conformingTo: .data)
    public static let m3uPlaylist = UTType(importedAs: "public.m3u-playlist", conformingTo: .text)
    public static let compositeContent = UTType(importedAs: "public.composite-content", conformingTo: .content)
    public static let webArchive = UTType(importedAs: "com.apple.webarchive", conformingTo: .data)
    public static let linkPresentationMetadata = UTType(
      importedAs: "com.apple.linkpresentation.metadata", conformingTo: .data)
    public static let midi = UTType(importedAs: "public.midi-audio", conformingTo: .audio)
    public static let aiff = UTType(importedAs: "public.aiff-audio", conformingTo: .audio)
    public static let appleProtectedMPEG4Audio = UTType(
      importedAs: "com.apple.protected-mpeg-4-audio", conformingTo: .audio)
    public static let avi = UTType(importedAs: "public.avi", conformingTo: .movie)
    public static let mpeg = UTType(importedAs: "public.mpeg", conformingTo: .movie)
    public static let mpeg2Video = UTType(importedAs: "public.mpeg-2-video", conformingTo: .video)
    public static let mpeg2TransportStream = UTType(importedAs: "public.mpeg-2-transport-stream", conformingTo: .movie)
    public static let appleProtectedMPEG4Video = UTType(
      importedAs: "com.apple.protected-mpeg-4-video", conformingTo: .movie)
    public static let bz2 = UTType(importedAs: "public.bzip2-archive", conformingTo: .archive)
    public static let appleArchive = UTType(importedAs: "com.apple.archive", conformingTo: .archive)
    public static let tarArchive = UTType(importedAs: "public.tar-archive", conformingTo: .archive)
    public static let diskImage = UTType(importedAs: "public.disk-image", conformingTo: .archive)
    public static let pkcs12 = UTType(importedAs: "com.rsa.pkcs-12", conformingTo: .data)
    public static let x509Certificate = UTType(importedAs: "public.x509-certificate", conformingTo: .data)
    public static let spotlightImporter = UTType(importedAs: "com.apple.metadata-importer", conformingTo: .bundle)
    public static let quickLookGenerator = UTType(importedAs: "com.apple.quicklook-generator", conformingTo: .bundle)
    public static let systemPreferencesPane = UTType(
      importedAs: "com.apple.systempreference.prefpane", conformingTo: .bundle)
  }

  extension UTType {
    /// The extension or the identifier: there are no words for types.
    public var localizedDescription: String? {
      preferredFilenameExtension.map { "\($0.uppercased()) file" } ?? identifier
    }
    /// Whether data of this type is also of the other one, and the two differ.
    public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
    /// The reverse of `isSubtype(of:)`.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
    /// Whether the system declares the type.
    public var isDeclared: Bool { UTType(identifier) != nil }
    /// False: no type is made for an extension that is unknown.
    public var isDynamic: Bool { false }
    /// Whether the identifier begins with `public`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// Nil: types have no page.
    public var referenceURL: URL? { nil }
    /// Nil: types have no version.
    public var version: Int? { nil }
    /// The extensions, of which the usual one is known.
    public var tags: [UTTagClass: [String]] { preferredFilenameExtension.map { [.filenameExtension: [$0]] } ?? [:] }
  }
#endif
