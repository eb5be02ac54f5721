/**
 * Players who bet over HTTP, through whatever stands before the servers, and ask again with the same key until they are answered. They note
 * every answer, and how long nobody's bet was acknowledged.
 */
import type { PlayRound } from '@carmine/contract/games/play';
import { createSignedInPlayer, launchBody, launchPath, tokenIn } from '../../bench/bets/signed-in-player.ts';
import type { Database } from '../../apps/server/src/database/database.ts';
import { auditLedger } from '../../apps/server/src/modules/wallet/audit/check-store.ts';
import type { PlayerId } from '../../apps/server/src/platform/ids/ids.ts';

export interface HttpBets {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly unsound: readonly string[];
  /** How often each kind of answer was given: `201`, `503 with Retry-After`, `no answer`, … */
  readonly answers: Readonly<Record<string, number>>;
  /** Of a client that has to ask again anyway, these are expected; any other answer is a fault. */
  readonly faults: number;
}

export interface HttpBettors {
  /** Every client finishes its bet; then what was acknowledged is compared with the ledger. */
  stop(): Promise<HttpBets>;
}

interface Options {
  readonly owner: Database;
  /** Where players reach the site. */
  readonly url: string;
  /** The `PUBLIC_URL` of the servers, if it is not `url`. */
  readonly origin?: string;
  readonly clients: number;
  /** Between two bets of one client. */
  readonly paceMs: number;
  /** No bet was acknowledged for longer than usual. */
  readonly onGap?: (ms: number, until: Date) => void;
}

const gapMs = 500;
const retryMs = 50;
const patienceMs = 10_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const expected = /^(20[01]|429|503 with Retry-After|no answer)$/;

interface Player {
  readonly playerId: PlayerId;
  readonly token: string;
}

type Ask = (path: string, headers: Record<string, string>, body: string) => Promise<{ status: number; body: string }>;

const asker = ({ url, origin = url }: Options, note: (answer: string) => void): Ask => {
  const ask: Ask = async (path, headers, body) => {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(`${url}${path}`, {
      ...{ method: 'POST', body, signal },
      headers: { ...headers, origin, 'content-type': 'application/json' },
    });
    const { status } = response;
    note(status === 503 ? `503 ${response.headers.has('retry-after') ? 'with' : 'without'} Retry-After` : `${status}`);
    return { status, body: await response.text() };
  };
  return (...call) =>
    ask(...call).catch(() => {
      note('no answer');
      return { status: 0, body: '' };
    });
};

/** Asked again with the same key, as a careful browser does. */
const insist = async (ask: Ask, ...call: Parameters<Ask>): Promise<{ status: number; body: string }> => {
  for (;;) {
    const answer = await ask(...call);
    if (answer.status !== 0 && answer.status !== 429 && answer.status < 500) return answer;
    await pause(retryMs);
  }
};

interface Settled {
  readonly player: Player;
  readonly key: string;
  readonly nonce: string;
}

const compare = async (owner: Database, settled: readonly Settled[], players: readonly Player[]) => {
  const rows = await owner.rows<{ player_id: bigint; nonce: bigint }>(
    'select player_id, nonce from rounds where player_id = any ($1)',
    [players.map(({ playerId }) => playerId)],
  );
  const inLedger = new Set(rows.map((row) => `${row.player_id} ${row.nonce}`));
  const acknowledged = new Set(settled.map(({ player, nonce }) => `${player.playerId} ${nonce}`));
  return {
    lost: [...acknowledged].filter((name) => !inLedger.has(name)).length,
    doubled: rows.length - acknowledged.size + (settled.length - acknowledged.size),
    unsound: (await auditLedger(owner)).map(({ check }) => check),
  };
};

export const startHttpBettors = async (options: Options): Promise<HttpBettors> => {
  const { owner, clients, paceMs } = options;
  const answers: Record<string, number> = {};
  const note = (answer: string): void => {
    answers[answer] = (answers[answer] ?? 0) + 1;
  };
  const ask = asker(options, note);
  // As the servers name it behind TLS.
  const cookieName = (options.origin ?? options.url).startsWith('https:') ? '__Host-session' : 'session';
  const players = await Promise.all(
    Array.from({ length: clients }, async () => {
      const { playerId, cookie } = await createSignedInPlayer(owner, 'drill');
      const { status, body } = await insist(ask, launchPath, { cookie: `${cookieName}=${cookie}` }, launchBody);
      return { playerId, token: tokenIn(status, body) };
    }),
  );

  const settled: Settled[] = [];
  const state = { stopped: false, lastAt: performance.now() };
  const bet = async (player: Player, key: string): Promise<void> => {
    const headers = { authorization: `Bearer ${player.token}`, 'idempotency-key': key };
    const { status, body } = await insist(ask, '/play/v1/rounds', headers, '{"stake":"1.00","params":{}}');
    if (status !== 201 && status !== 200) throw new Error(`A bet was answered ${status}: ${body}`);
    const waited = performance.now() - state.lastAt;
    state.lastAt += waited;
    if (waited > gapMs) options.onGap?.(waited, new Date());
    settled.push({ player, key, nonce: String((JSON.parse(body) as PlayRound).nonce) });
  };
  const play = async (player: Player): Promise<void> => {
    for (let number = 1; !state.stopped; number += 1) {
      await bet(player, `drill-${number}`);
      await pause(paceMs);
    }
  };
  const playing = Promise.all(players.map(play)).finally(() => {
    state.stopped = true;
  });
  // Told by `stop`.
  playing.catch(() => undefined);
  return {
    stop: async () => {
      state.stopped = true;
      await playing;
      const faults = Object.entries(answers).reduce((sum, [kind, n]) => sum + (expected.test(kind) ? 0 : n), 0);
      return { acknowledged: settled.length, ...(await compare(owner, settled, players)), answers, faults };
    },
  };
};
