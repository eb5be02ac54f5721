/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = ['55a5ac6cdb28d745fc73f057c9697426fcd05bfe356b92e56bf3468d03202a31'];
