/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['e889bd3a21c22c70567b38dfda5420909bc5d3184dc77d1d2609758e4b36e10c'];
