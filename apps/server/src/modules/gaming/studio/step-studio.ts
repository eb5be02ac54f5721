/** What a runner does in a studio's round: tells the studio, takes its result, or holds the round for operators. Keeps no state. */
import { rngOfDraws, type AnyGame, type Draw } from '@carmine/games';
import type { Json } from '../../../platform/json.ts';
import { hearText, studioOf, type StudioDeps } from './hear-studio.ts';
import * as store from './studio-store.ts';
import type { Lease, StudioEvent } from './studio-store.ts';

export interface StudioStepDeps extends StudioDeps {
  readonly calls: StudioCalls;
  /** To operators: of `kind`, how many. */
  readonly alarm: (kind: string, count: number) => void;
}

/** Calls to studios that have no answer yet. No step waits for one: the clock of a round is not the studio's. */
export interface StudioCalls {
  start(call: () => Promise<void>): void;
  /** Once there is none left. */
  ended(): Promise<void>;
}

export const createStudioCalls = ({ log }: Pick<StudioDeps, 'log'>): StudioCalls => {
  const open = new Set<Promise<void>>();
  return {
    start: (call) => {
      const ends = call()
        .catch((error: unknown) => log.warn({ err: error }, 'what a studio answered was not kept'))
        .finally(() => open.delete(ends));
      open.add(ends);
    },
    ended: async () => {
      await Promise.all(open);
    },
  };
};

interface StudioRound {
  readonly id: bigint;
  readonly tableId: string;
  readonly studio: string | null;
  readonly phase: string;
  readonly closesAt: Date;
  /** Negative once its next phase is due. */
  readonly dueInMs: number;
  readonly held: string | null;
}

/** A spin takes a few seconds; a result that has not come by then is looked at. */
const lateMs = 45_000;
const everyMs = { betting: 5_000, closed: 3_000, held: 15_000 };

const unread = Symbol('unread');

/** Every decision that the maths read, and none that it did not. */
const resultOf = (game: AnyGame, draws: readonly Draw[] | null): Json | typeof unread => {
  try {
    const rng = rngOfDraws(draws ?? []);
    const result = game.live?.result(rng) ?? null;
    return rng.draws.length === draws?.length ? result : unread;
  } catch {
    return unread;
  }
};

/** The signature is checked again, with the keys of today: what the database has may have been written by anybody who could write there. */
const isSigned = (deps: StudioStepDeps, { id, tableId, studio }: StudioRound, event: StudioEvent): boolean => {
  const read = studioOf(deps, studio)?.read(event);
  return (
    read?.ok === true &&
    read.said.kind === event.kind &&
    read.said.table === tableId &&
    deps.ids.decode('lrd', read.said.round) === id &&
    JSON.stringify(read.said.kind === 'result' ? read.said.draws : null) === JSON.stringify(event.draws)
  );
};

/** What the studio answers is kept like a notification, and read by a later step. */
export const announceRound = async (deps: StudioStepDeps, lease: Lease, round: StudioRound): Promise<void> => {
  const studio = studioOf(deps, round.studio);
  const phase = round.phase === 'betting' ? 'betting' : 'closed';
  if (studio === undefined) return;
  if (!(await store.isDue(deps.db, lease, round.id, everyMs[round.held === null ? phase : 'held']))) return;
  const { tableId: table, closesAt } = round;
  deps.calls.start(async () => {
    const text = await studio.announce({ table, round: deps.ids.encode('lrd', round.id), phase, closesAt });
    if (text !== undefined && text.signed !== '') await hearText(deps, studio, text);
  });
};

const holdFor = (
  deps: StudioStepDeps,
  round: StudioRound,
  events: readonly StudioEvent[],
): store.HeldReason | undefined => {
  if (events.some(({ early }) => early)) return 'early';
  if (events.some(({ differs }) => differs)) return 'differs';
  if (!events.every((event) => isSigned(deps, round, event))) return 'unsigned';
  if (events.some(({ kind }) => kind === 'result')) return undefined;
  if (events.some(({ kind }) => kind === 'failed')) return 'failed';
  return -round.dueInMs > lateMs ? 'late' : undefined;
};

export const watchStudios = async ({ db, alarm }: StudioStepDeps): Promise<void> => {
  const { held, differing } = await store.troubles(db);
  alarm('live_studio_held', held);
  alarm('live_studio_differing', differing);
};

/** Of a round whose betting has closed. True: its result is public. */
export const decideRound = async (
  deps: StudioStepDeps,
  lease: Lease,
  round: StudioRound,
  { game, runningMs }: { readonly game: AnyGame; readonly runningMs: number },
): Promise<boolean> => {
  await announceRound(deps, lease, round);
  const events = await store.eventsOf(deps.db, round.id);
  const event = events.find(({ kind }) => kind === 'result');
  const result = event === undefined ? unread : resultOf(game, event.draws);
  const reason =
    holdFor(deps, round, events) ?? (event !== undefined && result === unread ? ('unreadable' as const) : undefined);
  if (reason !== undefined) {
    await store.hold(deps.db, lease, round.id, reason);
    await watchStudios(deps);
    return false;
  }
  if (event === undefined || result === unread) return false;
  return store.decide(deps.db, lease, round.id, { eventId: event.id, result, runningMs });
};
