/** The sitting between two answers of the server, which defines it (`sitting` of the session's answer). */
import { money, toEur, type CurrencyCode } from '@carmine/money';
import type { FrameRound, ReadyState, Session, Sitting } from './state.ts';

/** Whether it is still active. */
export const goesOn = ({ sitting, sittingGapMs }: Pick<Session, 'sitting' | 'sittingGapMs'>, now: number): boolean =>
  sitting !== undefined && now - sitting.lastBetAt < sittingGapMs;

/** Milliseconds of playing time; undefined before the first bet. Does not advance while nothing is played. */
export const playedMs = (session: Pick<Session, 'demoSince' | 'sitting' | 'sittingGapMs'>, now: number): number => {
  if (session.demoSince !== undefined) return now - session.demoSince;
  const { sitting } = session;
  if (sitting === undefined || !goesOn(session, now)) return 0;
  return sitting.playedMs + Math.max(0, Math.min(now, sitting.runsUntil) - sitting.readAt);
};

/** After a bet or an action: the clock runs. A bet also extends or starts the sitting. */
export const afterMove = (session: Session, now: number, isBet: boolean): Sitting | undefined => {
  if (session.mode === 'demo') return undefined;
  const { sitting } = session;
  const runs = { readAt: now, runsUntil: now + session.playPauseMs };
  if (sitting !== undefined && goesOn(session, now))
    return { ...sitting, ...runs, playedMs: playedMs(session, now), lastBetAt: isBet ? now : sitting.lastBetAt };
  if (!isBet) return sitting;
  return { startedAt: undefined, playedMs: 0, ...runs, lastBetAt: now, rounds: 0, staked: 0n, returned: 0n };
};

/** What a round counts for once it was presented. */
export const resultOf = ({
  free,
  payout,
  staked,
  jackpots = [],
}: Pick<FrameRound, 'free' | 'payout' | 'staked' | 'jackpots'>): bigint =>
  free ? 0n : payout + jackpots.reduce((sum, { amount }) => sum + amount, 0n) - staked;

/** Net result: of the whole sitting in EUR, across wallets; for play money of this launch. */
export const shownNet = ({
  session,
  net,
}: Pick<ReadyState, 'session' | 'net'>): { of: CurrencyCode; amount: bigint } => {
  const { mode, currency, sitting, sittingRate } = session;
  if (mode === 'demo') return { of: currency, amount: net };
  const presented =
    sittingRate === undefined ? 0n : toEur(money(currency, net), { currency, scaled: sittingRate }, 'floor').subunits;
  return { of: 'EUR', amount: (sitting?.returned ?? 0n) - (sitting?.staked ?? 0n) + presented };
};
