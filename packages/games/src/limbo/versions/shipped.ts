/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['6cfd9f2e9f8e1df2c53e378385625c4c7dee57765775de76efbcfef998b6caf5'];
