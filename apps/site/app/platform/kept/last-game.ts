/** The game left for a payment, stored in sessionStorage because the payment page replaces the document. */
import { quietly } from './quietly.ts';

const key = 'last-game';

export const lastGame = {
  keep: (address: string): void => quietly(() => sessionStorage.setItem(key, address)),
  /** A URL of this site; undefined if no game was played in this tab, or storage is unavailable: then the lobby is used. */
  address: (): string | undefined =>
    quietly(() => {
      const kept = sessionStorage.getItem(key);
      return kept?.startsWith('/game/') === true ? kept : undefined;
    }),
};
