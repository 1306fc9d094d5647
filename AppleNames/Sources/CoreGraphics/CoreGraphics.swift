@_exported import CoreGraphicsNames
