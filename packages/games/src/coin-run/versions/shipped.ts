/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['6eae2441a1f62e23b37eb0b1f96eead6b172e2702e5670d67a6c50938aab497b'];
