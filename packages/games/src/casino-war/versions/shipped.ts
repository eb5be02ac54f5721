/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['006fe5bab0966d9ce80771f7ee8e313f0ab6c1f748e2022bf15cf099feab300b'];
