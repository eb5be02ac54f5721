/** One piece of work at a time for each key, in the order of asking: spares a player's own bets from racing each other. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export const createInTurn = (): InTurn => {
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
