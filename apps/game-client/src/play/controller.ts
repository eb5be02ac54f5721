/** The frame's controller: opens the game, places bets, talks to the page. Screens only read its store. */
import type { PageToFrame } from '@carmine/contract/games/frame-messages';
import { jackpotOf, type ActionDetails } from '@carmine/games/stage';
import { texts } from '../texts/texts.ts';
import { autoAtFeature, startAuto, stopAuto } from './auto/auto-bet.ts';
import type { AutoPlan } from './auto/auto-plan.ts';
import { buy } from './sale/buy.ts';
import { hearPage } from './hear-page.ts';
import { endHold, startHold } from './hold/hold-spin.ts';
import { openGame } from './open-game.ts';
import { loadActions } from './load-actions.ts';
import { act, landed, needFunds, place, press, shown } from './play-round.ts';
import { beginFeature, cancelQueued } from './queue-bet.ts';
import { refresh } from './refresh.ts';
import { resumePlayback } from './resume-playback.ts';
import { rotateSeeds } from './fairness/rotate-seeds.ts';
import { startSpins, stopSpins } from './spins.ts';
import { clampStake, stakesOf } from './stake.ts';
import type { FrameRound, PlayState } from './state.ts';
import { createTable, patch, readyState, type Table, type TableDeps } from './table.ts';

/** A game of a live table is ready with its table, and follows it from then on. */
const sitDown = async (table: Table, state: PlayState): Promise<PlayState> => {
  if (state.status !== 'ready' || state.view.live === undefined) return state;
  const { table: id } = state.session;
  const { readTable, startLiveTable } = await import('../live/live-table.ts');
  const live = id === undefined ? undefined : await readTable(table.calls, id);
  if (id === undefined || live === undefined) return { status: 'failed', message: texts.unknownGame };
  const ready = { ...state, live };
  table.store.set(ready);
  table.live?.close();
  table.live = startLiveTable(table, id);
  return readyState(table) ?? ready;
};

/** Without a token there is nothing to open. */
const open = async (table: Table, launched: boolean): Promise<void> => {
  if (!launched) {
    table.store.set({ status: 'ended', message: texts.noSession });
    return;
  }
  table.store.set({ status: 'loading' });
  const opened = await openGame(table).catch(() => ({ status: 'failed', message: texts.failed }) as const);
  table.store.set(await sitDown(table, opened).catch(() => ({ status: 'failed', message: texts.failed }) as const));
  const state = readyState(table);
  if (state === undefined) return;
  // Before the game is ready: a page that wants another wallet changes it only between two rounds.
  if (state.round?.open === true) table.post({ type: 'round', open: true });
  table.post({ type: 'ready', game: state.game.id, mode: state.session.mode, currency: state.session.currency });
  resumePlayback(table, state);
};

const keepSettings = (table: Table): void => {
  const state = readyState(table);
  if (state === undefined) return;
  const { session, game, stake, params } = state;
  const { mode, currency } = session;
  table.settings.keep({ mode, game: game.id, currency, mathVersion: game.mathVersion }, { stake, params });
};

const holdOf = (table: Table) => ({
  startHold: async () => startHold(table, place),
  endHold: () => {
    endHold(table);
  },
});

const autoOf = (table: Table) => ({
  startAuto: async (plan: AutoPlan) => startAuto(table, plan, place),
  stopAuto: () => {
    stopAuto(table);
  },
});

