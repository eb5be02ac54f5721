/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['71908cc076f3d79ac5c9beebc36d67aa1bb36b940a3d336c0952224ee72a62d6'];
