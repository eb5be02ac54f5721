/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['dbc4dd0324e823fcac4230e1b9e036b4365557b7910736e2ebb5fa2b6d049ede'];
