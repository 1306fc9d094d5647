struct Amount { var value: Int; var currency: String }
