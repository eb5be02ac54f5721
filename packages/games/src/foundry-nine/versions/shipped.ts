/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['ae60dbb29dfa0196f11fcb2f2576fff6d59eb638319546ac9b9fbcf7bff92e88'];
