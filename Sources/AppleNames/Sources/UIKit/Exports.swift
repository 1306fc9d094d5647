@_exported import UIFoundation
@_exported import enum ViewEngine.UIKeyboardType
@_exported import enum ViewEngine.UITextAutocapitalizationType
@_exported import struct ViewEngine.UITextContentType
