/** What the kept pages take, compressed, as visitors are told; the build fails when it is no longer true. */
export const keptKilobytes = 953;
