/** The session of play that goes on: one clock and one account over all games and wallets, for the frame and its reality check. */
import { createFreshValue } from '../../../platform/fresh-value.ts';
import type { Rates } from '../../rates/index.ts';
import type { PlayRule, Sitting, Wallet } from '../../wallet/index.ts';
import { euroMeasures, sumByGame, type Played } from '../rounds/euro-measures.ts';
import type { PlaySession } from '../rounds/play-session.ts';

/** Amounts are EUR cents, by the rates and the sums of the activity page. */
export type EuroSitting = Omit<Sitting, 'parts'> & Played;

export interface PlayClock {
  readonly rule: PlayRule;
  /** 1/10¹⁸ EUR for one unit of the play session’s currency, by which the frame adds up rounds. */
  readonly rate: bigint | undefined;
  /** Nothing between two sittings. */
  readonly sitting: EuroSitting | undefined;
}

interface Deps {
  readonly rates: Pick<Rates, 'all'>;
  readonly wallet: Pick<Wallet, 'sitting' | 'playRule'>;
}

const ruleLifetimeMs = 3_600_000;

/** Nothing for play money: it costs nothing to lose. */
export const createPlayClock = ({ rates, wallet }: Deps) => {
  // The rule is the database's; it changes with a migration alone.
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
