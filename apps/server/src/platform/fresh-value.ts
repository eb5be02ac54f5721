/** A value of the database that many requests read: asked for at most once in a while, by one query at a time. */
export interface FreshValue<T> {
  read(): Promise<T>;
  /** The next `read` asks the database. */
  forget(): void;
}

/** `lifetimeMs` is how long another process's change may go unseen. A failed query is not remembered. */
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
