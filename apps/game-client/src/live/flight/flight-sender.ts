/** Sends bets on a flight, their returns and cash-outs. */
import { amountWithUnit, factorText, msTo } from '@carmine/games/stage';
import { formatAmount, money } from '@carmine/money';
import { newKey } from '../../play/place-bet.ts';
import { readSubunits } from '../../play/read-answers.ts';
import { change, liveOf, serverNow, type LiveReady, type LiveTable } from '../live-deps.ts';
import { readOwnBet, withLine, withOwn, type LiveState, type OwnBet, type SlotWork } from '../live-state.ts';
import { answered, booked, moved, refuse } from '../order-sender.ts';
import { liveTexts } from '../texts.ts';
import { chosenOf, flightView, slotOf } from './slots.ts';

const earlyMarginMs = 40;

export const setWork = (table: LiveTable, slot: number, work: Partial<SlotWork>): void => {
  change(table, (live) => {
    const [first, second] = live.slots;
    return {
      ...live,
      slots: slot === 0 ? [{ ...first, ...work }, second] : [first, { ...second, ...work }],
    };
  });
};

/** Bets as the server has them; who was cashed out since is said. */
export const withBets = (live: LiveState, bets: readonly OwnBet[], words: (bet: OwnBet) => string): LiveState => {
  const own = withOwn(live.own, bets);
  const before = new Set(live.own.filter(({ cashedOutAt }) => cashedOutAt !== undefined).map(({ id }) => id));
  return own
    .filter(({ id, cashedOutAt }) => cashedOutAt !== undefined && !before.has(id))
    .reduce<LiveState>((state, bet) => withLine(state, { key: `${bet.id}-out`, text: words(bet), kind: 'own' }), {
      ...live,
      own,
    });
};

/** What was cashed out, in words. */
export const wordsOf =
  (table: LiveTable) =>
  (bet: OwnBet): string => {
    const state = liveOf(table);
    const amount = state === undefined ? '' : amountWithUnit(state.session.currency, bet.payout);
    return liveTexts.flight.cashedOut(factorText(bet.cashedOutAt ?? 0), amount);
  };

const take = (table: LiveTable, round: string, bet: OwnBet): void => {
  change(table, (live) => (live.round?.id === round ? withBets(live, [bet], wordsOf(table)) : live));
};

export const sendFlightBet = async (table: LiveTable, slot: number): Promise<void> => {
  const { frame } = table;
  const state = liveOf(table);
  const { round } = state?.live ?? {};
  if (state === undefined || round === undefined) {
    setWork(table, slot, { sending: undefined });
    return;
  }
  const { currency } = state.session;
  const { stake, params } = chosenOf(state, slot);
  const body = { round: round.id, stake: formatAmount(money(currency, stake)), params };
  const key = newKey(frame.random);
  const answer = await answered(table, () => frame.calls.placeTableBet(key, body));
  setWork(table, slot, { sending: undefined });
  if (answer?.ok !== true) {
    refuse(table, state, answer);
    return;
  }
  take(
    table,
    round.id,
    readOwnBet(answer.data, (text) => readSubunits(currency, text)),
  );
  moved(table);
  booked(table, answer.data);
};

/** The bet of a slot that may still be returned or cashed out. */
const openBet = (table: LiveTable, slot: number) => {
  const state = liveOf(table);
  const bet = state === undefined ? undefined : slotOf(state, slot).bet;
  return state === undefined || bet === undefined || bet.cashedOutAt !== undefined ? undefined : { state, bet };
};

export const sendReturn = async (table: LiveTable, slot: number): Promise<void> => {
  const { frame } = table;
  const found = openBet(table, slot);
  const key = newKey(frame.random);
  const answer =
    found === undefined ? undefined : await answered(table, () => frame.calls.undoTableBet(key, found.bet.id));
  setWork(table, slot, { sending: undefined });
  if (found === undefined) return;
  if (answer?.ok !== true) {
    refuse(table, found.state, answer);
    return;
  }
  change(table, (live) => ({ ...live, own: live.own.filter(({ id }) => id !== found.bet.id) }));
  booked(table, answer.data);
};

/** A press in the first moment of a flight is sent when there is something to be cashed out. */
const earlyMs = ({ live, view }: LiveReady): number => {
  const { flight } = live.round ?? {};
  const [least = 0] = flightView({ view })?.range ?? [];
  if (flight === undefined) return 0;
  return flight.startedAt + msTo(least, flight.doublingMs) + earlyMarginMs - serverNow(live);
};

/** What the server answers is what was cashed out, also where its answer was repeated after the crash. */
export const sendCashOut = async (table: LiveTable, slot: number): Promise<void> => {
  const { frame } = table;
  const found = openBet(table, slot);
  const key = newKey(frame.random);
  const early = found === undefined ? 0 : earlyMs(found.state);
  if (early > 0) await frame.wait(early);
  const answer =
    found === undefined ? undefined : await answered(table, () => frame.calls.cashOutTableBet(key, found.bet.id));
  setWork(table, slot, { sending: undefined });
  if (found === undefined) return;
  if (answer?.ok !== true) {
    refuse(table, found.state, answer);
    return;
  }
  const { currency } = found.state.session;
  take(
    table,
    answer.data.round,
    readOwnBet(answer.data, (text) => readSubunits(currency, text)),
  );
  booked(table, answer.data);
};
