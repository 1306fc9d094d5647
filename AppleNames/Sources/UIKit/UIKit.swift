@_exported import UIKitNames
