/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['f490eb57deb5857171af23d79da4d5915bbdc6f949240e279ef03930c6a38f81'];
