import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type Database } from '../../../database/database.ts';
import { systemRandom } from '../../../platform/secrets/random.ts';
import { createWallet, type CommitReply, type Wallet } from '../index.ts';
import { betElement, newPaymentId, euroRate } from '../testing/bettor.ts';
import { ledgerWorld } from '../testing/ledger-world.ts';

const world = ledgerWorld();
// A second server: separate connections and queue over the same database.
let other: Wallet;
let otherDatabase: Database;

beforeAll(() => {
  otherDatabase = connect(world.database.appUrl, { applicationName: 'second-server' });
  other = createWallet({ database: otherDatabase, random: systemRandom, alarm: { checked: () => undefined } });
});
afterAll(() => otherDatabase.close());

const settledOf = (replies: readonly CommitReply[]) => replies.filter(({ status }) => status === 'settled').length;
/** Alternates between the two servers. */
const server = (i: number): Wallet => (i % 2 === 0 ? world.wallet : other);

describe('two servers at once', () => {
  it('settle exactly 500 of 1,000 bets against money for 500', async () => {
    const player = await world.bettor({ cash: 500n });
    const unseeded = (i: number) =>
      betElement(player, { key: `race-${i}`, stake: 1n }, { round: { kind: 'new', stake: 1n } });
    const replies = await Promise.all(Array.from({ length: 1_000 }, (_value, i) => server(i).commitRound(unseeded(i))));
    expect(settledOf(replies)).toBe(500);
    expect(replies.filter(({ status }) => status === 'funds')).toHaveLength(500);
    expect(await world.cash(player)).toBe(0n);
  });

  it('settle one key once and give every caller the same reply', async () => {
    const player = await world.bettor({ cash: 500n });
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_value, i) => server(i).commitRound(betElement(player))),
    );
    expect(settledOf(replies)).toBe(1);
    const known = replies.map((reply) => ('roundId' in reply ? reply.roundId : undefined));
    expect(new Set(known).size).toBe(1);
    expect(await world.cash(player)).toBe(400n);
  });

  it('settle one nonce once across different keys', async () => {
    const player = await world.bettor({ cash: 5_000n });
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_value, i) => server(i).commitRound(betElement(player, { key: `nonce-${i}` }))),
    );
    expect(settledOf(replies)).toBe(1);
    expect(replies.filter(({ status }) => status === 'stale_nonce')).toHaveLength(39);
  });

  it('hold a limit that two bets reach together, for twenty players', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => world.bettor({ cash: 1_000n })));
    for (const { playerId } of players)
      await world.wallet.setGate(world.database.app, playerId, { stakeLimit: { day: 150n } });
    const pairs = await Promise.all(
      players.map((player) =>
        Promise.all(
          [0, 1].map((i) =>
            server(i).commitRound(betElement(player, { key: `pair-${i}` }, { round: { kind: 'new', stake: 100n } })),
          ),
        ),
      ),
    );
    expect(pairs.map(settledOf)).toEqual(players.map(() => 1));
  });

  it('hold a deposit limit that two deposits reach together, for twenty players', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => world.bettor()));
    for (const { playerId } of players)
      await world.wallet.setGate(world.database.app, playerId, { depositLimit: { day: 150n } });
    for (const player of players) {
      const credits = await Promise.all(
        [0, 1].map((i) =>
          server(i).creditDeposit(world.database.db, {
            ...{ playerId: player.playerId, paymentId: newPaymentId(), provider: 'cards', currency: player.currency },
            ...{ amount: 100n, to: 'within_limits' as const, eurRate: euroRate },
          }),
        ),
      );
      expect(credits.reduce((sum, { cash }) => sum + cash, 0n)).toBe(150n);
    }
  });

  it('never let a bet and a cash-out spend the same money', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => world.bettor()));
    await Promise.all(
      players.map(async (player, i) => {
        const booking = { playerId: player.playerId, currency: player.currency };
        await world.wallet.adjust(world.database.app, { ...booking, key: `both-${player.playerId}`, amount: 100n });
        const [bet, cashOut] = await Promise.all([
          server(i).commitRound(betElement(player)),
          server(i + 1).holdCashOut(i % 2 === 0 ? otherDatabase : world.database.app, {
            ...{ ...booking, paymentId: newPaymentId(), amount: 100n },
          }),
        ]);
        expect([bet.status === 'settled', cashOut.ok].filter(Boolean)).toHaveLength(1);
      }),
    );
  });
});

it('does not let one player’s long transaction hold up the others’ bets', async () => {
  const [slow, ...quick] = await Promise.all(Array.from({ length: 10 }, () => world.bettor({ cash: 1_000n })));
  if (slow === undefined) throw new Error('No player');
  let release = (): void => undefined;
  const waiting = new Promise<void>((resolve) => (release = resolve));
  const long = world.database.app.transaction(async (sql) => {
    await world.wallet.setGate(sql, slow.playerId, { country: 'MT' });
    await waiting;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const blocked = world.wallet.commitRound(betElement(slow));
  const replies = await Promise.all(quick.map((player) => world.wallet.commitRound(betElement(player))));
  expect(settledOf(replies)).toBe(quick.length);
  release();
  await long;
  expect(await blocked).toMatchObject({ status: 'settled' });
});
