/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['3fd2107311c36d565bfc28aeab1039c7e8fcd9d63ea913548d9be852b5a47bbd'];
