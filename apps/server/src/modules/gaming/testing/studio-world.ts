/** A live table whose results come from the sandbox's studio, over real HTTP in both directions. */
import { systemClock } from '../../../platform/clock.ts';
import { studios } from '../../../providers/studios/registry.ts';
import { listen, readAll } from '../../../testing/http-listener.ts';
import { startOutsideWorld } from '../../../testing/outside-world.ts';
import * as store from '../live/live-store.ts';
import type { Held, LiveRound } from '../live/live-store.ts';
import { stepTable } from '../live/run-table.ts';
import type { Studio } from '../ports.ts';
import { createLiveWorld, type LiveWorld } from './live-world.ts';

export const studioTable = 'studio-roulette';

interface Told {
  readonly status: number;
  readonly body: string;
}

export interface StudioWorld extends LiveWorld {
  /** The adapter that the house uses. */
  readonly studio: Studio;
  /** What the studio has sent, and what we answered. */
  readonly told: Told[];
  /** What the studio does in the next round. */
  wish(next: string): Promise<void>;
  /** Sends a text to the house as a studio would. */
  notify(body: string, headers: Record<string, string>): Promise<number>;
  /** The studio is asked again at once. */
  askAgain(): Promise<void>;
  /** Steps until the condition holds. */
  stepUntil(held: Held, isThere: (round: LiveRound) => boolean): Promise<LiveRound>;
  events(round: LiveRound): Promise<{ kind: string; early: boolean; differs: boolean }[]>;
  held(round: LiveRound): Promise<string | null>;
}

const waitMs = 20;
const spinMs = 20;
const mostWaits = 250;

/** The house's door, the sandbox that knocks at it, and a table between them. */
const openStudio = async () => {
  const told: Told[] = [];
  const place: { world?: LiveWorld } = {};
  const listener = await listen(async (request, response) => {
    const payload = await readAll(request);
    const headers = request.headers as Record<string, string>;
    const reply = await place.world?.call({ method: 'POST', url: request.url ?? '', payload, headers });
    told.push({ status: reply?.status ?? 503, body: payload.toString('utf8') });
    response.writeHead(reply?.status ?? 503).end();
  });
  const outside = await startOutsideWorld({ siteUrl: listener.origin, spinMs });
  const sandbox = { url: outside.url, publicUrl: outside.url, secret: outside.secret, smtpPort: 0 };
  const [studio] = studios.map((one) => one.open({ env: {}, clock: systemClock, sandbox }));
  if (studio === undefined) throw new Error('There is no studio');
  const world = await createLiveWorld(studioTable, [studio]);
  place.world = world;
  return { told, listener, outside, studio, world };
};

export const createStudioWorld = async (): Promise<StudioWorld> => {
  const { told, listener, outside, studio, world } = await openStudio();
  const { db } = world.database;
  const { deps, makeDue, close } = world;
  const stepUntil: StudioWorld['stepUntil'] = async (held, isThere) => {
    for (let count = 0; count < mostWaits; count += 1) {
      const [last] = await store.lastRounds(db, studioTable, 1);
      if (last !== undefined && isThere(last)) return last;
      await makeDue();
      if ((await stepTable(deps, held)) !== 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
    throw new Error('The table does not come there');
  };
  return {
    ...world,
    ...{ studio, told, stepUntil },
    until: (held, phase) => stepUntil(held, (round) => round.phase === phase),
    nextRound: async () => {
      const held = await world.take();
      await stepUntil(held, (round) => round.phase === 'betting');
      return held;
    },
    wish: async (next) => {
      const body = new URLSearchParams({ table: studioTable, next });
      const reply = await fetch(`${outside.url}/studio/v1/controls`, { method: 'POST', body });
      if (reply.status !== 200) throw new Error(`The studio does not know ${next}`);
    },
    notify: async (body, headers) =>
      (
        await fetch(`${listener.origin}/studios/v1/${studio.code}/notifications`, {
          ...{ method: 'POST', body },
          headers: { 'content-type': 'application/json', ...headers },
        })
      ).status,
    askAgain: async () => {
      await db.run('update studio_rounds set asked_at = null, asked_phase = null');
    },
    events: (round) =>
      db.rows('select kind, early, differs from studio_events where live_round_id = $1 order by id', [round.id]),
    held: async (round) =>
      (await db.one<{ held: string | null }>('select held from studio_rounds where live_round_id = $1', [round.id]))
        .held,
    close: async () => {
      await deps.calls.ended();
      await close();
      await outside.close();
      await listener.close();
    },
  };
};
