/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['9dd98fb80b0d5af29010fa9914beb7cd13db2fadb470ce9008388b68408e10b8'];
