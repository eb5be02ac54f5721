/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['4beca8cfa5046ef40b416b8dfbaff97b1062c1f42355dcff777135f6291cb4d9'];
