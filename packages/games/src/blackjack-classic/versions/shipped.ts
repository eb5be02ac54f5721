/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = [
  '84de056bdd7597062d04a2a56fc62a572543654aa6ba7adb0c09c297cf63ee35',
  '5a3655f08199467f116eec183d0522e6971e95f21ad2899e992906d027dd41fd',
];
