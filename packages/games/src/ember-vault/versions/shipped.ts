/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by `tools/lock-games.ts`. */
export const mathVersions: readonly string[] = [
  '43d8c8d28fe631167df4b3ef626abd93fcdc23c93fc3d209dbe5af369b7b0b7a',
  '0de3a239aeeb222d6ffd9d16c11c97c62c39c430494563e6a0a57892aa876297',
];
