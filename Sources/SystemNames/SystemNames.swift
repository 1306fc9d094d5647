// The product of this name is what a package depends on whose files say `import SwiftUI` and `import Combine`:
//
//     .product(
//       name: "SystemNames", package: "OnChangeCompat",
//       moduleAliases: ["SwiftUINames": "SwiftUI", "ViewEngineCombine": "Combine"])
//
// The package manager has the dependent package say the new names only where a product reaches a module in more than
// one way, as this one does: by itself, and through this empty module. Else it has it say the old ones.
