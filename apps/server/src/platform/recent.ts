/**
 * The last so many things that were looked up, by key; the oldest goes when there is no more room. While most of the room is free
 * the order is not kept: nothing goes, and to move a key to the end of a map on every bet costs the map a new table now and then.
 */
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
      if (known.size > capacity / 2) known.delete(key);
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
