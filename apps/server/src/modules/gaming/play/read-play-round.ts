/** The current state of a round, with its seeds and the player's balances. */
import type { PlayRound } from '@carmine/contract/games/play';
import type { CurrencyCode } from '@carmine/money';
import type { PlayDeps } from './deps.ts';
import { toPlayRound } from '../rounds/round-answer.ts';
import type { Pairs } from '../rounds/pairs.ts';
import type { BookedRound, RoundHistory } from '../rounds/round-history.ts';
import type { RoundLedger } from '../rounds/round-ledger.ts';

type Deps = Pick<PlayDeps, 'games' | 'ids'>;

export interface Owned {
  readonly pairs: Pick<Pairs, 'ofRound'>;
  readonly ledger: Pick<RoundLedger, 'balances'>;
}

export const readPlayRound = async (
  { games, ids }: Deps,
  { pairs, ledger }: Owned,
  round: BookedRound,
): Promise<PlayRound> => {
  const [seeds, balances] = await Promise.all([pairs.ofRound(round), ledger.balances()]);
  return toPlayRound(round, { ids, game: games.byMath(round.gameId, round.mathVersion), seeds, balances });
};

/** A round in another currency is finished in a play session of that currency, opened by a launch. */
export const readOpenPlayRound = async (
  deps: Deps,
  { history, ...owned }: Owned & { readonly history: Pick<RoundHistory, 'openRound'> },
  currency: CurrencyCode,
): Promise<PlayRound | undefined> => {
  const round = await history.openRound();
  return round?.currency === currency ? readPlayRound(deps, owned, round) : undefined;
};
