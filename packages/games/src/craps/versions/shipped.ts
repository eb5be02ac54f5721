/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['91c3d097edfbfe67a4d316c1bd40ceaeb916a2c97f0af65f30dd676d962ec30f'];
