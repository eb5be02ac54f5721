import { expect, it } from 'vitest';
import { readDefinitions } from '../../database/definitions.ts';
import { catalogue } from '../../platform/events/catalogue/index.ts';
import { payoutsResumed, payoutsStopped } from '../../platform/events/catalogue/payments.ts';
import * as ofWallet from '../../platform/events/catalogue/wallet.ts';
import { decodePayload } from '../../platform/events/define-event.ts';
import { newOperator } from '../../testing/end-stop.ts';
import type { SeedId } from './ids.ts';
import { betElement, newPaymentId, type Bettor } from './testing/bettor.ts';
import { ledgerWorld, settled } from './testing/ledger-world.ts';

const world = ledgerWorld();

const grantTo = ({ playerId, currency }: Bettor, bonusId: bigint, wagerRequired: bigint) =>
  world.wallet.grantBonus(world.database.app, {
    ...{ playerId, bonusId, currency, amount: 100n, wagerRequired },
    ...{ maxFirstStake: 500n, expiresAt: new Date(Date.now() + 60_000) },
  });

const withBonus = async (bonusId: bigint, wagerRequired: bigint): Promise<Bettor> => {
  const player = await world.bettor({ cash: 0n });
  await grantTo(player, bonusId, wagerRequired);
  return player;
};

const bet = async (player: Bettor, ...rest: Parameters<typeof betElement> extends [unknown, ...infer R] ? R : never) =>
  settled(await world.wallet.commitRound(betElement(player, ...rest)));

/** A withdrawal that is refused gives its bonus back, unless another one is active. */
const takeAndGiveBack = async (bonusId: bigint, next?: bigint): Promise<void> => {
  const { app } = world.database;
  const player = await withBonus(bonusId, 1_000n);
  const [{ playerId, currency }, paymentId, amount] = [player, newPaymentId(), 50n];
  await world.wallet.adjust(app, { playerId, key: `cash for ${bonusId}`, currency, amount });
  await world.wallet.holdCashOut(app, { playerId, paymentId, currency, amount });
  if (next !== undefined) await grantTo(player, next, 1_000n);
  await world.wallet.returnCashOut(app, { paymentId, bonus: 'restore' });
};

const stopAndResume = async (): Promise<void> => {
  const { db, app } = world.database;
  const [one, other] = [await newOperator(db), await newOperator(db)];
  expect(await world.wallet.stopWithdrawals(app, one, 'a doubt')).toBe('stopped');
  expect(await world.wallet.approveEndOfStop(app, one, 'no doubt')).toBe('approved');
  expect(await world.wallet.approveEndOfStop(app, other, 'no doubt')).toBe('ended');
  await app.run(`select stop_cashouts('a row does not fit')`);
};

/** By the comparison of its books, which names no operator, and by an operator. */
const stopAndResumeRail = async (): Promise<void> => {
  const { db, app } = world.database;
  const [one, other] = [await newOperator(db), await newOperator(db)];
  for (const by of [null, one]) {
    await app.run(`select stop_payouts('CARD', $1, 'the books differ')`, [by]);
    expect(await world.wallet.approveEndOfStop(app, one, 'they close', 'CARD')).toBe('approved');
    expect(await world.wallet.approveEndOfStop(app, other, 'they close', 'CARD')).toBe('ended');
  }
};

/** Topics that functions name whole. */
const namedInFunctions = readDefinitions().flatMap(({ text }) =>
  [...text.matchAll(/\bpublish_event\((?:case[^,]*?)?'([a-z_]+\.[a-z_]+)'/g)].map(([, topic = '']) => topic),
);

/** A round that stays open until its player is told of its end, and the house plays it. */
const endFor = async (): Promise<void> => {
  const player = await world.bettor({ cash: 100n });
  const opened = betElement(player, { open: true });
  const { seedId, nonce, stake } = opened.round as { seedId: SeedId; nonce: bigint; stake: bigint };
  const deadline = new Date(Date.now() + 60_000);
  const { roundId } = settled(
    await world.wallet.commitRound({ ...opened, round: { kind: 'new', seedId, nonce, stake, deadline } }),
  );
  const said = { round: 'rnd_1', game: 'dice', name: 'Dice' };
  expect(await world.wallet.warnOfDeadline({ playerId: player.playerId, id: roundId }, said)).toBe(true);
  const last = betElement(player, { key: 'last' }, { round: { kind: 'existing', roundId, expectedSeq: 0 } });
  const { playSessionId: _none, ...ofTheHouse } = { ...last, actions: [{ type: 'WIN', amount: 50n } as const] };
  settled(await world.wallet.actForPlayer(ofTheHouse, { ...said, reason: 'expired', action: 'take' }));
};

it('database functions publish exactly the events that the catalogue declares', async () => {
  await bet(await withBonus(1n, 50n), { stake: 60n, win: 10n }, { wagerWeightBp: 10_000 });
  await bet(await withBonus(2n, 1_000n), { stake: 100n });
  const poolId = await world.wallet.createPool(world.database.app, { name: 'pool', seedCents: 500n });
  const jackpots = [{ poolId, winBp: 10_000 }];
  await bet(await world.bettor({ cash: 100n }), { nonce: 0n }, { jackpots });
  await takeAndGiveBack(3n);
  await takeAndGiveBack(4n, 5n);
  await endFor();
  await stopAndResume();
  await stopAndResumeRail();
  const rows = await world.database.db.rows<{ topic: string; version: number; payload: Record<string, unknown> }>(
    'select topic, version, payload from outbox order by id',
  );
  for (const { topic, version, payload } of rows) {
    const event = catalogue.find((one) => one.topic === topic && one.version === version);
    expect(event, topic).toBeDefined();
    expect(event && decodePayload(event, payload), topic).toMatchObject({ ok: true });
    // No payload field is published that the event does not declare.
    expect(Object.keys(event?.payload.shape ?? {}), topic).toEqual(expect.arrayContaining(Object.keys(payload)));
  }
  const published = new Set(rows.map(({ topic }) => topic));
  const expected = [...Object.values(ofWallet), payoutsStopped, payoutsResumed];
  expect(published).toEqual(new Set(expected.map(({ topic }) => topic)));
  expect(namedInFunctions.length).toBeGreaterThan(8);
  expect(namedInFunctions.filter((topic) => !published.has(topic))).toEqual([]);
  // Each field of an event is published, though not in each of its rows.
  for (const { topic, payload } of expected) {
    const fields = rows.flatMap((row) => (row.topic === topic ? Object.keys(row.payload) : []));
    expect([...new Set(fields)].toSorted(), topic).toEqual(Object.keys(payload.shape).toSorted());
  }
});
