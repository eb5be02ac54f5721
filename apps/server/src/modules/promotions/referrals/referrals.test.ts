import { beforeAll, describe, expect, test } from 'vitest';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { openReferrals, type ReferralStage } from '../testing/referral-stage.ts';

let stage: ReferralStage;
beforeAll(async () => {
  stage = await openReferrals();
});

const granted = (amount = 1_000n) => ({ state: 'granted', reason: null, amount });
const both = (friend: object, referrer: object) => [
  { side: 'friend', ...friend },
  { side: 'referrer', ...referrer },
];
const pair = async () => {
  const referrer = await stage.player();
  return { referrer, friend: await stage.friendOf(referrer) };
};

test('thirty settled deposits and repeated events at once bring one reward to each of the two', async () => {
  const { referrer, friend } = await pair();
  const ids = await Promise.all(Array.from({ length: 30 }, () => stage.makeDeposit(friend, 2_000n)));
  await stage.owner.run('update deposits set credited_at = now() where id = any($1)', [ids]);
  await Promise.all(
    ids.flatMap((id) =>
      [id, id].map(async () => {
        await stage.settle(friend, id, 2_000n);
        await stage.referrals.advance(friend);
        await stage.referrals.advanceAll();
      }),
    ),
  );
  expect(await stage.outcome(friend)).toMatchObject({ state: 'earned', rewards: both(granted(), granted()) });
  for (const playerId of [referrer, friend]) {
    expect(await stage.own(playerId)).toMatchObject([{ source: 'referral', state: 'active', bonus: 1_000n }]);
    expect(await stage.bonusOf(playerId)).toBe(1_000n);
    expect((await stage.wallet.gate(playerId))?.bonus).toMatchObject({ wagerRequired: 10_000n, maxFirstStake: 500n });
  }
});

const setGate = (playerId: PlayerId, patch: Parameters<ReferralStage['wallet']['setGate']>[2]) =>
  stage.db.transaction((sql) => stage.wallet.setGate(sql, playerId, patch));

/** What makes two accounts look like one household. */
const alike: Readonly<Record<string, (one: PlayerId, other: PlayerId) => Promise<unknown>>> = {
  payment_instrument: async (one, other) => {
    for (const playerId of [one, other])
      await stage.owner.run(
        'insert into deposit_instruments (player_id, deposit_id, mark) values ($1, $2, sha256($3))',
        [...[playerId, await stage.makeDeposit(playerId, 1n), Buffer.from(`${one}`)]],
      );
  },
  device: (one, other) =>
    stage.owner.run(
      `insert into known_devices (player_id, device_hash) select p, sha256($1) from unnest($2::bigint[]) p`,
      [Buffer.from(`${one}`), [one, other]],
    ),
};

interface Case {
  readonly name: string;
  readonly before?: (one: { referrer: PlayerId; friend: PlayerId }) => Promise<unknown>;
  readonly cash?: bigint;
  readonly expected: object;
}

const cases: readonly Case[] = [
  { name: 'the least amount', cash: 2_000n, expected: { state: 'earned', rewards: both(granted(), granted()) } },
  { name: 'a cent less', cash: 1_999n, expected: { state: 'refused', reason: 'below_least', rewards: [] } },
  { name: 'locked money alone', cash: 0n, expected: { state: 'refused', reason: 'below_least', rewards: [] } },
  {
    name: 'the same payment instrument',
    before: ({ referrer, friend }) => alike['payment_instrument']?.(referrer, friend) ?? Promise.resolve(),
    expected: { state: 'refused', reason: 'payment_instrument', rewards: [] },
  },
  {
    name: 'a friend of the same household as another friend',
    before: async ({ referrer, friend }) => {
      const first = await stage.friendOf(referrer);
      await stage.deposits(first, 2_000n);
      await alike['payment_instrument']?.(first, friend);
    },
    expected: { state: 'refused', reason: 'payment_instrument', rewards: [] },
  },
  {
    name: 'an excluded friend',
    before: async ({ friend }) => stage.refused.set(friend, 'self_excluded'),
    expected: { rewards: both({ state: 'refused', reason: 'protected' }, granted()) },
  },
  {
    name: 'a referrer on a break',
    before: async ({ referrer }) => stage.refused.set(referrer, 'self_excluded'),
    expected: { rewards: both(granted(), { state: 'refused', reason: 'protected' }) },
  },
  {
    name: 'a referrer whose ledger is on a break that nobody has told us of',
    before: ({ referrer }) => setGate(referrer, { protectionStatus: 'excluded' }),
    expected: { rewards: both(granted(), { state: 'refused', reason: 'protected' }) },
  },
  {
    name: 'a referrer at a limit of the player’s own',
    before: ({ referrer }) => setGate(referrer, { depositLimit: { day: 0n } }),
    expected: { rewards: both(granted(), { state: 'refused', reason: 'protected' }) },
  },
  {
    name: 'a friend whose deposit has used up the deposit limit',
    before: ({ friend }) => setGate(friend, { depositLimit: { day: 0n } }),
    expected: { rewards: both(granted(), granted()) },
  },
];

