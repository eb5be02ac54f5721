/** Two players who withdraw to the same address. Addresses are public, so a stranger's request must not hold anybody else. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { provenAddress } from '../../../testing/cash-out-rights.ts';
import { openCoinStage, type CoinPlayer, type CoinStage } from '../../../testing/coin-stage.ts';
import type { CoinsByHand } from '../../../testing/by-hand.ts';
import { newOperator } from '../../../testing/end-stop.ts';
import { createRisk, type Risk } from '../../compliance/index.ts';
import type { PlayerProfile } from '../../identity/index.ts';
import type { CashOutId } from './cash-out.ts';
import { samePayout } from './turnover-store.ts';

let stage: CoinStage;
let risk: Risk;
let coins: CoinsByHand;
beforeAll(async () => {
  stage = await openCoinStage();
  const none = { day: 0n, month: 0n, year: 0n };
  risk = createRisk({
    ...{ db: stage.db, clock: stage.deps.clock, markKey: Buffer.alloc(32, 3) },
    ...{ ids: { encode: (prefix, id) => `${prefix}_${id}` }, audit: { record: async () => undefined } },
    jobs: { enqueue: async () => undefined },
    identity: {
      profile: async (playerId) => {
        const details = { dateOfBirth: null, country: null, address: null, zipCode: null };
        const phone = { dialingCode: null, phoneNumber: null };
        const person = { firstName: 'Ann', lastName: 'Example', email: `${playerId}@example.org` };
        return { ...person, userDetails: { ...details, phone } } as PlayerProfile;
      },
      vault: {} as never,
      playersAfter: async () => [],
    },
    readTurnover: async () => ({ deposits: none, cashOuts: none }),
    ...{ samePayout: samePayout(stage.db), sameInstrument: async () => [] },
  });
  coins = stage.variant({ riskHold: watched });
  await stage.settle();
});
afterAll(() => stage.close());

const watched = async (playerId: PlayerId) => ((await risk.hold(playerId)) ? 'risk_review' : undefined);
const amount = 5n * 10n ** 7n;
const newAddress = () => `0x${randomBytes(20).toString('hex')}`;

/** Money that was played and may be sent to any address. */
const newPlayer = async (): Promise<CoinPlayer> => {
  const player = await stage.newPlayer();
  await stage.owner.transaction(async (sql) => {
    const { id } = await sql.one<{ id: CashOutId }>(`select nextval('payment_ids') as id`);
    const credit = { playerId: player.playerId, paymentId: id, provider: 'ETH', partyKind: 'chain' as const };
    await stage.wallet.creditDeposit(sql, {
      ...{ ...credit, currency: 'ETH', amount: 4n * amount, to: 'within_limits', eurRate: 10n ** 21n },
    });
  });
  await stage.owner.run('update accounts set unstaked = 0 where owner_id = $1', [player.playerId]);
  return player;
};
const asks = async (player: CoinPlayer, address: string): Promise<CashOutId> => {
  const answer = await player.ask(amount, address);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.cashOut.id;
};
const isPaid = async (player: CoinPlayer, address: string): Promise<void> => {
  const id = await asks(player, address);
  await stage.settle(coins);
  expect(await stage.coins.cashOut(player.playerId, id)).toMatchObject({ state: 'paid' });
};
const isKept = async (player: CoinPlayer, id: CashOutId) =>
  expect(await stage.coins.cashOut(player.playerId, id)).toMatchObject({ state: 'review', reason: 'risk_review' });
const flagsOf = async ({ playerId }: CoinPlayer) =>
  (
    await stage.owner.rows<{ holds: boolean; other: string; open: boolean }>(
      `select holds, detail ->> 'other' as other, cleared_at is null as open from risk_flags where player_id = $1 order by id`,
      [playerId],
    )
  ).map(({ holds, other, open }) => `${holds ? 'holds' : 'informs'} ${other} ${open ? 'open' : 'cleared'}`);

