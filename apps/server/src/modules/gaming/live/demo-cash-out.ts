/** Play money on a flight: cashed out by the same clock, at the same multipliers. */
import { payoutOf, type Flight, type GameAction } from '@carmine/games';
import type { Database } from '../../../database/database.ts';
import type { CommitReply } from '../../wallet/index.ts';
import { asJson } from '../rounds/round-answer.ts';
import { settleDemoBet, type DemoBet, type DemoOutcome } from './demo-bet-store.ts';
import { once, type DemoRequest } from './demo-bets.ts';
import { endOf, flightBetOf } from './flight-end.ts';
import { flightNow } from './flight-store.ts';
import type { LiveRound } from './live-store.ts';

const outcomeAt = ({ stake, params }: DemoBet, at: number, action: GameAction): DemoOutcome => ({
  payout: payoutOf(stake, BigInt(at) * 100n),
  multiplierE4: BigInt(at) * 100n,
  outcome: { params },
  draws: [],
  action: asJson(action),
});

/** Undefined: it is returned. */
export const demoEndOf =
  (round: LiveRound, by: { readonly flight: Flight; readonly crash: number }) =>
  (bet: DemoBet): DemoOutcome | undefined => {
    const end = endOf(flightBetOf(bet.params), round, by);
    if (end.kind === 'returned') return undefined;
    const settle = { type: 'settle' };
    return end.kind === 'won' ? outcomeAt(bet, end.at, end.action ?? settle) : outcomeAt(bet, 0, settle);
  };

/** Undefined: the flight is over, or the bet is not open. */
export const cashOutDemoBet = (
  db: Database,
  request: DemoRequest,
  bet: DemoBet,
  flight: Flight,
): Promise<CommitReply | undefined> =>
  once(db, request, async (sql, { balance }) => {
    const now = await flightNow(sql, bet.liveRoundId);
    if (now === undefined) return undefined;
    const { auto, limit } = flightBetOf(bet.params);
    const at = Math.min(now, auto ?? limit, limit);
    if (at < flight.leastCashOut) return { status: 'too_fast', retryAfterMs: earliestMs(flight) };
    const outcome = outcomeAt(bet, at, flight.cashOut(at));
    if (!(await settleDemoBet(sql, bet.roundId, outcome))) return undefined;
    return { roundId: bet.roundId, balance: balance + outcome.payout };
  });

const earliestMs = ({ doublingMs, leastCashOut }: Flight): number =>
  Math.ceil(doublingMs * Math.log2(leastCashOut / 100));