describe('what a first deposit brings', () => {
  test.each(cases)('$name', async ({ before, cash = 2_000n, expected }) => {
    const one = await pair();
    await before?.(one);
    await stage.deposits(one.friend, cash);
    // A later deposit changes nothing.
    await stage.deposits(one.friend, 50_000n);
    expect(await stage.outcome(one.friend)).toMatchObject(expected);
  });

  test('an excluded player gets no bonus and hears nothing', async () => {
    const { referrer, friend } = await pair();
    stage.refused.set(referrer, 'self_excluded');
    await stage.deposits(friend, 2_000n);
    expect(await stage.own(referrer)).toEqual([]);
    expect(await stage.owner.rows(`select from outbox where payload ->> 'playerId' = $1`, [String(referrer)])).toEqual(
      [],
    );
    expect((await stage.referrals.page(referrer)).offer).toBeNull();
  });
});

test('the same device is held for a person, who reads why, and decides about each', async () => {
  const { referrer, friend } = await pair();
  await alike['device']?.(referrer, friend);
  await stage.deposits(friend, 2_000n);
  const [held] = await stage.own(referrer);
  expect(held).toMatchObject({ state: 'review', reason: 'same_device', bonus: 1_000n });
  expect(await stage.own(friend)).toMatchObject([{ state: 'review', reason: 'same_device' }]);
  expect(await stage.bonusOf(referrer)).toBe(0n);
  expect((await stage.referrals.page(referrer)).friends).toMatchObject([{ state: 'checking' }]);
  const [own] = await stage.own(friend);
  const { by } = await stage.owner.one<{ by: bigint }>(
    `insert into operators (email, name, role) values ('review@example.org', 'Rita', 'risk') returning id as by`,
  );
  for (const [playerId, id, isGranted] of [
    [referrer, held?.id, true],
    [friend, own?.id, false],
  ] as const)
    await stage.db.transaction((sql) =>
      stage.promotions.decideReview(sql, { playerId, id: id as never, isGranted, by: by as never }),
    );
  expect(await stage.bonusOf(referrer)).toBe(1_000n);
  expect(await stage.bonusOf(friend)).toBe(0n);
  const page = await stage.referrals.page(referrer);
  expect(page).toMatchObject({ friends: [{ state: 'rewarded' }], earned: [{ amount: '10.00', side: 'referrer' }] });
});

test('a deposit that is reversed before the rewards are granted brings none, and afterwards what is left of the friend’s ends', async () => {
  await stage.publish({ waitHours: 48 });
  const { referrer, friend } = await pair();
  const depositId = await stage.deposits(friend, 2_000n);
  await stage.referrals.advanceAll();
  expect(await stage.outcome(friend)).toMatchObject({ state: 'settled', rewards: [] });
  await stage.promotions.reverseDeposit({ playerId: friend, depositId, currency: 'EUR' });
  stage.time.now = new Date(stage.time.now.getTime() + 49 * 3_600_000);
  await stage.referrals.advanceAll();
  expect(await stage.outcome(friend)).toMatchObject({ state: 'refused', reason: 'deposit_reversed', rewards: [] });
  expect((await stage.referrals.page(referrer)).friends).toMatchObject([{ state: 'not_rewarded' }]);
  await stage.publish({ waitHours: 0 });

  const later = await pair();
  const kept = await stage.deposits(later.friend, 2_000n);
  await stage.promotions.reverseDeposit({ playerId: later.friend, depositId: kept, currency: 'EUR' });
  expect(await stage.bonusOf(later.friend)).toBe(0n);
  expect(await stage.bonusOf(later.referrer)).toBe(1_000n);
});

