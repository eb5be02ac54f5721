/**
 * A bounded map by key: the least recently set goes first. While more than half of the room is free the order is not kept, since
 * moving a key to the end of a map on every bet makes the map rebuild its table now and then.
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
