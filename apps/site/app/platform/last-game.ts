/** The game that was left to pay in. A payment page takes the document with it, so the tab remembers, not the store. */
const key = 'last-game';

/** A browser may forbid storage; the lobby is the way back then. */
const quietly = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

export const lastGame = {
  keep: (address: string): void => quietly(() => sessionStorage.setItem(key, address)),
  /** An address of this site; nothing where no game was played in this tab. */
  address: (): string | undefined =>
    quietly(() => {
      const kept = sessionStorage.getItem(key);
      return kept?.startsWith('/game/') === true ? kept : undefined;
    }),
};