test('a referrer gets at most the month’s number, also from friends at once; every friend gets theirs', async () => {
  await stage.publish({ monthlyMost: 2 });
  const referrer = await stage.player();
  const friends = await Promise.all(Array.from({ length: 4 }, () => stage.friendOf(referrer)));
  await Promise.all(friends.map((friend) => stage.deposits(friend, 2_000n)));
  const outcomes = await Promise.all(friends.map(stage.outcome));
  const rewards = outcomes.flatMap((one) => one.rewards);
  expect(rewards.filter(({ side, state }) => side === 'friend' && state === 'granted')).toHaveLength(4);
  expect(rewards.filter(({ side, state }) => side === 'referrer' && state === 'granted')).toHaveLength(2);
  expect(rewards.filter(({ reason }) => reason === 'monthly_most')).toHaveLength(2);
  await stage.publish({});
});

test('friends keep the version they registered under, and nobody is invited once it has ended', async () => {
  const { referrer, friend } = await pair();
  const code = await stage.codeOf(referrer);
  await stage.publish({ friendEur: '3' });
  expect(await stage.referrals.invitationOf(code)).toEqual({ friendEur: '3.00', leastDepositEur: '20.00' });
  const second = await stage.friendOf(referrer);
  await stage.deposits(friend, 2_000n);
  await stage.deposits(second, 2_000n);
  expect(await stage.outcome(friend)).toMatchObject({ rewards: both(granted(), granted()) });
  expect(await stage.outcome(second)).toMatchObject({ rewards: both(granted(300n), granted()) });
  await stage.owner.run('insert into operators (email, name, role) values ($1, $1, $2)', ['end@example.org', 'admin']);
  const { id } = await stage.owner.one<{ id: bigint }>(`select id from operators where email = 'end@example.org'`);
  expect(await stage.referrals.endRules({ by: id as never, reason: 'too dear' })).toBe(true);
  expect(await stage.referrals.endRules({ by: id as never, reason: 'too dear' })).toBe(false);
  expect(await stage.referrals.invitationOf(code)).toBeUndefined();
  const late = await stage.player();
  await stage.referrals.record(late, [code]);
  expect(await stage.outcome(late)).toMatchObject({ state: undefined });
  await stage.publish({});
});

test('a code is eight letters that nobody confuses; an unknown one and one’s own invite nobody', async () => {
  const referrer = await stage.player();
  const code = await stage.codeOf(referrer);
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
  expect(await stage.codeOf(referrer)).toBe(code);
  expect((await stage.referrals.page(referrer)).offer?.link).toBe(
    `https://carmine.example/?modal=register&code=${code}`,
  );
  for (const [given, player] of [
    [[code], referrer],
    [['AAAABBBB'], await stage.player()],
    [[], await stage.player()],
  ] as const) {
    await stage.referrals.record(player, given);
    expect(await stage.outcome(player)).toMatchObject({ state: undefined });
  }
});

test('the database lets nothing be rewarded that was not earned, nor decided twice', async () => {
  const { referrer, friend } = await pair();
  await expect(
    stage.db.run(`insert into referral_rewards (player_id, friend_id, side, cents) values ($1, $2, 'referrer', 1000)`, [
      referrer,
      friend,
    ]),
  ).rejects.toThrow('nothing was earned');
  await stage.deposits(friend, 2_000n);
  for (const table of ['referrals', 'referral_rewards'])
    await expect(stage.db.run(`update ${table} set decided_at = now() where player_id = $1`, [friend])).rejects.toThrow(
      'decided',
    );
});
