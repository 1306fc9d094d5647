@_exported import OSLogNames
