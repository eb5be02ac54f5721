/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['2855926c7510593420c5cdb32319bfeeb0c991df1a5beefea8395c27d45f418a'];
