import { postGame } from '@carmine/contract/games/game-service';
import { startPlayRound } from '@carmine/contract/games/play';
import { putSelfExclude } from '@carmine/contract/account/protection';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { PaymentId } from '../../modules/wallet/index.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import { testServer, type SignedUp, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let payment = 9_100_000n;
beforeAll(async () => {
  server = await testServer({ worker: false });
});
afterAll(() => server.close());

const launched = async (): Promise<{ player: SignedUp; bearer: string }> => {
  const player = await server.signUp();
  await server.modules.wallet.creditDeposit(server.database.db, {
    ...{ playerId: server.platform.ids.decode('usr', player.userId) as PlayerId, provider: 'test', currency: 'EUR' },
    ...{ paymentId: (payment += 1n) as PaymentId, amount: 10_000n, to: 'cash', eurRate: 10n ** 18n },
  });
  const game = await player.call(postGame, { body: { launchId: 'dice', demo: false } });
  return { player, bearer: game.ok ? (game.data.url.split('#session=')[1] ?? '') : '' };
};

interface Frame {
  readonly say: (message: unknown) => void;
  readonly hear: () => Promise<{ id?: number; status?: number; body?: string; ready?: boolean }>;
  readonly closed: Promise<number>;
}

const open = async (origin = server.url): Promise<Frame> => {
  const { port } = server.doors.site.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/play/v1/socket`, { headers: { origin } });
  const heard: string[] = [];
  const waiting: ((text: string) => void)[] = [];
  socket.on('message', (raw: Buffer) => {
    const next = waiting.shift();
    if (next === undefined) heard.push(raw.toString());
    else next(raw.toString());
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve, reject) => {
    socket.on('open', resolve);
    socket.on('error', reject);
  });
  const text = async (): Promise<string> => heard.shift() ?? new Promise((resolve) => waiting.push(resolve));
  return {
    say: (message) => socket.send(JSON.stringify(message)),
    hear: async () => JSON.parse(await text()) as Awaited<ReturnType<Frame['hear']>>,
    closed,
  };
};

const ready = async (bearer: string): Promise<Frame> => {
  const frame = await open();
  frame.say({ bearer });
  expect(await frame.hear()).toEqual({ ready: true });
  return frame;
};

const bet = (id: number, key = `key-${id}`, stake = '1.00') => ({
  ...{ id, path: '/play/v1/rounds', key },
  body: JSON.stringify({ stake }),
});

it('a bet on the socket is the bet of its key: over HTTP the same key gets the same answer', async () => {
  const { player, bearer } = await launched();
  const frame = await ready(bearer);
  frame.say(bet(7, 'one'));
  const { id, status, body } = await frame.hear();
  expect({ id, status }).toEqual({ id: 7, status: 201 });
  const again = await player.call(startPlayRound, { bearer, body: { stake: '1.00' }, idempotencyKey: 'one' });
  expect(again).toMatchObject({ status: 201, data: JSON.parse(body ?? '') as object });
});

it('every guard of HTTP refuses on the socket too, in the same words', async () => {
  const { player, bearer } = await launched();
  const frame = await ready(bearer);
  const refusals = [
    [bet(1, 'much', '900.00'), { body: { stake: '900.00' }, idempotencyKey: 'much-again' }],
    [{ id: 2, path: '/play/v1/rounds', body: '{"stake":"1.00"}' }, { body: { stake: '1.00' } }],
    [
      { ...bet(3), body: '{"stake":1}' },
      { body: { stake: 1 as never }, idempotencyKey: 'x' },
    ],
  ] as const;
  for (const [message, input] of refusals) {
    frame.say(message);
    const { status, body } = await frame.hear();
    const http = await player.call(startPlayRound, { bearer, ...input });
    const { code } = JSON.parse(body ?? '') as { code: string };
    expect({ status, code }).toEqual({ status: http.status, code: http.ok ? '' : http.problem.code });
    expect(http.ok).toBe(false);
  }
  frame.say({ ...bet(4), body: '{' });
  expect((await frame.hear()).status).toBe(400);
  await player.call(putSelfExclude, { body: { selfExcludePeriod: '7d' } });
  frame.say(bet(5));
  expect(await frame.hear()).toMatchObject({ id: 5, status: 451 });
});

it('nothing but rounds travels on it, and only for a launch that goes on', async () => {
  const { bearer } = await launched();
  const reading = await ready(bearer);
  reading.say({ id: 1, path: '/play/v1/fairness/rotate', body: '{}' });
  expect(await reading.closed).toBe(1008);
  const early = await open();
  early.say(bet(1));
  expect(await early.closed).toBe(1008);
  const stranger = await open();
  stranger.say({ bearer: 'nobody knows this token' });
  expect(await stranger.closed).toBe(4401);
  await expect(open('http://elsewhere.test')).rejects.toThrow('403');
});

it('one socket has eight calls on the way at most', async () => {
  const { bearer } = await launched();
  const frame = await ready(bearer);
  for (let id = 1; id <= 9; id += 1) frame.say(bet(id));
  expect(await frame.closed).toBe(1008);
});
