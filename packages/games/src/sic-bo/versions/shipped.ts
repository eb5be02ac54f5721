/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['076eca3a29cfb1f58c753d82f7f066c0dbc4993b70cab954f531cfa5b491c52e'];
