/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['c57a7ee57c93dd02752fd1fdd3dad20bfe806cfe54cd9d325799e25aaed0a603'];
