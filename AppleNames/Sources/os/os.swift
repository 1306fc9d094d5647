@_exported import OSNames
