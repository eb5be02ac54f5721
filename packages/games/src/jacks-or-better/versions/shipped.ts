/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['ad59ea3dfbf96f69aefadb031f41428434757f614667f74f99f62cac4e3f2b1a'];
