/** One round on the screen: the balance falls with the bet, and rises once the scene has shown the result. */
import type { PlayRound } from '@carmine/contract/games/play';
import type { Problem } from '@carmine/contract/problem';
import type { ActionDetails } from '@carmine/games/stage';
import { formatAmount, money } from '@carmine/money';
import { texts } from '../texts/texts.ts';
import type { ActRequest, BetRequest } from './calls.ts';
import { isFull, land, launch } from './flights/flights.ts';
import { otherCurrency } from './other-currency.ts';
import { keptNotice } from './fairness/ended-bonus.ts';
import { continueAuto, stopAuto } from './auto/auto-bet.ts';
import { continueHold, endHold, leastHeldMs } from './hold/hold-spin.ts';
import { newKey, placeBet, type Placed } from './place-bet.ts';
import { queueBet, takeQueued } from './queue-bet.ts';
import { readRound, readSubunits } from './read-answers.ts';
import { refresh } from './refresh.ts';
import { fundsNotice, noticeBefore, refusalOf, roundOfRefusal } from './refusal.ts';
import { spinShown, spinTaken } from './spins.ts';
import { totalStake } from './stake.ts';
import { afterMove, resultOf } from './sitting.ts';
import type { FrameRound, ReadyState, Session } from './state.ts';
import { endGame, patch, readyState, postBalance, type Table } from './table.ts';

const historyKept = 100;

/** Cash is staked first, then bonus: what the balances show while the bet is on its way. */
const afterStake = ({ balance, bonusBalance }: ReadyState, stake: bigint) => {
  const cash = balance < stake ? balance : stake;
  return { balance: balance - cash, bonusBalance: bonusBalance - (stake - cash) };
};

/** Notifies the player, and with real money the page, which opens the deposit dialog. */
export const needFunds = (table: Table, state: ReadyState): void => {
  stopAuto(table);
  endHold(table);
  patch(table, { notice: fundsNotice(state), queued: false, nextAct: undefined });
  const { currency, mode } = state.session;
  if (mode !== 'real') return;
  table.post({ type: 'needFunds', currency, stake: formatAmount(money(currency, state.stake)) });
};

type Request = BetRequest | ActRequest;

interface Refused {
  readonly status: number;
  readonly problem: Problem;
}

/** Only this frame's actions are known, not those of a round started elsewhere. */
const actionsAfter = (before: ReadyState, request: Request | undefined): FrameRound['actions'] => {
  if (request === undefined) return undefined;
  if (!('roundId' in request)) return [];
  return before.round?.actions === undefined ? undefined : [...before.round.actions, request.action];
};

const moved = (session: Session, request: Request): Session => ({
  ...spinTaken(session, 'grantId' in request ? request.grantId : undefined),
  sitting: afterMove(session, Date.now(), !('roundId' in request)),
});

/** The answer to a step only contains this step's jackpot wins. */
const withEarlierJackpots = (round: FrameRound, { round: before }: ReadyState): FrameRound =>
  before?.id === round.id && before.seq < round.seq
    ? { ...round, jackpots: [...(before.jackpots ?? []), ...(round.jackpots ?? [])] }
    : round;

/** `request` is missing where a refusal carried the round. */
const show = (table: Table, before: ReadyState, answer: PlayRound, request?: Request): void => {
  const round = withEarlierJackpots({ ...readRound(answer), actions: actionsAfter(before, request) }, before);
  const balances = {
    balance: readSubunits(answer.currency, answer.balance),
    bonusBalance: readSubunits(answer.currency, answer.bonusBalance),
  };
  const isFlight = before.view.overlaps === true && request !== undefined;
  if (isFlight) launch(table, round, balances);
  else table.inFlight.outcome = { round, ...balances };
  // A round that was opened earlier is continued: rounds of other games were played since.
  const nonce = Math.max(before.fairness.nonce, (round.nonce ?? -1) + 1);
  const fairness = { ...before.fairness, nonce };
  const bet = round.open ? { stake: round.stake, params: round.params } : {};
  // What the server has said of it meanwhile stays.
  const { session: known } = readyState(table) ?? before;
  const session = request === undefined ? known : moved(known, request);
  const phase = isFlight ? 'idle' : 'showing';
  patch(table, { phase, round, retrying: false, notice: undefined, fairness, session, ...bet });
};

