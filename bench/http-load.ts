/** The same bets as whole HTTP calls: the real API process, every rule, one player a client. */
import { fork, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../apps/server/src/database/database.ts';
import { freePort } from '../tools/postgres/server.mjs';
import { createHttpClient, type HttpClient } from './http-client.ts';

export interface HttpPlay {
  /** One bet of this client, settled or thrown. */
  readonly bet: (client: number) => Promise<void>;
  close(): Promise<void>;
}

const program = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));

const startApi = async (
  databaseUrl: string,
  secretsKey: Buffer,
): Promise<{ port: number; stop: () => Promise<void> }> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'carmine-bench-api-'));
  const ports = { PORT: await freePort(), BACK_OFFICE_PORT: await freePort(), METRICS_PORT: await freePort() };
  const child: ChildProcess = fork(program, ['api'], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, `${port}`])),
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRETS_KEY: secretsKey.toString('hex') },
      ...{ SANDBOX_SECRET: 'bench', RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error', NODE_ENV: 'production' },
    },
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The API process did not start'))),
  ]);
  const stop = async (): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { port: ports.PORT, stop };
};

/** A signed-in player with money: the cookie. */
const createPlayer = async (owner: Database): Promise<string> => {
  const cookie = randomBytes(32).toString('base64url');
  const { id } = await owner.one<{ id: bigint }>(
    `insert into players (email_hash, password_hash) values ($1, 'none') returning id`,
    [randomBytes(32)],
  );
  await owner.run(
    `insert into sessions (token_hash, player_id, scope, expires_at, address_enc, country, user_agent)
     values ($1, $2, 'player', now() + interval '1 day', '', 'MT', 'bench')`,
    [createHash('sha256').update(cookie).digest(), id],
  );
  await owner.run(`select open_wallet($1, 'EUR', true)`, [id]);
  await owner.run(
    `select credit_deposit($1::bigint, 1000000000 + $1::bigint, 'provider', 'bench', 'EUR', 1000000000000, 'cash', 1)`,
    [id],
  );
  return cookie;
};

const launch = async (client: HttpClient, cookie: string): Promise<string> => {
  const { status, body } = await client.post(
    '/game-service/api/v1/game',
    { cookie: `session=${cookie}` },
    JSON.stringify({ launchId: 'dice' }),
  );
  const token = /#session=([\w-]+)/.exec((JSON.parse(body) as { url?: string }).url ?? '')?.[1];
  if (status !== 201 || token === undefined) throw new Error(`No game was opened: ${status} ${body}`);
  return token;
};

export const startHttpPlay = async (
  owner: Database,
  ownerUrl: string,
  secretsKey: Buffer,
  clients: number,
): Promise<HttpPlay> => {
  const api = await startApi(ownerUrl, secretsKey);
  const players = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = await createHttpClient(api.port);
      return { client, token: await launch(client, await createPlayer(owner)), bets: 0 };
    }),
  );
  const body = JSON.stringify({ stake: '1.00', params: {} });
  return {
    bet: async (number) => {
      const player = players[number];
      if (player === undefined) throw new Error('More clients than players');
      player.bets += 1;
      const headers = { authorization: `Bearer ${player.token}`, 'idempotency-key': `bench-${player.bets}` };
      const answer = await player.client.post('/play/v1/rounds', headers, body);
      if (answer.status !== 201) throw new Error(`A bet over HTTP was ${answer.status}: ${answer.body}`);
    },
    close: async () => {
      players.forEach(({ client }) => client.close());
      await api.stop();
    },
  };
};
