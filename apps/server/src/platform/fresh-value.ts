/** A cached database value that many requests read: refreshed by one query at a time. */
export interface FreshValue<T> {
  read(): Promise<T>;
  /** Invalidates the cache. */
  forget(): void;
}

/** `lifetimeMs`: how long changes by other processes may go unnoticed. Failed queries are not cached. */
export const createFreshValue = <T>(query: () => Promise<T>, lifetimeMs: number): FreshValue<T> => {
  let known: { value: Promise<T>; until: number } | undefined;
  const forget = () => {
    known = undefined;
  };
  const read = (): Promise<T> => {
    if (known !== undefined && performance.now() < known.until) return known.value;
    const value = query();
    known = { value, until: performance.now() + lifetimeMs };
    value.catch(forget);
    return value;
  };
  return { read, forget };
};
