/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['9c36c58e4e57860afcf9b7f90432ddf65f96223b57181ff15a8b115663a079cd'];
