/** The current sitting, across all games and wallets, for the frame and its reality check. */
import { createFreshValue } from '../../../platform/fresh-value.ts';
import type { Rates } from '../../rates/index.ts';
import type { PlayRule, Sitting, Wallet } from '../../wallet/index.ts';
import { euroMeasures, sumByGame, type Played } from '../rounds/euro-measures.ts';
import type { PlaySession } from '../rounds/play-session.ts';

/** Amounts are EUR cents, with the same rates and sums as the activity page. */
export type EuroSitting = Omit<Sitting, 'parts'> & Played;

export interface PlayClock {
  readonly rule: PlayRule;
  /** EUR per unit of the play session's currency in 1/10¹⁸, used by the frame to add up rounds. */
  readonly rate: bigint | undefined;
  /** Undefined between two sittings. */
  readonly sitting: EuroSitting | undefined;
}

interface Deps {
  readonly rates: Pick<Rates, 'all'>;
  readonly wallet: Pick<Wallet, 'sitting' | 'playRule'>;
}

const ruleLifetimeMs = 3_600_000;

/** Undefined for play money, which costs nothing to lose. */
export const createPlayClock = ({ rates, wallet }: Deps) => {
  // Cached because the rule is defined in the database and changes only with a migration.
  const rule = createFreshValue(() => wallet.playRule(), ruleLifetimeMs);
  return async (playSession: PlaySession): Promise<PlayClock | undefined> => {
    if (playSession.mode === 'demo') return undefined;
    const [known, measured, sitting] = await Promise.all([
      rule.read(),
      euroMeasures(rates),
      wallet.sitting(playSession.playerId),
    ]);
    const clock = { rule: known, rate: measured.rateOf(playSession.currency) };
    if (sitting === undefined) return { ...clock, sitting: undefined };
    const { parts, ...times } = sitting;
    return { ...clock, sitting: { ...times, ...sumByGame(parts, measured) } };
  };
};
