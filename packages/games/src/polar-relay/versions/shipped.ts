/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['08a9aab26f57b9dc56e6202d21ba6f5ed9d922ee4d8e6df59eef423198377637'];
