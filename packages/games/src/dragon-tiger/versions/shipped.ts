/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['e7b04fe987d9969c266da7cd448f45eef07cd2f510fd70b347563fb4defcd6f0'];
