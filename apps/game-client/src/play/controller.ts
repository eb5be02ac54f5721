/** The frame's one actor: opens the game, places bets, lets the balance fall and rise, speaks with the page. */
import type { FrameToPageBody, PageToFrame } from '@carmine/contract';
import { formatAmount, money } from '@carmine/money';
import type { GameView } from '@carmine/games/stage';
import { texts } from '../texts/en.ts';
import type { BetRequest, PlayCalls } from './calls.ts';
import { openGame } from './open-game.ts';
import { newKey, placeBet } from './place-bet.ts';
import { readRound, readSession, readSubunits } from './read-answers.ts';
import { fundsNotice, refusalOf } from './refusal.ts';
import { clampStake } from './stake.ts';
import type { FrameRound, PlayState, ReadyState } from './state.ts';
import { createStore } from './store.ts';

interface Deps {
  readonly calls: PlayCalls;
  readonly loadView: (gameId: string) => Promise<GameView> | undefined;
  readonly tell: (message: FrameToPageBody) => void;
  readonly wait: (ms: number) => Promise<void>;
  readonly random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
  /** Milliseconds of a clock that only runs forward. */
  readonly now: () => number;
}

const historyKept = 100;

/** Cash is staked first, then bonus: what the balances show while the bet is on its way. */
const afterStake = ({ balance, bonusBalance, stake }: ReadyState) => {
  const cash = balance < stake ? balance : stake;
  return { balance: balance - cash, bonusBalance: bonusBalance - (stake - cash) };
};

