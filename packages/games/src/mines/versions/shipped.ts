/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['72557a65b5e6176c42a8478460450278267aea17c215b57dc5d56a8f0686d4e8'];
