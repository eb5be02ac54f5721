/** What players read about each game, by its id. */
import type { GameInfo } from '@carmine/games';
import { info as blackjackClassic } from './packages/games/src/blackjack-classic/info.ts';
import { info as dice } from './packages/games/src/dice/info.ts';
import { info as lanternHarbour } from './packages/games/src/lantern-harbour/info.ts';

export const games: Readonly<Record<string, GameInfo>> = {
  'blackjack-classic': blackjackClassic,
  dice,
  'lantern-harbour': lanternHarbour,
};
