@_exported import UIFoundation
@_exported import class ViewEngine.FileWrapper
@_exported import enum ViewEngine.UIKeyboardType
@_exported import enum ViewEngine.UITextAutocapitalizationType
@_exported import struct ViewEngine.UITextContentType
