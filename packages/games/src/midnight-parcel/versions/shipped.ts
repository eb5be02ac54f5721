/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['522bb97f98a7354de17f4de91be32e36c61e4949d1ca5e449903e706d6e9c2a5'];
