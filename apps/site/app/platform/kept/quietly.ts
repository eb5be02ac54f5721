/** A browser may forbid storage, or have no room left: nothing is kept then, and nothing breaks. */
export const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
