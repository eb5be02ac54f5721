import { expect, it } from 'vitest';
import type { RoundAction, RoundElement } from './round.ts';
import { betElement, euroRate, hashOf, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld, settled } from '../testing/ledger-world.ts';

const world = ledgerWorld();

const action = (
  player: Bettor,
  actionId: string,
  actions: RoundAction[],
  rest: Partial<RoundElement> & { externalRoundId?: string } = {},
): RoundElement => {
  const { externalRoundId = `round-of-${player.playerId}`, ...more } = rest;
  return betElement(
    player,
    {},
    {
      ...{
        key: '',
        requestHash: hashOf(JSON.stringify([actionId, actions.map(({ type, amount }) => `${type} ${amount}`)])),
      },
      ...{ provider: { providerId: 'studio', externalRoundId, actionId: `${actionId}-${player.playerId}` } },
      ...{ round: { kind: 'external' as const, stake: actions[0]?.amount ?? 0n }, actions, final: false, ...more },
    },
  );
};
const commit = (element: RoundElement) => world.wallet.commitRound(element);
const reverse = (player: Bettor, actionId: string) =>
  world.wallet.reverseAction(world.database.app, {
    ...{ playerId: player.playerId, providerId: 'studio', actionId: `${actionId}-${player.playerId}`, rollbackId: 'r' },
    ...{ currency: player.currency, eurRate: euroRate, wagerWeightBp: 0 },
  });

it('opens a provider’s round with its first action, continues with later ones, and closes once', async () => {
  const player = await world.bettor({ cash: 1_000n });
  const first = settled(await commit(action(player, 'bet', [{ type: 'BET', amount: 100n }])));
  expect(await commit(action(player, 'more', [{ type: 'BET', amount: 50n }]))).toMatchObject({
    roundId: first.roundId,
    seq: 1,
  });
  expect(await commit(action(player, 'win', [{ type: 'WIN', amount: 400n }], { final: true }))).toMatchObject({
    seq: 2,
    balances: { cash: 1_250n },
  });
  expect(await world.wallet.findRound(first.roundId)).toMatchObject({ status: 'settled', staked: 150n, payout: 400n });
});

it('repeats the reply of an action, refuses the same id with different content, and books fifty copies once', async () => {
  const player = await world.bettor({ cash: 1_000n });
  const element = action(player, 'bet', [{ type: 'BET', amount: 100n }]);
  const replies = await Promise.all(Array.from({ length: 50 }, () => commit(element)));
  expect(replies.filter(({ status }) => status === 'settled')).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 'replayed')).toHaveLength(49);
  expect(await commit({ ...element, requestHash: hashOf('other') })).toEqual({ status: 'key_reused' });
  expect(await world.cash(player)).toBe(900n);
});

it('cancels an action that has not arrived, permanently', async () => {
  const player = await world.bettor({ cash: 1_000n });
  expect(await reverse(player, 'bet')).toBe('TOMBSTONED');
  expect(await reverse(player, 'bet')).toBe('TOMBSTONED');
  expect(await commit(action(player, 'bet', [{ type: 'BET', amount: 100n }]))).toEqual({ status: 'closed' });
  expect(await world.cash(player)).toBe(1_000n);
});

it('neither answers nor reverses an action for another player', async () => {
  const [player, other] = [await world.bettor({ cash: 1_000n }), await world.bettor({ cash: 1_000n })];
  const element = action(player, 'bet', [{ type: 'BET', amount: 100n }]);
  await commit(element);
  const stolen = { ...element, ...{ playerId: other.playerId, playSessionId: other.playSessionId } };
  expect(await commit(stolen)).toEqual({ status: 'key_reused' });
  expect(
    await world.wallet.reverseAction(world.database.app, {
      ...{ playerId: other.playerId, providerId: 'studio', actionId: `bet-${player.playerId}`, rollbackId: 'r' },
      ...{ currency: other.currency, eurRate: euroRate, wagerWeightBp: 0 },
    }),
  ).toBe('OTHER_PLAYER');
  expect(await reverse(player, 'bet')).toBe('REVERSED');
  expect([await world.cash(player), await world.cash(other)]).toEqual([1_000n, 1_000n]);
});

it('refunds a bet to the accounts it came from, and restores limits and the amount still to be staked', async () => {
  const player = await world.bettor({ cash: 1_000n });
  await commit(action(player, 'bet', [{ type: 'BET', amount: 300n }]));
  expect((await world.wallet.withdrawable(player.playerId))[0]).toMatchObject({ unstaked: 700n });
  expect(await reverse(player, 'bet')).toBe('REVERSED');
  expect(await reverse(player, 'bet')).toBe('ALREADY_REVERSED');
  expect(await world.cash(player)).toBe(1_000n);
  expect((await world.wallet.withdrawable(player.playerId))[0]).toMatchObject({ unstaked: 1_000n });
  expect((await world.wallet.gate(player.playerId))?.stake.day.used).toBe(0n);
  expect((await world.wallet.gate(player.playerId))?.loss.day.used).toBe(0n);
});

it('reverses a spent win by booking the rest as a debt, and never fails', async () => {
  const player = await world.bettor({ cash: 100n });
  await commit(action(player, 'bet', [{ type: 'BET', amount: 100n }]));
  await commit(action(player, 'win', [{ type: 'WIN', amount: 500n }]));
  const spent = betElement(player, { stake: 450n });
  expect(await commit(spent)).toMatchObject({ status: 'settled', balances: { cash: 50n } });
  expect(await reverse(player, 'win')).toBe('REVERSED');
  expect(await world.cash(player)).toBe(0n);
  const owed = await world.database.db.one<{ balance: string }>(
    `select balance from derived_balances where kind = 'receivable' and owner_id = $1`,
    [player.playerId],
  );
  expect(owed.balance).toBe('-450');
});

it('keeps two players of a shared round separate', async () => {
  const [one, two] = [await world.bettor({ cash: 100n }), await world.bettor({ cash: 100n })];
  const shared = { externalRoundId: 'table-1' };
  const [first, second] = await Promise.all(
    [one, two].map(async (player) =>
      settled(await commit(action(player, 'bet', [{ type: 'BET', amount: 10n }], shared))),
    ),
  );
  expect(first?.roundId).not.toBe(second?.roundId);
});

it('accepts a win after an exclusion, but no bet', async () => {
  const player = await world.bettor({ cash: 100n });
  await commit(action(player, 'bet', [{ type: 'BET', amount: 100n }]));
  await world.wallet.setGate(world.database.app, player.playerId, { protectionStatus: 'excluded' });
  expect(await commit(action(player, 'late', [{ type: 'BET', amount: 1n }]))).toMatchObject({ status: 'excluded' });
  expect(await commit(action(player, 'win', [{ type: 'WIN', amount: 300n }], { final: true }))).toMatchObject({
    balances: { cash: 300n },
  });
  expect(
    await commit(action(player, 'again', [{ type: 'WIN', amount: 300n }], { externalRoundId: 'unknown' })),
  ).toMatchObject({ status: 'closed' });
});
