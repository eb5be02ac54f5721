import { postGame } from '@carmine/contract/games/game-service';
import { getPlaySession, startPlayRound } from '@carmine/contract/games/play';
import { deleteOtherSessions, deleteSession, getSessions } from '@carmine/contract/account/profile';
import { changePassword, isAuthenticated, signin, stepUp } from '@carmine/contract/account/user-service';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ worker: false });
});
afterAll(() => server.close());

/** The same player in another browser. */
const elsewhere = async ({ email, password }: SignedUp): Promise<Visitor> => {
  const other = server.visitor({ 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' });
  const captcha = await server.captcha(other, 'login');
  const signed = await other.call(signin, { body: { email, password, captcha } });
  if (!signed.ok) throw new Error(signed.problem.code);
  return other;
};

/** A page's socket, as opened by a browser. */
const openSocket = (visitor: Visitor) =>
  new Promise<{ heard: Promise<{ topic: string }>; closed: Promise<number> }>((resolve, reject) => {
    const headers = { origin: server.url, cookie: visitor.cookie() };
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/live`, { headers });
    const heard = new Promise<{ topic: string }>((done) =>
      socket.on('message', (text: Buffer) => done(JSON.parse(text.toString()) as { topic: string })),
    );
    const closed = new Promise<number>((done) => socket.on('close', (code) => done(code)));
    socket.on('error', reject);
    socket.on('open', () => resolve({ heard, closed }));
  });

/** A game open in a frame of that browser. */
const openFrame = async (visitor: Visitor, demo = false): Promise<string> => {
  const body = {
    ...{ id: 'dice', gameName: 'Dice', demo, lang: 'en', launchId: 'dice', imageId: 'dice' },
    ...{ platform: 'desktop' as const, provider: 'carmine', category: 'instant' },
  } as const;
  const launched = await visitor.call(postGame, { body });
  if (!launched.ok) throw new Error(launched.problem.code);
  return new URL(launched.data.url, server.url).hash.replace('#session=', '');
};

const isIn = async (visitor: Visitor) => {
  const asked = await visitor.call(isAuthenticated, {});
  return asked.ok && asked.data.authenticated;
};

const frameAnswers = async (visitor: Visitor, bearer: string) => {
  const read = await visitor.call(getPlaySession, { bearer });
  const bet = await visitor.call(startPlayRound, { bearer, body: { stake: '1.00' }, idempotencyKey: randomUUID() });
  return [read, bet].map((answer) => (answer.ok ? 'ok' : `${answer.status} ${answer.problem.code}`));
};

/** An attacker with a copy of this browser's cookie. */
const copyOf = (visitor: Visitor): Visitor => server.visitor({ cookie: visitor.cookie() });

const launchAs = async (visitor: Visitor) => {
  const launched = await visitor.call(postGame, { body: { launchId: 'dice', demo: false } });
  return launched.ok ? 'ok' : `${launched.status} ${launched.problem.code}`;
};

const threeOpen = async () => {
  const here = await server.signUp();
  const there = await elsewhere(here);
  const socket = await openSocket(there);
  const bearer = await openFrame(there);
  return { here, there, socket, bearer };
};

const ended = ['401 play_session_ended', '401 play_session_ended'];

test('a player sees each browser, its place and which is this one, and the cookie is in no answer', async () => {
  const { here, there } = await threeOpen();
  const listed = await here.call(getSessions, {});
  if (!listed.ok) throw new Error(listed.problem.code);
  expect(listed.data.map(({ current, userAgent }) => [current, userAgent])).toEqual(
    expect.arrayContaining([
      [true, 'Test/1'],
      [false, 'Mozilla/5.0 (iPhone) Safari/604.1'],
    ]),
  );
  for (const { country, ip, lastSeenAt } of listed.data) {
    expect([country, ip]).toEqual(['MT', '127.0.0.1']);
    expect(Date.now() - Date.parse(lastSeenAt)).toBeLessThan(60_000);
  }
  expect(JSON.stringify(listed.data)).not.toContain(there.cookie().split('=')[1] ?? 'no cookie');
});

test('ending one ends it at once: its calls, its open game frame and its socket; this one continues', async () => {
  const { here, there, socket, bearer } = await threeOpen();
  expect((await frameAnswers(there, bearer))[0]).toBe('ok');
  const listed = await here.call(getSessions, {});
  const other = listed.ok ? listed.data.find(({ current }) => !current) : undefined;
  expect(await here.call(deleteSession, { params: { id: other?.id ?? '' } })).toMatchObject({ status: 204 });
  expect(await isIn(there)).toBe(false);
  expect(await frameAnswers(there, bearer)).toEqual(ended);
  expect(await socket.heard).toMatchObject({ topic: 'sessionEnded', data: { sessionIds: [other?.id] } });
  expect(await socket.closed).toBe(4401);
  expect(await isIn(here)).toBe(true);
});

test('ending all others keeps this one and other players’: frames and sockets end with them', async () => {
  const { here, there, socket, bearer } = await threeOpen();
  const third = await elsewhere(here);
  const stranger = await server.signUp();
  expect(await here.call(deleteOtherSessions, {})).toMatchObject({ status: 200, data: { ended: 2 } });
  expect(await frameAnswers(there, bearer)).toEqual(ended);
  expect(await socket.closed).toBe(4401);
  expect([await isIn(here), await isIn(there), await isIn(third), await isIn(stranger)]).toEqual([
    ...[true, false, false, true],
  ]);
  expect(await here.call(deleteOtherSessions, {})).toMatchObject({ data: { ended: 0 } });
});

test('another player’s session is not there to be ended', async () => {
  const { here, there } = await threeOpen();
  const listed = await here.call(getSessions, {});
  const stranger = await server.signUp();
  for (const { id } of listed.ok ? listed.data : []) {
    expect(await stranger.call(deleteSession, { params: { id } })).toMatchObject({ status: 404 });
  }
  expect([await isIn(here), await isIn(there)]).toEqual([true, true]);
});

test('a new password ends the frames and sockets of every other browser', async () => {
  const { here, there, socket, bearer } = await threeOpen();
  const body = {
    oldPassword: here.password,
    newPassword: 'quiet marble rivers',
    confirmPassword: 'quiet marble rivers',
  };
  expect(await here.call(changePassword, { body })).toMatchObject({ status: 204 });
  expect(await frameAnswers(there, bearer)).toEqual(ended);
  expect(await socket.closed).toBe(4401);
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
  expect(await here.call(stepUp, { body: { password: 'quiet marble rivers' } })).toMatchObject({ status: 204 });
});

const newPassword = 'quiet marble rivers';
const measures: [string, (here: SignedUp) => Promise<unknown>][] = [
  [
    'a new password',
    ({ call, password }) =>
      call(changePassword, { body: { oldPassword: password, newPassword, confirmPassword: newPassword } }),
  ],
  ['the end of all other sessions', ({ call }) => call(deleteOtherSessions, {})],
];

test.each(measures)(
  '%s ends every open game with the next bet, and a copy of the cookie opens none',
  async (_name, act) => {
    const here = await server.signUp();
    const [frame, demo, copy] = [await openFrame(here), await openFrame(here, true), copyOf(here)];
    // The play session may be cached: the bet must be refused nevertheless.
    expect((await frameAnswers(here, frame))[0]).toBe('ok');
    expect(await frameAnswers(here, demo)).toEqual(['ok', 'ok']);
    expect(await launchAs(copy)).toBe('ok');
    expect(await act(here)).toMatchObject({ ok: true });
    expect(await frameAnswers(here, frame)).toEqual(ended);
    expect(await frameAnswers(here, demo)).toEqual(ended);
    // Calls of the copy in flight may read, but open and change nothing.
    expect(await launchAs(copy)).toBe('401 unauthenticated');
    expect(await copy.call(deleteOtherSessions, {})).toMatchObject({ status: 401 });
    expect([await isIn(here), await launchAs(here)]).toEqual([true, 'ok']);
  },
);

test.each(measures)(
  '%s leaves no game open of launches that were under way, whichever comes first',
  async (_name, act) => {
    const open: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      const here = await server.signUp();
      // With the previous cookie: calls admitted before the end.
      const old = copyOf(here);
      const launches = Array.from({ length: 6 }, () => openFrame(old).catch(() => undefined));
      await act(here);
      for (const bearer of await Promise.all(launches))
        if (bearer !== undefined && (await frameAnswers(here, bearer))[0] === 'ok') open.push(bearer);
    }
    expect(open).toEqual([]);
  },
  60_000,
);

test('a launch that was admitted before open games were ended opens none after it, though its session continues', async () => {
  const here = await server.signUp();
  const token = /session=([^;]+)/.exec(here.cookie())?.[1] ?? '';
  const admitted = await server.modules.identity.findSession(token);
  expect(await here.call(deleteOtherSessions, {})).toMatchObject({ ok: true });
  const request = { launchId: 'dice', demo: false, player: admitted, country: 'MT' };
  expect(await server.modules.gaming.launch(request)).toMatchObject({ ok: false, reason: 'unauthenticated' });
  // Not even by direct database access.
  const forged = server.database.app.run(
    `insert into play_sessions (token_hash, player_id, session_id, session_epoch, game_id, currency, expires_at)
     values (sha256('forged'), $1, $2, $3, 'dice', 'EUR', now() + interval '1 hour')`,
    [admitted?.playerId, admitted?.sessionId, admitted?.playEpoch],
  );
  await expect(forged).rejects.toThrow('no longer opens games');
  expect(await launchAs(here)).toBe('ok');
});

test('a sign-in that had the old password right is not let in after the new one', async () => {
  const here = await server.signUp();
  const signInAsBefore = async (): Promise<boolean> => {
    const other = server.visitor({ 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' });
    const captcha = await server.captcha(other, 'login');
    const { email, password } = here;
    const signed = await other.call(signin, { body: { email, password, captcha } });
    if (signed.ok) through.push(other);
    return signed.ok;
  };
  const through: Visitor[] = [];
  const signIns = Promise.all(Array.from({ length: 8 }, signInAsBefore));
  const [change] = measures;
  expect(await change?.[1](here)).toMatchObject({ ok: true });
  await signIns;
  for (const other of through) expect(await isIn(other)).toBe(false);
});
