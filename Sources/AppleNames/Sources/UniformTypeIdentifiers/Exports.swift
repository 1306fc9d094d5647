@_exported import CoreFoundation
@_exported import struct ViewEngine.UTType
