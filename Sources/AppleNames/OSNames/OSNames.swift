// What `import os` gives where the module of that name is not the system's, by the alias `"OSNames": "os"`.
@_exported public import OSLog
