/** What the player has in a round: read when there may be news of it, shown once its result was shown. */
import { msTo, signedWithUnit } from '@carmine/games/stage';
import { readRound, readSubunits } from '../play/read-answers.ts';
import { refresh } from '../play/refresh.ts';
import { patch } from '../play/table.ts';
import { withBets, wordsOf } from './flight/flight-sender.ts';
import { flightBets } from './flight/slots.ts';
import { change, liveOf, serverNow, type LiveTable } from './live-deps.ts';
import { chipsOf, chipValueOf } from './chip-value.ts';
import { readOwn, withLine, type LiveState, type OwnBet } from './live-state.ts';
import { booked } from './order-sender.ts';
import { liveTexts } from './texts.ts';

const { lines } = liveTexts;
/** A bet that is cashed out by itself is asked for so long after its moment, and again as long as it was not. */
const [autoAfterMs, autoAgainMs] = [350, 900];

const read = async ({ frame }: LiveTable, round: string) => {
  const currency = liveOf({ frame })?.session.currency;
  const answer = await frame.calls.tableBets(round).catch(() => undefined);
  if (answer?.ok !== true || currency === undefined) return undefined;
  return { currency, ...readOwn(answer.data, (text) => readSubunits(currency, text)) };
};

/** Own bets are in play: nothing of the page covers the result, and balances rise once it was shown. */
export const watchOwn = (table: LiveTable): void => {
  const state = liveOf(table);
  if (state === undefined || state.live.own.length === 0 || state.phase === 'showing') return;
  patch(table.frame, { phase: 'showing' });
  table.frame.post({ type: 'round', open: true });
};

const unwatch = async ({ frame }: LiveTable): Promise<void> => {
  patch(frame, { phase: 'idle' });
  frame.post({ type: 'round', open: false });
  await refresh(frame);
};

/** Returned as a whole. */
export const returnOwn = (table: LiveTable): void => {
  change(table, (live) => ({ ...live, own: [], waiting: {} }));
  void unwatch(table);
};

/** What the player won and lost in a round that was shown, or is over since the page was away. */
export const showOwn = async (table: LiveTable, round: string): Promise<void> => {
  const { frame } = table;
  let found = await read(table, round);
  if (found?.isSettled === false) {
    const now = liveOf(table)?.live.round;
    // A result may be shown before every bet is paid: asked again once the round is settled.
    if (now?.id === round && now.phase === 'running') return;
    found = await read(table, round);
  }
  const isHere = liveOf(table)?.live.round?.id === round;
  if (found !== undefined && found.own.length > 0 && found.isSettled) {
    const staked = found.own.reduce((sum, bet) => sum + bet.staked, 0n);
    const text = lines.own(signedWithUnit(found.currency, found.payout - staked));
    change(table, (live) => {
      const said = isHere ? withBets(live, found.own, wordsOf(table)) : live;
      return {
        ...withLine(said, { key: `${round}-own`, text, kind: 'own' }),
        ...(isHere ? { outcome: { round, staked, payout: found.payout } } : {}),
      };
    });
  }
  await unwatch(table);
  const rounds = await frame.calls.rounds().catch(() => undefined);
  if (rounds?.ok === true)
    patch(frame, { history: rounds.data.filter(({ status }) => status === 'settled').map(readRound) });
};

/** The chips of the last round that the player had any in. */
export const remember = (table: LiveTable): void => {
  const state = liveOf(table);
  if (state !== undefined && state.live.own.length > 0)
    change(table, (live) => ({ ...live, last: chipsOf({ own: live.own, waiting: {} }, state.stake) }));
};

const cashedOut = (table: LiveTable): number =>
  (liveOf(table)?.live.own ?? []).filter(({ cashedOutAt }) => cashedOutAt !== undefined).length;

/** Bets of another page may be of other chips: chips here are worth what all of them can be counted in. None is on its way then, whose worth would change. */
export const agreeOnChips = (table: LiveTable): void => {
  const state = liveOf(table);
  if (state?.view.live?.orders === 'flight' || Object.keys(state?.live.waiting ?? {}).length > 0) return;
  const value = chipValueOf(state?.live.own ?? []);
  if (value !== undefined && value !== state?.stake) patch(table.frame, { stake: value });
};

/**
 * What the server has in place of what was known when it was asked: a bet that another page took back is gone. What this page has placed or
 * taken back while the answer was on its way stays as it is.
 */
const withRead = (live: LiveState, knew: readonly OwnBet[], found: readonly OwnBet[], table: LiveTable): LiveState => {
  const has = (bets: readonly OwnBet[], { id }: OwnBet) => bets.some((bet) => bet.id === id);
  const own = live.own.filter((bet) => has(found, bet) || !has(knew, bet));
  const news = found.filter((bet) => has(live.own, bet) || !has(knew, bet));
  return withBets({ ...live, own }, news, wordsOf(table));
};

export const readOwnBets = async (table: LiveTable, round: string): Promise<void> => {
  const { own: knew = [] } = liveOf(table)?.live ?? {};
  const [found, before] = [await read(table, round), cashedOut(table)];
  if (found === undefined) return;
  change(table, (live) => (live.round?.id === round ? withRead(live, knew, found.own, table) : live));
  agreeOnChips(table);
  remember(table);
  const phase = liveOf(table)?.live.round?.phase;
  if (phase === 'running' || phase === 'flying') watchOwn(table);
  // What was cashed out by itself is in the balance already.
  const session = cashedOut(table) > before ? await table.frame.calls.session().catch(() => undefined) : undefined;
  if (session?.ok === true) booked(table, session.data);
};

/** So many milliseconds until an own bet may have been cashed out by itself; `undefined` without one. */
export const nextAutoMs = (table: LiveTable): number | undefined => {
  const state = liveOf(table);
  const { flight, phase } = state?.live.round ?? {};
  if (state === undefined || flight === undefined || phase !== 'flying') return undefined;
  const waits = flightBets(state)
    .filter(({ cashedOutAt }) => cashedOutAt === undefined)
    .map(({ auto, limit }) => msTo(Math.min(auto ?? limit, limit, flight.limit), flight.doublingMs))
    .map((ms) => flight.startedAt + ms - serverNow(state.live));
  if (waits.length === 0) return undefined;
  return Math.max(autoAgainMs - autoAfterMs, Math.min(...waits)) + autoAfterMs;
};
