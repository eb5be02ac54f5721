/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['c9052fa6a00fb0b0b7fa35d04f8ce3293ef5b7b2c7b8adfa19d77edf9cb63247'];
