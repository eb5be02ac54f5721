/** Two servers behind one address, as on two machines: nothing that protects money or people is known to one of them alone. */
import { readVerification, listVerifications } from '@carmine/contract/back-office/players/verification';
import { postGame } from '@carmine/contract/games/game-service';
import { startPlayRound } from '@carmine/contract/games/play';
import { putLimits } from '@carmine/contract/account/protection';
import { getProfile } from '@carmine/contract/account/profile';
import { signin, signout } from '@carmine/contract/account/user-service';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { PaymentId } from '../modules/wallet/index.ts';
import type { PlayerId } from '../platform/ids/ids.ts';
import { enrolOperator } from '../testing/operators.ts';
import { multipart, pdf } from '../testing/test-documents.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../testing/test-server.ts';

let one: TestServer;
let other: TestServer;
beforeAll(async () => {
  const env = { RATE_LIMIT_FACTOR: '0.3' };
  one = await testServer({ worker: false, env });
  other = await testServer({ worker: false, env, beside: one });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

/** The same browser, whose next calls reach the other server. */
const moved = (visitor: Visitor): Visitor => other.visitor({ cookie: visitor.cookie() });

const idOf = ({ userId }: SignedUp) => one.platform.ids.decode('usr', userId) as PlayerId;

it('a sign-out at one server ends the session at the other, its open pages too', async () => {
  const player = await one.signUp();
  const elsewhere = moved(player);
  expect(await elsewhere.call(getProfile, {})).toMatchObject({ status: 200 });
  const { port } = other.doors.site.server.address() as AddressInfo;
  const page = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { origin: one.url, cookie: player.cookie() } });
  const closed = new Promise<number>((resolve) => page.on('close', resolve));
  await new Promise((resolve) => page.on('open', resolve));
  expect(await player.call(signout, {})).toMatchObject({ ok: true });
  expect(await closed).toBe(4401);
  expect(await elsewhere.call(getProfile, {})).toMatchObject({ status: 401 });
});

it('a limit that is set at one server refuses the very next bet at the other', async () => {
  const player = await one.signUp();
  await one.modules.wallet.creditDeposit(one.database.db, {
    ...{ playerId: idOf(player), paymentId: 9_000_001n as PaymentId, provider: 'test', currency: 'EUR' },
    ...{ amount: 10_000n, to: 'cash', eurRate: 10n ** 18n },
  });
  const elsewhere = moved(player);
  const launched = await elsewhere.call(postGame, { body: { launchId: 'dice', demo: false } });
  const bearer = launched.ok ? (launched.data.url.split('#session=')[1] ?? '') : '';
  const bet = () =>
    elsewhere.call(startPlayRound, {
      ...{ bearer, body: { stake: '1.00' } },
      idempotencyKey: randomBytes(8).toString('hex'),
    });
  expect(await bet()).toMatchObject({ status: 201 });
  expect(await player.call(putLimits, { body: { stake: { day: '1.50' } } })).toMatchObject({ status: 200 });
  expect(await bet()).toMatchObject({ status: 422, problem: { code: 'limit_reached' } });
});

it('a document that one server took is read at the other', async () => {
  const player = await one.signUp();
  const { payload, headers } = multipart([{ field: 'file', name: 'bill.pdf', bytes: pdf() }]);
  const sent = await one.doors.site.inject({
    ...{ method: 'POST', url: '/profile-service/api/v1/profile/bill-verification', payload },
    headers: { ...headers, origin: one.url, cookie: player.cookie() },
  });
  expect(sent.statusCode).toBe(201);
  const risk = await enrolOperator(other, 'risk');
  const queue = await risk.call(listVerifications, { query: { state: 'pending', size: 100 } });
  const id = queue.ok ? (queue.data.items.find((item) => item.player.id === player.userId)?.id ?? '') : '';
  const shown = await risk.call(readVerification, { params: { id } });
  const document = shown.ok ? shown.data.documents[0]?.id : '';
  const read = await other.doors.backOffice.inject({
    ...{ method: 'GET', url: `/back-office/api/v1/verifications/${id}/documents/${document}` },
    headers: { cookie: risk.cookie() },
  });
  expect(read.rawPayload.equals(pdf())).toBe(true);
});

it('attempts at one password are counted once, whichever server they reach', async () => {
  const { email } = await one.signUp();
  const attempt = async (server: TestServer) => {
    const thief = server.visitor();
    const captcha = await server.captcha(thief, 'login');
    const result = await thief.call(signin, { body: { email, password: 'a wrong secret of this', captcha } });
    return result.ok ? 'ok' : result.problem.code;
  };
  // Ten failures in a known context at factor 1, so three here.
  for (const server of [one, other, one]) expect(await attempt(server)).toBe('invalid_credentials');
  expect(await attempt(other)).toBe('too_many_attempts');
  expect(await attempt(one)).toBe('too_many_attempts');
});
