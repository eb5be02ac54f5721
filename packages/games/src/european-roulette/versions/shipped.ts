/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['c8770e2e32a4e3372f41b0c093a1f075b4d17a86c84e7a445c6b4bfeafd31661'];
