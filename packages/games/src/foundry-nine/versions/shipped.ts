/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['df12a31a7f9acee78ca1f0eedf256c5c64e435d7261376f0cab358da5d605f6e'];
