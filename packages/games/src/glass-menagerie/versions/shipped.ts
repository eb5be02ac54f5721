/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['a475e39511671c35dc9043699a06d7bec8ba91eba61ce6f133ee01b7fd0581d9'];
