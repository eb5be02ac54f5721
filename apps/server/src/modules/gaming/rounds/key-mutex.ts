/** A FIFO mutex per key: keeps a player's bets from racing each other. */
export type KeyMutex = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export const createKeyMutex = (): KeyMutex => {
  const tails = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const before = tails.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const tail = mine.catch(() => undefined);
    tails.set(key, tail);
    void tail.finally(() => {
      if (tails.get(key) === tail) tails.delete(key);
    });
    return mine;
  };
};
