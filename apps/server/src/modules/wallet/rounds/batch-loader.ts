/** Batches reads: keys requested while a query is running are loaded together by the next one. */

/** `load` returns values in the order of the keys. Nothing is cached: a value is always read after it was requested. */
export const createBatchLoader = <K, V>(load: (keys: readonly K[]) => Promise<readonly V[]>, largest = 256) => {
  let asked: { key: K; resolve: (value: V) => void; reject: (error: unknown) => void }[] = [];
  let inFlight = false;

  const pump = (): void => {
    if (inFlight || asked.length === 0) return;
    inFlight = true;
    const batch = asked.slice(0, largest);
    asked = asked.slice(largest);
    load(batch.map(({ key }) => key))
      .then(
        (values) => batch.forEach(({ resolve }, i) => resolve(values[i] as V)),
        (error: unknown) => batch.forEach(({ reject }) => reject(error)),
      )
      .finally(() => {
        inFlight = false;
        setImmediate(pump);
      });
  };

  return (key: K): Promise<V> =>
    new Promise((resolve, reject) => {
      asked.push({ key, resolve, reject });
      setImmediate(pump);
    });
};
