/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['4fee36427494257fd1cf8895757d8ac03bcf807986105ba70517fd6cdb201bca'];
