/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['2319ee9e5a128d92670188194eaaeb5017d0c73ce38dd758138e4a18c12a63f5'];
