/** One round on the screen: the balance falls with the bet, and rises when the scene has told the result. */
import type { PlayRound } from '@carmine/contract';
import { formatAmount, money } from '@carmine/money';
import { texts } from '../texts/en.ts';
import { newKey, placeBet, type Placed } from './place-bet.ts';
import { readRound, readSubunits } from './read-answers.ts';
import { refresh } from './refresh.ts';
import { fundsNotice, refusalOf } from './refusal.ts';
import type { ReadyState } from './state.ts';
import { endGame, patch, readyState, tellBalance, type Table } from './table.ts';

const historyKept = 100;

/** Cash is staked first, then bonus: what the balances show while the bet is on its way. */
const afterStake = ({ balance, bonusBalance, stake }: ReadyState) => {
  const cash = balance < stake ? balance : stake;
  return { balance: balance - cash, bonusBalance: bonusBalance - (stake - cash) };
};

/** Tells the player, and in real play the page, which opens the deposit. */
export const needFunds = (table: Table, state: ReadyState): void => {
  patch(table, { notice: fundsNotice(state) });
  const { currency, mode } = state.session;
  if (mode === 'real') table.tell({ type: 'needFunds', currency, stake: formatAmount(money(currency, state.stake)) });
};

const show = (table: Table, before: ReadyState, answer: PlayRound): void => {
  const round = readRound(answer);
  table.inFlight.outcome = {
    round,
    balance: readSubunits(answer.currency, answer.balance),
    bonusBalance: readSubunits(answer.currency, answer.bonusBalance),
  };
  const nonce = round.nonce === null ? before.fairness.nonce : round.nonce + 1;
  const fairness = { ...before.fairness, nonce };
  patch(table, { phase: 'showing', round, retrying: false, notice: undefined, fairness });
};

const settle = (table: Table, before: ReadyState, placed: Placed): void => {
  if (!placed.certain) {
    patch(table, { phase: 'idle', retrying: false, notice: { code: 'uncertain', message: texts.uncertain } });
    return;
  }
  table.inFlight.uncertain = undefined;
  const { answer } = placed;
  if (answer.ok) {
    show(table, before, answer.data);
    return;
  }
  patch(table, { phase: 'idle', retrying: false, balance: before.balance, bonusBalance: before.bonusBalance });
  table.tell({ type: 'round', open: false });
  const refusal = refusalOf(answer.status, answer.problem, before);
  if (refusal.kind === 'ended') {
    endGame(table, refusal.message);
    return;
  }
  if (refusal.needFunds) needFunds(table, before);
  else {
    patch(table, { notice: refusal.notice });
    table.tell({ type: 'error', code: refusal.notice.code, message: refusal.notice.message });
  }
  void refresh(table);
};

const place = async (table: Table, state: ReadyState): Promise<void> => {
  const { inFlight, calls, wait, random, now, tell } = table;
  const again = inFlight.uncertain;
  if (again === undefined && state.stake > state.balance + state.bonusBalance) {
    needFunds(table, state);
    return;
  }
  const request = again ?? {
    key: newKey(random),
    stake: formatAmount(money(state.session.currency, state.stake)),
    params: state.params,
  };
  inFlight.uncertain = request;
  inFlight.betAt = now();
  patch(table, { phase: 'waiting', notice: undefined, ...(again === undefined ? afterStake(state) : {}) });
  tell({ type: 'round', open: true });
  const onRetry = () => {
    patch(table, { retrying: true });
  };
  settle(table, state, await placeBet({ bet: calls.bet, wait, onRetry }, request));
};

/** No round starts before the shortest cycle has passed; the server holds to it as well. */
const cool = async (table: Table, minCycleMs: number): Promise<void> => {
  const left = table.inFlight.betAt + minCycleMs - table.now();
  if (left <= 0) return;
  patch(table, { cooling: true });
  await table.wait(left);
  patch(table, { cooling: false });
};

/** The gold button: plays, or brings a result that is being told to its end. */
export const press = async (table: Table): Promise<void> => {
  const state = readyState(table);
  if (state === undefined || state.pausedFor !== undefined || state.phase === 'waiting') return;
  if (state.phase === 'showing') patch(table, { skips: state.skips + 1 });
  else if (!state.cooling) await place(table, state);
};

/** The scene has told the whole result. */
export const shown = (table: Table): void => {
  const { inFlight } = table;
  const state = readyState(table);
  if (state === undefined || inFlight.outcome === undefined || state.phase !== 'showing') return;
  const { round, balance, bonusBalance } = inFlight.outcome;
  inFlight.outcome = undefined;
  patch(table, {
    phase: 'idle',
    balance,
    bonusBalance,
    net: state.net + round.payout - round.staked,
    history: [round, ...state.history].slice(0, historyKept),
  });
  table.tell({ type: 'round', open: false });
  tellBalance(table);
  void cool(table, state.session.minCycleMs);
  if (!inFlight.pageMoved) return;
  inFlight.pageMoved = false;
  void refresh(table);
};
