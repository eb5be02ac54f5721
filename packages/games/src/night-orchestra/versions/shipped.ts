/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['2b54dd2ee71cb1d4db308f46149cbe712f43cbd9ae6e2f1579079cd740dbee1c'];
