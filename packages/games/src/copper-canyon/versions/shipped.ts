/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['fefa62cf62cc9604c45e3d4d17028f224d870d7ffa1f3c6cacc4cd2aa92a63f2'];
