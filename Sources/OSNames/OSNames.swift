// What `import os` gives where the module of that name is not the system's.
@_exported public import OSLogNames
