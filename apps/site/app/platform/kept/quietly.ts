/** Storage may be forbidden or full: errors are ignored. */
export const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
