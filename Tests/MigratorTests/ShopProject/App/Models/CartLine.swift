struct CartLine: Identifiable, Equatable { let id: Int; var name: String; var price: Int }
