/** Sockets that watch a table and players that bet in each of its rounds. */
import { livePath, type TableEvent } from '@carmine/contract/live';
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Database } from '../../apps/server/src/database/database.ts';
import { createHttpClient, type HttpClient } from '../bets/http-client.ts';
import { createSignedInPlayer } from '../bets/signed-in-player.ts';
import type { House } from './house.ts';

interface Crowd {
  readonly sockets: number;
  readonly bettors: number;
  readonly rounds: number;
}

/** What was seen; times in milliseconds. */
export interface Seen {
  /** From the event in the database until it was on a socket, for results. */
  readonly deliveredMs: readonly number[];
  readonly betMs: readonly number[];
  readonly cashOutMs: readonly number[];
  /** The rounds that were played, by number in the database. */
  readonly since: bigint;
  readonly until: bigint;
}

interface Bettor {
  readonly client: HttpClient;
  readonly token: string;
  readonly byHand: boolean;
}

const table = 'comet';
/** One address may have a hundred sockets. */
const perAddress = 90;
/** Of the six seconds of betting. */
const bettingMs = 4_500;

const watch = async (port: number, place: number, hear: (event: TableEvent) => void): Promise<WebSocket> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${livePath}`, {
    ...{ headers: { origin: `http://127.0.0.1:${port}` }, perMessageDeflate: false },
    localAddress: `127.0.0.${2 + Math.floor(place / perAddress)}`,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.on('message', (raw: Buffer) => {
    const { topic, data } = JSON.parse(raw.toString()) as { topic: string; data: TableEvent | null };
    if (topic === 'tables' && data !== null) hear(data);
  });
  socket.send(JSON.stringify({ subscribe: ['tables'], tables: [table] }));
  return socket;
};

const seat = async (owner: Database, port: number, place: number): Promise<Bettor> => {
  const { cookie } = await createSignedInPlayer(owner, `bench-live`);
  const client = await createHttpClient(port);
  const joined = await client.post(`/game-service/api/v1/tables/${table}/join`, { cookie: `session=${cookie}` }, '{}');
  const { token } = JSON.parse(joined.body) as { token?: string };
  if (joined.status !== 201 || token === undefined) throw new Error(`Joining was ${joined.status}: ${joined.body}`);
  return { client, token, byHand: place % 3 === 0 };
};

const timed = async (times: number[], call: () => Promise<{ status: number; body: string }>) => {
  const began = performance.now();
  const answer = await call();
  times.push(performance.now() - began);
  return answer;
};

let keys = 0;
const headers = ({ token }: Bettor) => ({ authorization: `Bearer ${token}`, 'idempotency-key': `live-${(keys += 1)}` });

/** Bets somewhere in the betting time, and leaves the flight by hand or as the house does it. */
const ride = async (bettor: Bettor, event: TableEvent, seen: { bet: number[]; cashOut: number[] }): Promise<void> => {
  await pause(randomInt(bettingMs));
  const auto = bettor.byHand ? {} : { auto: 101 + randomInt(400) };
  const body = JSON.stringify({ round: event.round, stake: '1.00', params: { slot: 1, ...auto } });
  const placed = await timed(seen.bet, () => bettor.client.post('/play/v1/table-bets', headers(bettor), body));
  if (placed.status !== 201) throw new Error(`A bet was ${placed.status}: ${placed.body}`);
  if (!bettor.byHand) return;
  const { id } = JSON.parse(placed.body) as { id: string };
  const closesAt = Date.parse(String(event.data['closesAt']));
  await pause(Math.max(0, closesAt - Date.now()) + 1_500 + randomInt(8_000));
  const left = await timed(seen.cashOut, () =>
    bettor.client.post(`/play/v1/table-bets/${id}/cash-out`, headers(bettor), '{}'),
  );
  if (![200, 409].includes(left.status)) throw new Error(`A cash-out was ${left.status}: ${left.body}`);
};

export const playFlights = async (owner: Database, { port }: House, crowd: Crowd): Promise<Seen> => {
  const newest = async (): Promise<bigint> =>
    (await owner.one<{ id: bigint }>('select coalesce(max(id), 0) as id from live_rounds where table_id = $1', [table]))
      .id;
  const bettors: Bettor[] = [];
  for (let place = 0; place < crowd.bettors; place += 1) bettors.push(await seat(owner, port, place));
  const deliveredMs: number[] = [];
  const [bet, cashOut]: [number[], number[]] = [[], []];
  const rides: Promise<void>[] = [];
  let rounds = 0;
  let done: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    done = resolve;
  });
  const hear = (isFirst: boolean) => (event: TableEvent) => {
    if (event.kind === 'result') deliveredMs.push(Date.now() - Date.parse(event.at));
    if (!isFirst) return;
    if (event.kind === 'opened' && rounds < crowd.rounds)
      rides.push(...bettors.map((bettor) => ride(bettor, event, { bet, cashOut })));
    if (event.kind === 'settled' && rides.length > 0) {
      rounds += 1;
      if (rounds === crowd.rounds) done();
    }
  };
  const sockets: WebSocket[] = [];
  for (let place = 0; place < crowd.sockets; place += 1) sockets.push(await watch(port, place, hear(place === 0)));
  const since = await newest();
  await finished;
  await Promise.all(rides);
  sockets.forEach((socket) => socket.terminate());
  bettors.forEach(({ client }) => client.close());
  return { deliveredMs, betMs: bet, cashOutMs: cashOut, since, until: await newest() };
};