const refuse = (table: Table, before: ReadyState, { status, problem }: Refused): void => {
  stopAuto(table);
  endHold(table);
  patch(table, { nextAct: undefined });
  const current = roundOfRefusal(problem);
  const refusal = refusalOf(status, problem, before);
  if (refusal.kind === 'ended') {
    endGame(table, refusal.message);
    return;
  }
  if (current !== undefined) show(table, before, current);
  if (refusal.needFunds) needFunds(table, before);
  else {
    patch(table, { notice: refusal.notice, queued: false });
    table.post({ type: 'error', code: refusal.notice.code, message: refusal.notice.message });
  }
  if (current === undefined) void refresh(table);
};

/** `cost`: by how much the balance on the screen fell for it. */
interface Sent {
  readonly request: Request;
  readonly cost: bigint;
}

const settle = (table: Table, before: ReadyState, placed: Placed, { request, cost }: Sent): void => {
  if (!placed.certain) {
    stopAuto(table);
    endHold(table);
    const notice = { code: 'uncertain', message: texts.uncertain };
    patch(table, { phase: 'idle', retrying: false, queued: false, notice });
    return;
  }
  table.inFlight.uncertain = undefined;
  const { answer } = placed;
  if (answer.ok) {
    show(table, before, answer.data, request);
    if (before.view.overlaps === true) void follow(table);
    return;
  }
  // What landed meanwhile stays; the stake comes back.
  const now = readyState(table) ?? before;
  const { balance, bonusBalance } = afterStake(before, cost);
  patch(table, {
    ...{ phase: 'idle', retrying: false, balance: now.balance + before.balance - balance },
    bonusBalance: now.bonusBalance + before.bonusBalance - bonusBalance,
  });
  if (before.round?.open !== true && now.flying.length === 0) table.post({ type: 'round', open: false });
  postBalance(table);
  refuse(table, before, answer);
};

/** An unanswered request is sent again first, whatever is requested now. */
const submit = async (table: Table, state: ReadyState, cost: bigint, make: () => Request): Promise<void> => {
  const { inFlight, calls, wait, post } = table;
  const again = inFlight.uncertain;
  if (again === undefined && cost > state.balance + state.bonusBalance) {
    needFunds(table, { ...state, stake: cost });
    return;
  }
  const request = again ?? make();
  inFlight.uncertain = request;
  patch(table, { phase: 'waiting', notice: undefined, ...(again === undefined ? afterStake(state, cost) : {}) });
  post({ type: 'round', open: true });
  postBalance(table);
  const onRetry = () => {
    patch(table, { retrying: true, queued: false, holding: false });
  };
  const bet = async (sent: Request) => ('roundId' in sent ? calls.act(sent) : calls.bet(sent));
  const sent = { request, cost: again === undefined ? cost : 0n };
  settle(table, state, await placeBet({ bet, wait, onRetry }, request), sent);
};

export const place = async (table: Table, state: ReadyState): Promise<void> => {
  // The bet may have changed since the stake was chosen. The stake is never changed for the player: a press on the notice does.
  const { spinning } = state;
  if (spinning?.isOver === true || isFull(state)) return;
  const notice = table.inFlight.uncertain === undefined ? noticeBefore(state) : undefined;
  if (notice !== undefined) {
    stopAuto(table);
    endHold(table);
    patch(table, { notice });
    return;
  }
  table.inFlight.betAt = table.now();
  // A free spin costs nothing.
  await submit(table, state, spinning === undefined ? totalStake(state) : 0n, () => ({
    key: newKey(table.random),
    stake: formatAmount(money(state.session.currency, state.stake)),
    params: state.params,
    ...(spinning === undefined ? {} : { grantId: spinning.grant.grantId }),
  }));
};

/** One action in the open round; during playback, a request to skip to the end. Where a game allows it, one pressed early is kept. */
export const act = async (table: Table, type: string, details?: ActionDetails): Promise<void> => {
  const state = readyState(table);
  if (state === undefined || state.pausedFor !== undefined) return;
  const { round } = state;
  if (state.phase !== 'idle') {
    if (state.phase === 'showing') patch(table, { skips: state.skips + 1 });
    // Not while the connection is interrupted: nobody knows when it would be.
    if (state.view.mayQueue?.(type) === true && !state.retrying) patch(table, { nextAct: type });
  } else if (round?.open === true && (round.legal.includes(type) || table.inFlight.uncertain !== undefined)) {
    const cost = (state.view.debitUnits?.(type, round.params, round, details) ?? 0n) * round.stake;
    const { id: roundId, seq } = round;
    await submit(table, state, cost, () => ({ key: newKey(table.random), roundId, seq, action: { ...details, type } }));
  }
};

