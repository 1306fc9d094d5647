@_exported import UIFoundation
@_exported import class ViewEngine.FileWrapper
