/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['0bfb45c103835225c195910a860b8eabb1b0078c2f6fd7d01d7313d79d1262a6'];
