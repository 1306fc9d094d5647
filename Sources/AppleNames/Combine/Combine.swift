// What `import Combine` gives where there is no Combine.
@_exported public import ViewEngineCombine
