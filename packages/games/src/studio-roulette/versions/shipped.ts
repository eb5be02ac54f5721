/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['84f4c471f52c800354984ff077539c00a2a3dfb1ad87a086739b68020b51601c'];
