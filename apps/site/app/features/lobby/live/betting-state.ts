/** Whether bets are taken at a table now, for how long, or when they are again. */
import type { LiveTableAnswer } from '@carmine/contract/games/live-tables';
import { lobbyTexts } from '../texts.ts';

export interface BettingState {
  readonly open: boolean;
  readonly seconds: number;
  readonly share: number;
  readonly text: string;
}

/** What follows a phase until bets are taken again. */
const furtherMs = (
  { phase }: NonNullable<LiveTableAnswer['round']>,
  { closedMs, runningMs, restMs }: LiveTableAnswer['timing'],
): number => {
  if (phase === 'settled' || phase === 'voided') return 0;
  if (phase === 'running') return restMs;
  return runningMs + restMs + (phase === 'betting' ? closedMs : 0);
};

const shut = (text: string): BettingState => ({ open: false, seconds: 0, share: 0, text });

/** `now` by the server's clock. */
export const bettingState = ({ round, timing }: LiveTableAnswer, now: number): BettingState => {
  if (round === undefined) return shut(lobbyTexts.liveNone);
  if (round.phase === 'flying') return shut(lobbyTexts.liveFlying);
  const left = (iso: string) => Math.max(0, Math.ceil((Date.parse(iso) - now) / 1_000));
  const whole = Date.parse(round.closesAt) - Date.parse(round.openedAt);
  const seconds = left(round.closesAt);
  if (round.phase === 'betting' && seconds > 0)
    return { open: true, seconds, share: Math.min(1, (seconds * 1_000) / whole), text: lobbyTexts.liveOpen };
  // Of a flight, and of a round that its studio is asked about, nobody knows how long it takes.
  if (round.held === true) return shut(lobbyTexts.liveSoon);
  const next = left(round.dueAt) + Math.ceil(furtherMs(round, timing) / 1_000);
  return shut(next > 0 ? lobbyTexts.liveNext(next) : lobbyTexts.liveSoon);
};
