/** An hour before an open round is ended by the rules of its game, its player is told, once. */
import type { Wallet } from '../../wallet/index.ts';
import { saidOf, type SaidDeps } from './round-said.ts';

const hourMs = 3_600_000;

export interface WarnDeps extends SaidDeps {
  readonly wallet: Pick<Wallet, 'expiringRounds' | 'warnOfDeadline'>;
}

/** Returns the number of players' rounds that were told of. */
export const warnRounds = (deps: WarnDeps) => async (): Promise<number> => {
  let told = 0;
  for (const round of await deps.wallet.expiringRounds(hourMs, 200))
    if (await deps.wallet.warnOfDeadline(round, saidOf(deps, round))) told += 1;
  return told;
};