export const createController = ({ calls, loadView, tell, wait, random, now }: Deps) => {
  const store = createStore<PlayState>({ status: 'loading' });
  /** A bet of which it is not known whether it was taken; only its own key may be sent again. */
  let uncertain: BetRequest | undefined;
  /** What the round in flight leaves behind, applied once it was shown. */
  let outcome: { round: FrameRound; balance: bigint; bonusBalance: bigint } | undefined;
  let pageMoved = false;
  let betAt = 0;

  const ready = (): ReadyState | undefined => {
    const state = store.get();
    return state.status === 'ready' ? state : undefined;
  };
  const patch = (change: Partial<ReadyState>): void => {
    const state = ready();
    if (state !== undefined) store.set({ ...state, ...change });
  };
  const end = (message: string): void => {
    store.set({ status: 'ended', message });
    tell({ type: 'error', code: 'session_ended', message });
  };
  const tellBalance = (): void => {
    const state = ready();
    if (state === undefined) return;
    const { currency } = state.session;
    const text = (subunits: bigint) => formatAmount(money(currency, subunits));
    tell({ type: 'balance', currency, balance: text(state.balance), bonusBalance: text(state.bonusBalance) });
  };

  /** Without a token there is nothing to open. */
  const open = async (launched = true): Promise<void> => {
    if (!launched) {
      store.set({ status: 'ended', message: texts.noSession });
      return;
    }
    store.set({ status: 'loading' });
    try {
      store.set(await openGame({ calls, loadView }));
    } catch {
      store.set({ status: 'failed', message: texts.failed });
    }
    const state = ready();
    if (state === undefined) return;
    tell({ type: 'ready', game: state.game.id, mode: state.session.mode, currency: state.session.currency });
  };

  /** Asks for the balances again: after a deposit, a pause, or whenever the page knows something newer. */
  const refresh = async (): Promise<void> => {
    const answer = await calls.session().catch(() => undefined);
    const state = ready();
    if (answer === undefined || state === undefined || state.phase !== 'idle') return;
    if (!answer.ok) {
      if (answer.status === 401) end(texts.ended);
      return;
    }
    const session = readSession(answer.data);
    patch({
      session,
      balance: readSubunits(session.currency, answer.data.balance),
      bonusBalance: readSubunits(session.currency, answer.data.bonusBalance),
      net: readSubunits(session.currency, answer.data.net),
      fairness: answer.data.fairness,
    });
  };

  const needFunds = (state: ReadyState): void => {
    patch({ notice: fundsNotice(state) });
    const { currency, mode } = state.session;
    if (mode === 'real') tell({ type: 'needFunds', currency, stake: formatAmount(money(currency, state.stake)) });
  };

  const settle = (before: ReadyState, placed: Awaited<ReturnType<typeof placeBet>>): void => {
    if (!placed.certain) {
      patch({ phase: 'idle', retrying: false, notice: { code: 'uncertain', message: texts.uncertain } });
      return;
    }
    uncertain = undefined;
    const { answer } = placed;
    if (answer.ok) {
      const round = readRound(answer.data);
      const { currency } = answer.data;
      outcome = {
        round,
        balance: readSubunits(currency, answer.data.balance),
        bonusBalance: readSubunits(currency, answer.data.bonusBalance),
      };
      const fairness = { ...before.fairness, nonce: (round.nonce ?? before.fairness.nonce - 1) + 1 };
      patch({ phase: 'showing', round, retrying: false, notice: undefined, fairness });
      return;
    }
    patch({ phase: 'idle', retrying: false, balance: before.balance, bonusBalance: before.bonusBalance });
    tell({ type: 'round', open: false });
    const refusal = refusalOf(answer.status, answer.problem, before);
    if (refusal.kind === 'ended') end(refusal.message);
    else if (refusal.needFunds) needFunds(before);
    else {
      patch({ notice: refusal.notice });
      tell({ type: 'error', code: refusal.notice.code, message: refusal.notice.message });
    }
    void refresh();
  };

  const place = async (state: ReadyState): Promise<void> => {
    const again = uncertain;
    if (again === undefined && state.stake > state.balance + state.bonusBalance) {
      needFunds(state);
      return;
    }
    const request = again ?? {
      key: newKey(random),
      stake: formatAmount(money(state.session.currency, state.stake)),
      params: state.params,
    };
    uncertain = request;
    betAt = now();
    patch({ phase: 'waiting', notice: undefined, ...(again === undefined ? afterStake(state) : {}) });
    tell({ type: 'round', open: true });
    const onRetry = () => {
      patch({ retrying: true });
    };
    settle(state, await placeBet({ bet: calls.bet, wait, onRetry }, request));
  };

  /** No round starts before the shortest cycle has passed; the server holds to it as well. */
  const cool = async (minCycleMs: number): Promise<void> => {
    const left = betAt + minCycleMs - now();
    if (left <= 0) return;
    patch({ cooling: true });
    await wait(left);
    patch({ cooling: false });
  };

  /** The gold button: plays, or brings a result that is being told to its end. */
  const press = async (): Promise<void> => {
    const state = ready();
    if (state === undefined || state.pausedFor !== undefined || state.phase === 'waiting') return;
    if (state.cooling && state.phase === 'idle') return;
    if (state.phase === 'showing') patch({ skips: state.skips + 1 });
    else await place(state);
  };

  /** The scene has told the whole result: now the balance rises and the round becomes history. */
  const shown = (): void => {
    const state = ready();
    if (state === undefined || outcome === undefined || state.phase !== 'showing') return;
    const { round, balance, bonusBalance } = outcome;
    outcome = undefined;
    patch({
      phase: 'idle',
      balance,
      bonusBalance,
      net: state.net + round.payout - round.staked,
      history: [round, ...state.history].slice(0, historyKept),
    });
    tell({ type: 'round', open: false });
    tellBalance();
    void cool(state.session.minCycleMs);
    if (pageMoved) {
      pageMoved = false;
      void refresh();
    }
  };

  const fromPage = (message: PageToFrame): void => {
    const state = ready();
    if (message.type === 'sessionEnded') end(texts.ended);
    if (state === undefined) return;
    if (message.type === 'pause') patch({ pausedFor: message.reason });
    if (message.type === 'resume') {
      patch({ pausedFor: undefined, notice: undefined });
      void refresh();
    }
    if (message.type !== 'balance' || message.currency !== state.session.currency) return;
    if (state.phase !== 'idle') {
      pageMoved = true;
      return;
    }
    patch({
      balance: readSubunits(message.currency, message.balance),
      bonusBalance: readSubunits(message.currency, message.bonusBalance),
    });
  };

  /** Reveals the active seed. The revealed one is put to every round it decided. */
  const rotate = async (clientSeed?: string) => {
    const answer = await calls.rotate(clientSeed);
    const state = ready();
    if (!answer.ok || state === undefined) return answer;
    const { revealed, active } = answer.data;
    const reveal = (round: FrameRound): FrameRound =>
      round.serverSeedHash === revealed.serverSeedHash ? { ...round, serverSeed: revealed.serverSeed } : round;
    patch({
      fairness: active,
      history: state.history.map(reveal),
      ...(state.round ? { round: reveal(state.round) } : {}),
    });
    return answer;
  };

  return {
    store,
    open,
    press,
    shown,
    refresh,
    rotate,
    fromPage,
    setParams: (params: Record<string, unknown>) => {
      if (ready()?.phase !== 'waiting' && uncertain === undefined) patch({ params });
    },
    setStake: (stake: bigint) => {
      const state = ready();
      if (state !== undefined && uncertain === undefined)
        patch({ stake: clampStake(stake, state.session.stakes), notice: undefined });
    },
    dismiss: () => {
      patch({ notice: undefined });
    },
    leave: () => {
      tell({ type: 'close' });
    },
    askForFunds: () => {
      const state = ready();
      if (state !== undefined) needFunds(state);
    },
  };
};
export type Controller = ReturnType<typeof createController>;
