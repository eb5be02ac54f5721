/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['727ec284c7239b76c48db04b5a58ea50be6876c1f79d985269beb21faba78165'];
