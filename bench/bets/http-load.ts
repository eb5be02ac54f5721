/** The same bets as whole HTTP calls: the API process as it is shipped, every rule, one player a client. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../apps/server/src/database/database.ts';
import { buildServers } from '../../tools/bundle/servers.mjs';
import { freePort } from '../../tools/postgres/free-port.mjs';
import { serverNodeArgs } from '../../tools/start/node-args.mjs';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { createSignedInPlayer, launchBody, launchPath, tokenIn } from './signed-in-player.ts';
import { openSocketClient, type SocketClient } from './socket-load.ts';

export interface HttpPlay {
  readonly port: number;
  /** One bet of this client, settled or thrown. */
  readonly bet: (client: number) => Promise<void>;
  /** The same on the socket of the client's frame. */
  readonly socketBet: (client: number) => Promise<void>;
  /** The same for a player with an active bonus. */
  readonly bonusBet: (client: number) => Promise<void>;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = path.join(root, 'apps', 'server', 'dist', 'main.js');

const startApi = async (
  databaseUrl: string,
  secretsKey: Buffer,
): Promise<{ port: number; stop: () => Promise<void> }> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'carmine-bench-api-'));
  const ports = { PORT: await freePort(), BACK_OFFICE_PORT: await freePort(), METRICS_PORT: await freePort() };
  await buildServers(root, ['server']);
  const child: ChildProcess = fork(program, ['api'], {
    execArgv: serverNodeArgs,
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

/** Part of the money may be a bonus that no run can wager completely. Returns the cookie. */
const createPlayer = async (owner: Database, hasBonus: boolean): Promise<string> => {
  const { playerId, cookie } = await createSignedInPlayer(owner, 'bench');
  if (hasBonus)
    await owner.run(
      `select grant_bonus($1::bigint, $1::bigint, 'EUR', 10000, 0, 1000000000000000, 1000000, now() + interval '1 day')`,
      [playerId],
    );
  return cookie;
};

const launch = async (client: HttpClient, cookie: string): Promise<string> => {
  const { status, body } = await client.post(launchPath, { cookie: `session=${cookie}` }, launchBody);
  return tokenIn(status, body);
};

interface LaunchedPlayer {
  readonly client: HttpClient;
  readonly token: string;
  bets: number;
}

const launchPlayers = (owner: Database, port: number, clients: number, hasBonus: boolean): Promise<LaunchedPlayer[]> =>
  Promise.all(
    Array.from({ length: clients }, async () => {
      const client = await createHttpClient(port);
      return { client, token: await launch(client, await createPlayer(owner, hasBonus)), bets: 0 };
    }),
  );

const body = JSON.stringify({ stake: '1.00', params: {} });

const betsOf =
  (players: readonly LaunchedPlayer[]) =>
  async (number: number): Promise<void> => {
    const player = players[number];
    if (player === undefined) throw new Error('More clients than players');
    player.bets += 1;
    const headers = { authorization: `Bearer ${player.token}`, 'idempotency-key': `bench-${player.bets}` };
    const answer = await player.client.post('/play/v1/rounds', headers, body);
    if (answer.status !== 201) throw new Error(`A bet over HTTP was ${answer.status}: ${answer.body}`);
  };

const socketBetsOf =
  (players: readonly LaunchedPlayer[], sockets: readonly SocketClient[]) =>
  async (number: number): Promise<void> => {
    const [player, socket] = [players[number], sockets[number]];
    if (player === undefined || socket === undefined) throw new Error('More clients than players');
    player.bets += 1;
    await socket.bet(`bench-${player.bets}`, body);
  };

/** `bonusClients`: further players, with a bonus. */
export const startHttpPlay = async (
  owner: Database,
  ownerUrl: string,
  secretsKey: Buffer,
  { clients, bonusClients }: { clients: number; bonusClients: number },
): Promise<HttpPlay> => {
  const api = await startApi(ownerUrl, secretsKey);
  const players = await launchPlayers(owner, api.port, clients, false);
  const bonusPlayers = await launchPlayers(owner, api.port, bonusClients, true);
  const sockets: SocketClient[] = [];
  // One address may have a hundred sockets.
  for (const [place, { token }] of players.entries())
    sockets.push(await openSocketClient(api.port, token, place % 2 === 0 ? '127.0.0.1' : '127.0.0.2'));
  return {
    port: api.port,
    bet: betsOf(players),
    socketBet: socketBetsOf(players, sockets),
    bonusBet: betsOf(bonusPlayers),
    close: async () => {
      [...players, ...bonusPlayers].forEach(({ client }) => client.close());
      sockets.forEach((socket) => socket.close());
      await api.stop();
    },
  };
};
