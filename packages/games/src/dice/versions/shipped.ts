/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['c121aae7fcc03b727a7c61640fbcb89757b0372c3d104372dcef60ec7081af0a'];
