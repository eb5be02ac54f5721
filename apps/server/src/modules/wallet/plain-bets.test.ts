import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GatePatch } from './gate.ts';
import type { CommitReply } from './round.ts';
import { betElement, type Bettor } from './testing/bettor.ts';
import { ledgerWorld } from './testing/ledger-world.ts';

const world = ledgerWorld();

interface Attempt {
  readonly stake: bigint;
  readonly win: bigint;
  readonly country: 'MT' | 'ZZ' | 'KP' | undefined;
  readonly repeat: boolean;
}

const gates: fc.Arbitrary<GatePatch> = fc.record({
  standing: fc.constantFrom('active', 'active', 'active', 'excluded'),
  country: fc.constantFrom('MT', 'KP', null),
  minimumCycleMs: fc.constantFrom(0, 0, 60_000),
  maximumStakeEurCents: fc.constantFrom(null, 400n),
  stakeLimit: fc.record({ day: fc.constantFrom(null, 700n), week: fc.constantFrom(null, 650n) }),
  lossLimit: fc.record({ month: fc.constantFrom(null, 300n) }),
});
const attempts: fc.Arbitrary<Attempt[]> = fc.array(
  fc.record({
    // A stake of nothing, and one that comes back whole, move no balance: both ways must leave the account alone.
    stake: fc.oneof(fc.constantFrom(0n, 77n), fc.bigInt(0n, 500n)),
    win: fc.constantFrom(0n, 0n, 77n, 300n),
    country: fc.constantFrom('MT', 'MT', 'MT', undefined, 'ZZ', 'KP'),
    repeat: fc.constantFrom(false, false, true),
  }),
  { minLength: 1, maxLength: 6 },
);

const ignored = ['player_id', 'active_seed_id', 'day_ends', 'week_ends', 'month_ends', 'last_round_at'];

/** Everything the books say about the player, but for what no two players share. */
const state = async ({ playerId }: Bettor) => {
  const { db } = world.database;
  const { gate } = await db.one<{ gate: Record<string, unknown> }>(
    'select to_jsonb(g) as gate from player_gate g where player_id = $1',
    [playerId],
  );
  for (const name of ignored) delete gate[name];
  const accounts = await db.rows(
    "select kind, balance, unstaked, version from accounts where owner_id = $1 and owner_kind = 'player' order by kind",
    [playerId],
  );
  const rounds = await db.rows(
    `select status, stake, staked, cash_staked, bonus_staked, payout, multiplier_e4, nonce, jackpot_micro, seq, draws,
       outcome, game_id, math_version, funding, settled_at = created_at as at_once from every_round where player_id = $1 order by id`,
    [playerId],
  );
  const transfers = await db.rows('select kind, currency, amount from transfers where player_id = $1 order by id', [
    playerId,
  ]);
  return { gate, accounts, rounds, transfers };
};

it('are settled by the short way exactly as by the whole one', async () => {
  await world.wallet.setBlockedCountries(world.database.app, ['KP']);
  // A pool that nothing goes into sends a bet the whole way.
  const poolId = await world.wallet.createPool(world.database.app, { name: 'way', seedCents: 0n });
  const whole = { jackpots: [{ poolId, contributionMicro: 0n, winBp: 0 }] };
  await fc.assert(
    fc.asyncProperty(gates, attempts, fc.bigInt(1n, 1_500n), async (gate, tries, cash) => {
      const [short, long] = await Promise.all([world.bettor({ cash }), world.bettor({ cash })]);
      for (const { playerId } of [short, long]) await world.wallet.setGate(world.database.app, playerId, gate);
      let nonce = 0n;
      for (const { stake, win, country, repeat } of tries) {
        const bet = { nonce: repeat && nonce > 0n ? nonce - 1n : nonce, stake, win };
        const rest = country === undefined ? {} : { country };
        const shown = (reply: CommitReply) => ({
          ...reply,
          ...{ roundId: 0n, retryAfterMs: 0, limit: 'limit' in reply ? reply.limit.kind : '' },
        });
        const one = shown(await world.wallet.commitRound(betElement(short, bet, rest)));
        const two = shown(await world.wallet.commitRound(betElement(long, bet, { ...rest, ...whole })));
        expect(one).toEqual(two);
        if (one.status === 'settled') nonce += 1n;
      }
      expect(await state(short)).toEqual(await state(long));
    }),
    { numRuns: 60 },
  );
}, 60_000);
