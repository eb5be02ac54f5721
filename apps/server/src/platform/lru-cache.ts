/**
 * A bounded map that evicts the least recently set entry. While it is at most half full the order is not maintained, because moving a
 * key to the end on every bet makes the map rebuild its hash table.
 */
export interface LruCache<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
  forget(key: K): void;
}

export const createLruCache = <K, V>(capacity: number): LruCache<K, V> => {
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
