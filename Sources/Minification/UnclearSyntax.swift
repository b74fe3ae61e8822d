/// Something in a file that is not understood for certain, so that the file is better left as it is.
struct UnclearSyntax: Error {}
