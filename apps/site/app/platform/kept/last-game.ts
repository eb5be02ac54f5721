/** The game that was left to pay in. A payment page takes the document with it, so the tab remembers, not the store. */
import { quietly } from './quietly.ts';

const key = 'last-game';

export const lastGame = {
  keep: (address: string): void => quietly(() => sessionStorage.setItem(key, address)),
  /** An address of this site; nothing where no game was played in this tab, or nothing is kept: the lobby is the way back then. */
  address: (): string | undefined =>
    quietly(() => {
      const kept = sessionStorage.getItem(key);
      return kept?.startsWith('/game/') === true ? kept : undefined;
    }),
};
