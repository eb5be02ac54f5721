import { expect, it } from 'vitest';
import { betElement, newPaymentId, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld } from '../testing/ledger-world.ts';

const world = ledgerWorld();
let ids = 5_000n;

/** Alternates between two servers. */
const server = (i: number) => (i % 2 === 0 ? world.wallet : world.elsewhere);

const grant = (i: number, { playerId, currency }: Bettor, bonusId: bigint) =>
  server(i).grantBonus(world.database.app, {
    ...{ playerId, bonusId, currency, amount: 300n, wagerRequired: 100_000n, maxFirstStake: 500n },
    expiresAt: new Date(Date.now() + 60_000),
  });
/** Cash that need not be staked first. */
const withCash = async (cash: bigint) => {
  const player = await world.bettor();
  const { playerId, currency } = player;
  await world.wallet.adjust(world.database.app, { playerId, key: `races ${playerId}`, currency, amount: cash });
  return player;
};
const hold = (i: number, { playerId, currency }: Bettor, amount: bigint) =>
  server(i).holdCashOut(world.database.app, { playerId, paymentId: newPaymentId(), currency, amount });
const heldBy = async ({ playerId }: Bettor) => (await world.wallet.wallets(playerId))[0];

it('thirty grants at once give one bonus, whether they are one grant or thirty', async () => {
  const [one, many] = [await world.bettor(), await world.bettor()];
  const bonusId = (ids += 1n);
  const same = await Promise.all(Array.from({ length: 30 }, (_one, i) => grant(i, one, bonusId)));
  expect(same.filter((reply) => reply.ok && !reply.repeated)).toHaveLength(1);
  expect(same.every(({ ok }) => ok)).toBe(true);
  const others = await Promise.all(Array.from({ length: 30 }, (_one, i) => grant(i, many, (ids += 1n))));
  expect(others.filter(({ ok }) => ok)).toHaveLength(1);
  for (const player of [one, many]) expect(await heldBy(player)).toMatchObject({ bonus: 300n });
});

it('a grant and a withdrawal at once leave the bonus that came second, or none', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => withCash(200n)));
  await Promise.all(
    players.map(async (player, i) => {
      const [granted, held] = await Promise.all([grant(i, player, (ids += 1n)), hold(i + 1, player, 200n)]);
      expect([granted.ok, held.ok]).toEqual([true, true]);
      const wasTaken = held.ok && held.bonusRemoved !== undefined;
      expect(await heldBy(player)).toMatchObject({ cash: 0n, bonus: wasTaken ? 0n : 300n });
      expect((await world.wallet.gate(player.playerId))?.bonus === undefined).toBe(wasTaken);
    }),
  );
});

it('a bet, a withdrawal and the end of the bonus at once spend no money twice', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => withCash(200n)));
  await Promise.all(
    players.map(async (player, i) => {
      const bonusId = (ids += 1n);
      await grant(i, player, bonusId);
      const [bet, held, ended] = await Promise.all([
        server(i).commitRound(betElement(player, { stake: 350n })),
        hold(i + 1, player, 200n),
        server(i).removeBonus(world.database.app, { playerId: player.playerId, bonusId, reason: 'expired' }),
      ]);
      const staked = bet.status === 'settled';
      // The bet needs cash and bonus, the withdrawal all the cash: at most one of them.
      expect([staked, held.ok].filter(Boolean).length).toBeLessThanOrEqual(1);
      const removed = ended.removed + (held.ok ? (held.bonusRemoved?.amount ?? 0n) : 0n);
      expect(removed).toBe(staked ? 150n : 300n);
      expect(await heldBy(player)).toMatchObject({ cash: staked || held.ok ? 0n : 200n, bonus: 0n });
    }),
  );
});
