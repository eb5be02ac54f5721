/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['e671ab7dfc0012c1c1ef641f7f4954a42bb6920c5b14b6be54ac6ef5ce9c748d'];
