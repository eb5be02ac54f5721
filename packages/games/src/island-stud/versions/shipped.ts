/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['bb6e74fdb93cf5efe693affcf8248bf1df2826283ddda07e7b7084b2f5a37301'];
