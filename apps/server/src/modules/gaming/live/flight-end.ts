/** Where a bet on a flight ends that nobody cashes out by hand: its targets and the crash alone decide. Multipliers are in hundredths. */
import type { Flight, FlightBet, GameAction } from '@carmine/games';
import type { JsonObject } from '../../../platform/json.ts';
import type { LiveRound } from './live-store.ts';

/** `action`: of a cash-out that the bet's own parameters do not say. */
export type FlightEnd =
  | { readonly kind: 'won'; readonly at: number; readonly action: GameAction | undefined }
  | { readonly kind: 'lost' | 'returned' };

/** As the game's schema has read them. */
export const flightBetOf = (params: JsonObject): FlightBet => params as unknown as FlightBet;

export const endOf = (
  { auto, limit }: FlightBet,
  { flightLimit, interrupted }: Pick<LiveRound, 'flightLimit' | 'interrupted'>,
  { flight, crash }: { readonly flight: Pick<Flight, 'cashOut'>; readonly crash: number },
): FlightEnd => {
  const goal = Math.min(auto ?? limit, limit);
  const at = Math.min(goal, flightLimit ?? goal);
  // Nobody could cash out by hand for a while: an automatic cash-out stands, and anything else is returned.
  if (interrupted && (auto !== at || at > crash)) return { kind: 'returned' };
  if (at > crash) return { kind: 'lost' };
  return { kind: 'won', at, action: at < goal ? flight.cashOut(at) : undefined };
};

/** `2.31` */
export const factorText = (hundredths: number): string => (hundredths / 100).toFixed(2);
