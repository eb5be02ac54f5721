/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['9c562f78e1f6f9bba7fb9e07c235acb9b5c4249235afdc2326b0c7c1144d7413'];
