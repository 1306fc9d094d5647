enum Category: CaseIterable { case food, books, music }
