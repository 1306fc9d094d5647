// Foundation with the names that it lacks on Linux, for all other modules too. Apple's Foundation has Core Foundation's.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import class ViewEngine.NSItemProvider
@_exported import protocol ViewEngine.NSItemProviderReading
@_exported import protocol ViewEngine.NSItemProviderWriting