/** The player's choice of the next bet. */
const settingsOf = (table: Table) => ({
  /** Ignored while a bet is on its way or its fate unknown: it was placed with what the screen showed. */
  setParams: (params: Record<string, unknown>) => {
    const state = readyState(table);
    if (state?.phase === 'waiting' || state?.spinning !== undefined || table.inFlight.uncertain !== undefined) return;
    // What is in the air falls on the board it was dropped on.
    if (state !== undefined && state.flying.length > 0) return;
    stopAuto(table);
    endHold(table);
    // What was missing is there, or is asked for again at the next press.
    const told = state?.notice?.code === 'bet_missing' ? { notice: undefined } : {};
    patch(table, { params, queued: false, ...told });
    keepSettings(table);
  },
  setStake: (stake: bigint) => {
    const state = readyState(table);
    if (state === undefined || state.spinning !== undefined) return;
    if (state.round?.open === true || table.inFlight.uncertain !== undefined) return;
    // Chips on a live table keep their value.
    if (state.view.live?.orders === 'flight') {
      table.live?.flight?.setStake(0, stake);
      return;
    }
    if (state.live !== undefined && [...state.live.own, ...Object.keys(state.live.waiting)].length > 0) return;
    stopAuto(table);
    endHold(table);
    patch(table, { stake: clampStake(stake, stakesOf(state)), notice: undefined, queued: false });
    keepSettings(table);
  },
});

const spinsOf = (table: Table) => ({
  startSpins: () => {
    stopAuto(table);
    startSpins(table);
  },
  stopSpins: () => {
    stopSpins(table);
  },
});

/** How far a round was shown: a page that is opened next goes on there. */
const presentedOf = (table: Table) => {
  let last: { readonly id: string; readonly parts: number } | undefined;
  const report = (id: string, parts: number) => {
    last = { id, parts };
    // If this call fails, the round is only presented once more where the game is opened next.
    table.calls.presented(id, parts).catch(() => undefined);
  };
  return {
    presented: (parts: number) => {
      const id = readyState(table)?.round?.id;
      if (id !== undefined) report(id, parts);
    },
    shown: () => {
      const round = table.inFlight.outcome?.round;
      shown(table);
      if (round === undefined || round.open || jackpotOf(round) === 0n) return;
      // Its jackpots stand over the stage now: they are the part after all that the scene has shown.
      report(round.id, (last?.id === round.id ? last.parts : 1) + 1);
    },
  };
};

export const createController = (deps: TableDeps) => {
  const table = createTable(deps);
  return {
    store: table.store,
    /** Of a game that is played at a live table. */
    live: () => table.live,
    open: async (launched = true) => open(table, launched),
    press: async () => press(table),
    buy: async () => buy(table),
    act: async (type: string, details?: ActionDetails) => act(table, type, details),
    loadActions: async (rounds: readonly FrameRound[]) => loadActions(table, rounds),
    landed: (roundId: string) => {
      landed(table, roundId);
    },
    /** Free spins or respins begin to be shown. */
    feature: () => {
      beginFeature(table);
      autoAtFeature(table);
    },
    ...presentedOf(table),
    refresh: async () => refresh(table),
    rotate: async (clientSeed?: string) => rotateSeeds(table, clientSeed),
    fromPage: (message: PageToFrame) => {
      hearPage(table, message);
    },
    ...settingsOf(table),
    ...spinsOf(table),
    /** Of the house, not of this launch. */
    jackpots: table.calls.jackpots,
    jackpotWins: table.calls.jackpotWins,
    cancelQueued: () => {
      cancelQueued(table);
    },
    ...autoOf(table),
    ...holdOf(table),
    dismiss: () => {
      patch(table, { notice: undefined });
    },
    /** Whether an embedding page can open what the frame requests. */
    embedded: deps.embedded,
    openInPage: (what: 'menu' | 'search' | 'deposit' | 'wallets' | 'theatre') => {
      deps.post({ type: 'open', what });
    },
    /** The page invites to nothing while the reality check waits. */
    lookUp: (isOpen: boolean) => {
      deps.post({ type: 'realityCheck', open: isOpen });
    },
    /** The page may have something to close: the theatre mode. */
    escape: () => {
      deps.post({ type: 'escape' });
    },
    leave: () => {
      deps.post({ type: 'close' });
    },
    askForFunds: () => {
      const state = readyState(table);
      if (state !== undefined) needFunds(table, state);
    },
  };
};
export type Controller = ReturnType<typeof createController>;