describe('a stranger who requests a withdrawal to another player’s address', () => {
  test('is held without holding the first player, who is paid again, and operators see both', async () => {
    const [victim, stranger] = [await newPlayer(), await newPlayer()];
    const address = newAddress();
    await isPaid(victim, address);
    const theirs = await asks(stranger, address);
    await stage.settle(coins);
    await isKept(stranger, theirs);
    expect(await flagsOf(stranger)).toEqual([`holds ${victim.playerId} open`]);
    expect(await flagsOf(victim)).toEqual([`informs ${stranger.playerId} open`]);
    await isPaid(victim, address);
    // Ten more strangers raise no further flag.
    const another = await newPlayer();
    await asks(another, address);
    await stage.settle(coins);
    expect(await flagsOf(another)).toEqual([`holds ${victim.playerId} open`]);
    await risk.screen(victim.playerId);
    expect(await flagsOf(victim)).toEqual([`informs ${stranger.playerId} open`]);
  });

  test('before anybody was paid there holds nobody: a pending or rejected withdrawal is no payout', async () => {
    const [victim, stranger] = [await newPlayer(), await newPlayer()];
    const address = newAddress();
    await stage.owner.run('update cash_out_rules set automatic = false');
    const theirs = await asks(stranger, address);
    await stage.settle(coins);
    await stage.owner.run('update cash_out_rules set automatic = true');
    expect(await stranger.stateOf(theirs)).toBe('review');
    await isPaid(victim, address);
    expect(await flagsOf(victim)).toEqual([`informs ${stranger.playerId} open`]);
    const operatorId = await newOperator(stage.owner);
    const desk = stage.desk;
    // Even if the stranger has not been re-evaluated since.
    expect(await desk.approve({ id: theirs, operatorId, reason: 'looks fine' })).toEqual({
      ...{ ok: false, reason: 'held_by_risk' },
    });
    const another = await asks(stranger, address);
    await expect(stage.db.run(`update cash_outs set state = 'approved' where id = $1`, [another])).rejects.toThrow(
      /another player was paid/,
    );
  });

  test('and is paid there first does not hold a player who has proven the address', async () => {
    const [victim, stranger, third] = [await newPlayer(), await newPlayer(), await newPlayer()];
    const address = newAddress();
    await isPaid(stranger, address);
    const mine = await asks(victim, address);
    await stage.settle(coins);
    await isKept(victim, mine);
    await provenAddress(stage.owner, victim.playerId, stage.deps.networks[0]?.readAddress(address));
    await risk.screen(victim.playerId);
    expect(await flagsOf(victim)).toEqual([
      ...[`holds ${stranger.playerId} cleared`, `informs ${stranger.playerId} open`],
    ]);
    await isPaid(victim, address);
    await asks(third, address);
    await stage.settle(coins);
    expect(await flagsOf(third)).toEqual([`holds ${stranger.playerId} open`]);
    // Two players who can both sign for an address are linked.
    await provenAddress(stage.owner, stranger.playerId, stage.deps.networks[0]?.readAddress(address));
    await risk.screen(victim.playerId);
    expect((await flagsOf(victim)).at(-1)).toBe(`holds ${stranger.playerId} open`);
  });
});

test('of two approved to one address at the same moment, the second is held and flagged at once', async () => {
  const [late, early] = [await newPlayer(), await newPlayer()];
  const address = newAddress();
  const [second, first] = [await asks(late, address), await asks(early, address)];
  let looked = false;
  // The first is approved between the check of the second and its approval.
  const between = stage.variant({
    riskHold: async (playerId) => {
      const held = await watched(playerId);
      if (playerId !== late.playerId || looked) return held;
      looked = true;
      await stage
        .variant({
          riskHold: async (other) => {
            if (other === late.playerId) throw new Error('is being decided about elsewhere');
            return watched(other);
          },
        })
        .moveCashOuts();
      return held;
    },
  });
  await between.moveCashOuts();
  expect(looked).toBe(true);
  await isKept(late, second);
  expect(await flagsOf(late)).toContain(`holds ${early.playerId} open`);
  await stage.settle(coins);
  expect(await early.stateOf(first)).toBe('paid');
});

test('a flag that an operator cleared is not raised again by another withdrawal to that address', async () => {
  const [one, other] = [await newPlayer(), await newPlayer()];
  const address = newAddress();
  await isPaid(one, address);
  const id = await asks(other, address);
  await stage.settle(coins);
  await isKept(other, id);
  const [watcher, operatorId] = [await newOperator(stage.owner), await newOperator(stage.owner)];
  await stage.owner.run(
    `update risk_flags set cleared_at = now(), cleared_by = $2 where player_id = $1 and cleared_at is null`,
    [other.playerId, watcher],
  );
  expect(await stage.desk.approve({ id, operatorId, reason: 'they are married' })).toMatchObject({ ok: true, more: 0 });
  await stage.settle(coins);
  expect(await other.stateOf(id)).toBe('paid');
  await isPaid(other, address);
});