/** No round starts before the shortest cycle has passed; the server holds to it as well. */
const cool = async (table: Table, minCycleMs: number): Promise<void> => {
  const left = table.inFlight.betAt + minCycleMs - table.now();
  if (left <= 0) return;
  patch(table, { cooling: true });
  await table.wait(left);
  patch(table, { cooling: false });
};

/** After a round whose playback overlaps was committed: the one that was pressed for meanwhile. */
const follow = async (table: Table): Promise<void> => {
  await cool(table, readyState(table)?.session.minCycleMs ?? 0);
  const next = takeQueued(table) ? readyState(table) : undefined;
  if (next !== undefined) await place(table, next);
};

/** The main button: plays, or skips playback; pressed once more, queues the next round. */
export const press = async (table: Table): Promise<void> => {
  const state = readyState(table);
  if (state === undefined || state.pausedFor !== undefined) return;
  if (state.auto !== undefined) {
    stopAuto(table);
    return;
  }
  // Another key or finger, while one holds.
  if (state.holding) return;
  if (state.phase === 'waiting') queueBet(table);
  else if (state.phase === 'showing') {
    // Where nothing may be skipped, the first press is one for the next round.
    if (state.skipped || !state.session.mayHurry) queueBet(table);
    patch(table, { skips: state.skips + 1, skipped: true });
  } else if (state.round?.open !== true && !state.cooling) await place(table, state);
};

/** A sitting that started here has no server-side start yet, which identifies answered reality checks. */
const isNew = ({ sitting }: Session): boolean => sitting !== undefined && sitting.startedAt === undefined;

/** The button is still held after a round. */
const holdOn = async (table: Table, round: FrameRound): Promise<void> => {
  const left = table.inFlight.betAt + Math.max(leastHeldMs, readyState(table)?.session.minCycleMs ?? 0) - table.now();
  if (left > 0) await table.wait(left);
  await continueHold(table, round, place);
};

/** The scene has shown the whole result. */
export const shown = (table: Table): void => {
  const { inFlight } = table;
  const state = readyState(table);
  if (state === undefined || inFlight.outcome === undefined || state.phase !== 'showing') return;
  const { round, balance, bonusBalance } = inFlight.outcome;
  inFlight.outcome = undefined;
  patch(table, { phase: 'idle', skipped: false, feature: false, balance, bonusBalance });
  if (!round.open) {
    const known = state.history.filter(({ id }) => id !== round.id);
    patch(table, {
      ...spinShown(state, round),
      net: state.net + resultOf(round),
      history: [round, ...known].slice(0, historyKept),
    });
    const kept = keptNotice(state.session.currency, round);
    if (kept !== undefined) patch(table, { notice: kept });
    // A round that was begun elsewhere brought this launch into its currency: now the way back is open.
    if (round.actions === undefined) {
      const { embedded } = table;
      patch(table, { notice: kept ?? state.notice ?? otherCurrency(state.session, { isOpen: false, embedded }) });
    }
    table.post({ type: 'round', open: false });
    void cool(table, state.session.minCycleMs).then(async () => continueAuto(table, round, place));
    if (state.holding) void holdOn(table, round);
  }
  postBalance(table);
  const { nextAct } = state;
  patch(table, { nextAct: undefined });
  if (nextAct !== undefined && round.open && round.legal.includes(nextAct)) void act(table, nextAct);
  const next = takeQueued(table) ? readyState(table) : undefined;
  const goesOn = next !== undefined && next.round?.open !== true;
  if (goesOn) void place(table, next);
  if (!isNew(state.session) && (goesOn || !inFlight.pageMoved)) return;
  inFlight.pageMoved &&= goesOn;
  void refresh(table);
};

/** The scene has shown a round whose playback overlaps to its end. */
export const landed = (table: Table, roundId: string): void => {
  const round = land(table, roundId);
  const state = readyState(table);
  if (round === undefined || state === undefined) return;
  patch(table, spinShown(state, round));
  if (state.flying.length > 0 || state.phase !== 'idle') {
    if (isNew(state.session)) void refresh(table);
    return;
  }
  table.post({ type: 'round', open: false });
  void cool(table, state.session.minCycleMs).then(async () => continueAuto(table, round, place));
  if (!table.inFlight.pageMoved && !isNew(state.session)) return;
  table.inFlight.pageMoved = false;
  void refresh(table);
};
