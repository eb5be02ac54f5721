/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['3f6fb7557cc3dfaea515262510e3678749a2d5d31bc0d681a2c216cd3dfe6044'];
