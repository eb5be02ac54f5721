/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['93494554baa4748deb433c86e88ac0e45ac8f9899b0a40adc6da4df879da8f77'];
