@_exported import CoreFoundation
@_exported import struct ViewEngine.CGAffineTransform
@_exported import enum ViewEngine.CGLineCap
@_exported import enum ViewEngine.CGLineJoin
