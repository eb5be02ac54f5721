import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemRandom } from '../../../platform/secrets/random.ts';
import { createIds, type PlayerId } from '../../../platform/ids/ids.ts';
import { createSecretBox } from '../../../platform/secrets/secret-box.ts';
import { createPostbackSender } from '../../../providers/postbacks/postbacks.ts';
import { listen, readAll, type Listener } from '../../../testing/http-listener.ts';
import { auditLog } from '../../staff/index.ts';
import { betElement } from '../../wallet/testing/bettor.ts';
import { ledgerWorld, settled } from '../../wallet/testing/ledger-world.ts';
import { createAffiliates, type AffiliateDeps, type Affiliates } from '../index.ts';
import { mortalDatabase } from '../testing/mortal-database.ts';
import { monthAt, shareOf, type AffiliateId } from './affiliate.ts';

interface Call {
  readonly body: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly key: string;
}

const world = ledgerWorld();
const time = { now: new Date('2026-11-26T12:00:00Z') };
const calls: Call[] = [];
let answer: 'taken' | 'slow' | 'wrong' | 'elsewhere' = 'taken';
let receiver: Listener;
let affiliates: Affiliates;
let deps: AffiliateDeps;

const euro = 10n ** 18n;

beforeAll(async () => {
  receiver = await listen(async (request, response) => {
    const body = (await readAll(request)).toString();
    const header = (name: string) => String(request.headers[name]);
    calls.push({
      body,
      timestamp: header('postback-timestamp'),
      signature: header('postback-signature'),
      key: header('idempotency-key'),
    });
    if (answer === 'slow') return;
    if (answer === 'elsewhere') response.writeHead(302, { location: 'http://127.0.0.1/' });
    else response.statusCode = answer === 'wrong' ? 500 : 200;
    response.end(answer === 'wrong' ? 'Off\u202e today' : 'ok');
  });
  deps = {
    ...{ db: world.database.app, random: systemRandom, audit: auditLog, clock: { now: () => time.now } },
    ids: createIds(randomBytes(32)),
    secretBox: createSecretBox([{ keyId: 1, secret: randomBytes(32) }]),
    rates: { all: async () => [{ currency: 'EUR', scaled: euro, source: 'test', at: time.now, stale: false }] },
    postbacks: createPostbackSender({ sandbox: receiver.origin, timeoutMs: 300 }),
    clickIdOf: async (playerId) => `click-${playerId}`,
    siteUrl: 'https://carmine.example',
  };
  affiliates = createAffiliates(deps);
});
afterAll(() => receiver.close());

/** Rows are written with the database's time: what is due then is due now. */
beforeEach(async () => {
  const { now } = await world.database.db.one<{ now: Date }>(`select now() + interval '1 minute' as now`);
  time.now = now;
});

const operators = async () => {
  const made = await Promise.all(
    ['ask', 'approve'].map((name) =>
      world.database.db.one<{ id: bigint }>(
        `insert into operators (email, name, role) values ($1, $2, 'admin') returning id`,
        [`${name}-${randomBytes(4).toString('hex')}@example.org`, name],
      ),
    ),
  );
  return made.map(({ id }) => id);
};

const affiliate = async (terms: { points?: number; carriesOver?: boolean; url?: string; madeAt?: Date } = {}) => {
  const code = `AFF-${randomBytes(4).toString('hex').toUpperCase()}`;
  const {
    points = 2_500,
    carriesOver = false,
    url = `${receiver.origin}/postbacks?from=us`,
    madeAt = time.now,
  } = terms;
  const { id } = await world.database.db.one<{ id: AffiliateId }>(
    `insert into affiliates (code, name, share_points, carries_over, postback_url, postback_on, made_by, approved_by, made_at)
     values ($1, 'A site', $2, $3, $4, true, $5, $6, $7) returning id`,
    [code, points, carriesOver, url, ...(await operators()), madeAt],
  );
  const [by] = await operators();
  const secret = await affiliates.renewSecret({ id, by: by as never, reason: 'for the first time' });
  return { id, code, secret: secret ?? '' };
};

const rowsOf = (playerId: PlayerId) =>
  world.database.db.rows<{ event: string; state: string; attempts: number; last_outcome: string | null }>(
    'select event, state, attempts, last_outcome from affiliate_postbacks where player_id = $1 order by event',
    [playerId],
  );

const later = (minutes: number) => {
  time.now = new Date(time.now.getTime() + minutes * 60_000);
};

