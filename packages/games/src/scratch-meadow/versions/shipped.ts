/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['d990c4f5332dde335a01d15030fa6b876ece13edad161ff444399557e7fd45c6'];
