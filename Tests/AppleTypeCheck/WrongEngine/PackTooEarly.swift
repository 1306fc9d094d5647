// until macos14.0 ios17.0: parameter packs in generic types are only available in
struct Several<each Content> { let content: (repeat each Content) }