test('registration and first deposit are told once each, signed, however often their events come and workers send', async () => {
  answer = 'taken';
  const { code, secret } = await affiliate();
  const { playerId } = await world.bettor();
  calls.length = 0;
  await Promise.all(
    Array.from({ length: 10 }, () => affiliates.noteRegistration(playerId, ['SPRING', code.toLowerCase()])),
  );
  await Promise.all(Array.from({ length: 10 }, () => affiliates.noteDeposit(playerId)));
  await Promise.all(Array.from({ length: 5 }, () => affiliates.sendPostbacks()));
  await affiliates.sendPostbacks();
  expect(calls).toHaveLength(2);
  for (const { body, timestamp, signature } of calls)
    expect(signature).toBe(createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'));
  const told = calls.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  expect(new Set(told.map(({ event }) => event))).toEqual(new Set(['first_deposit', 'registration']));
  expect(told[0]).toMatchObject({ affiliate: code, clickId: `click-${playerId}` });
  expect(Object.keys(told[0] ?? {}).toSorted()).toEqual(['affiliate', 'at', 'clickId', 'event', 'id']);
  expect(await rowsOf(playerId)).toMatchObject([
    { event: 'first_deposit', state: 'sent', attempts: 1, last_outcome: '200' },
    { event: 'registration', state: 'sent', attempts: 1 },
  ]);
});

test('a receiver that is slow, wrong, elsewhere or down is tried again later and later, with the same id, then given up', async () => {
  const { id, code } = await affiliate();
  const { playerId } = await world.bettor();
  await affiliates.noteRegistration(playerId, [code]);
  calls.length = 0;
  for (const [how, outcome, pause] of [
    ['slow', 'timeout', 1],
    ['wrong', '500', 5],
    ['elsewhere', 'redirected', 30],
  ] as const) {
    answer = how;
    await affiliates.sendPostbacks();
    expect(await rowsOf(playerId)).toMatchObject([{ state: 'due', last_outcome: outcome }]);
    // Not a moment earlier.
    later(pause - 0.1);
    expect(await affiliates.sendPostbacks()).toBe(0);
    later(0.2);
  }
  const { items } = await affiliates.listPostbacks(id, 0, 10);
  expect(items[0]).toMatchObject({ attempts: 3, lastOutcome: 'redirected' });
  await world.database.db.run(`update affiliates set postback_url = $2 where id = $1`, [
    ...[id, `${receiver.origin.replace(/:\d+$/, '')}:1/nobody`],
  ]);
  for (let attempt = 4; attempt <= 8; attempt += 1) {
    await affiliates.sendPostbacks();
    later(1_441);
  }
  // Another port is another party, and a private address.
  expect(await rowsOf(playerId)).toMatchObject([{ state: 'failed', attempts: 8, last_outcome: 'not_allowed' }]);
  expect(new Set(calls.map(({ body }) => (JSON.parse(body) as { id: string }).id)).size).toBe(1);

  answer = 'taken';
  await world.database.db.run(`update affiliates set postback_url = $2 where id = $1`, [id, receiver.origin]);
  expect(await affiliates.sendPostbacks()).toBe(0);
  const [by] = await operators();
  expect(await affiliates.retryPostback(id, items[0]?.id as never, by as never)).toBe(true);
  expect(await affiliates.retryPostback(id, items[0]?.id as never, by as never)).toBe(false);
  await affiliates.sendPostbacks();
  expect(await rowsOf(playerId)).toMatchObject([{ state: 'sent' }]);
});

test('a worker that dies after a call, before it is noted, calls again with the same key: at least once, and known as the same', async () => {
  answer = 'taken';
  const { code } = await affiliate();
  const { playerId } = await world.bettor();
  await affiliates.noteRegistration(playerId, [code]);
  calls.length = 0;
  const mortal = mortalDatabase(world.database.app);
  // The claim is its first statement.
  mortal.dieAt(2);
  await expect(createAffiliates({ ...deps, db: mortal }).sendPostbacks()).rejects.toThrow('The process died');
  expect(calls).toHaveLength(1);
  expect(await rowsOf(playerId)).toMatchObject([{ state: 'due', attempts: 1, last_outcome: null }]);
  // Its call may still be running: nobody repeats it at once.
  expect(await affiliates.sendPostbacks()).toBe(0);
  later(1.1);
  await affiliates.sendPostbacks();
  later(1.1);
  expect(await affiliates.sendPostbacks()).toBe(0);
  expect(calls).toHaveLength(2);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  expect(calls[1]?.body).toBe(calls[0]?.body);
  expect(await rowsOf(playerId)).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

test('only https outside private networks is called, with no password in the address', () => {
  const live = createPostbackSender({ sandbox: undefined });
  const table: readonly [string, boolean][] = [
    ['https://affiliate.example/postbacks?x=1', true],
    ['http://affiliate.example/postbacks', false],
    ['https://user:word@affiliate.example/', false],
    ['https://127.0.0.1/', false],
    ['https://[::1]/', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['https://10.1.2.3/', false],
    ['https://93.184.216.34/', true],
    ['ftp://affiliate.example/', false],
    [receiver.origin, false],
    ['nothing', false],
  ];
  expect(table.filter(([url, allowed]) => live.mayCall(url) !== allowed)).toEqual([]);
});

test('a name that leads to a private address is refused when it is called', async () => {
  const live = createPostbackSender({ sandbox: undefined });
  expect(await live.send({ url: 'https://localhost/', headers: {}, body: '{}' })).toEqual({
    ...{ ok: false, reason: 'private_address' },
  });
});

test('nobody is told of players of an affiliate without a secret, without post-backs, or that has ended', async () => {
  answer = 'taken';
  const [plain, off, ended] = [await affiliate(), await affiliate(), await affiliate()];
  await world.database.db.run('update affiliates set secret_sealed = null where id = $1', [plain.id]);
  await world.database.db.run('update affiliates set postback_on = false where id = $1', [off.id]);
  const [by] = await operators();
  expect(await affiliates.end({ id: ended.id, by: by as never, reason: 'a test' })).toBe(true);
  expect(await affiliates.end({ id: ended.id, by: by as never, reason: 'a test' })).toBe(false);
  expect(await affiliates.isAffiliate(ended.code)).toBe(false);
  calls.length = 0;
  for (const { code } of [plain, off, ended]) {
    const { playerId } = await world.bettor();
    await affiliates.noteRegistration(playerId, [code]);
  }
  await affiliates.sendPostbacks();
  expect(calls).toEqual([]);
});

test.each([
  [10_000n, 0n, false, 2_500n, 0n],
  [10_001n, 0n, true, 2_500n, 0n],
  [-4_000n, 0n, true, 0n, -4_000n],
  [-4_000n, 0n, false, 0n, 0n],
  [1_000n, -4_000n, true, 0n, -3_000n],
  [10_000n, -4_000n, true, 1_500n, 0n],
  [0n, 0n, true, 0n, 0n],
])(
  'net %i after %i carried in (carries over: %s): share %i, carried out %i',
  (net, carriedIn, carriesOver, share, out) => {
    expect(shareOf(net, carriedIn, { sharePoints: 2_500, carriesOver })).toEqual({ share, carriedOut: out });
  },
);

test('a month’s figures are those of the ledger, and once it is closed they never change', async () => {
  const month = monthAt(time.now);
  const { id, code } = await affiliate({ carriesOver: true, madeAt: month.from });
  await affiliates.noteClick(code);
  await affiliates.noteClick('NOBODY');
  const player = await world.bettor({ cash: 10_000n });
  await affiliates.noteRegistration(player.playerId, [code]);
  await world.database.db.run(`update affiliate_players set registered_at = $2 where player_id = $1`, [
    ...[player.playerId, month.from],
  ]);
  await affiliates.noteDeposit(player.playerId);
  const sum = async () => {
    const found = (await affiliates.list()).find((one) => one.id === id);
    return found === undefined ? [] : affiliates.months(found);
  };
  settled(await world.wallet.commitRound(betElement(player, { stake: 500n, win: 100n })));
  await world.wallet.payReward(world.database.app, {
    ...{ playerId: player.playerId, key: `reward-${id}`, currency: 'EUR', amount: 50n, kind: 'promotion' },
  });
  // 4.00 kept by the bank, 0.50 given: 25% of 3.50, rounded down.
  expect(await sum()).toMatchObject([
    { clicks: 1, registrations: 1, games: 400n, bonuses: 50n, reversals: 0n, net: 350n, share: 87n },
  ]);
  // The days that are over are added up once, by two workers too; what comes after them is read from the transfers.
  const sooner = await sum();
  time.now = new Date(month.to.getTime() + 2 * 86_400_000);
  const [, before] = await sum();
  await Promise.all([affiliates.addUpDays(), affiliates.addUpDays()]);
  const days = () => world.database.db.rows('select games, bonuses from affiliate_days where affiliate_id = $1', [id]);
  expect(await days()).toEqual([{ games: 400n, bonuses: 50n }]);
  expect((await sum())[1]).toEqual(before);
  expect(before).toEqual(sooner[0]);
  await Promise.all([affiliates.closeMonths(), affiliates.closeMonths()]);
  const [running, closed] = await sum();
  expect(closed).toMatchObject({ ...before, closedAt: expect.any(Date) });
  expect(running).toMatchObject({ net: 0n, share: 0n });
  await world.database.db.run('update affiliates set share_points = 10000 where id = $1', [id]);
  expect((await sum())[1]).toMatchObject({ share: 87n, sharePoints: 2_500 });
});
