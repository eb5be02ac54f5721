/** The last so many things that were looked up, by key; the oldest goes when there is no more room. */
export interface Recent<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
  forget(key: K): void;
}

export const createRecent = <K, V>(capacity: number): Recent<K, V> => {
  const known = new Map<K, V>();
  return {
    get: (key) => known.get(key),
    set: (key, value) => {
      known.delete(key);
      known.set(key, value);
      if (known.size <= capacity) return;
      for (const oldest of known.keys()) {
        known.delete(oldest);
        return;
      }
    },
    forget: (key) => void known.delete(key),
  };
};
