import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowArrayText } from '../../../database/row-literal.ts';
import type { BonusTerms, GatePatch } from '../gate/gate.ts';
import type { PoolId } from '../ids.ts';
import { decodeReply, encodeElement, type ReplyRow } from './round-codec.ts';
import type { CommitReply, RoundElement } from './round.ts';
import { betElement, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld } from '../testing/ledger-world.ts';

const world = ledgerWorld();

interface Attempt {
  readonly stake: bigint;
  readonly win: bigint;
  readonly country: 'MT' | 'ZZ' | 'KP' | undefined;
  readonly repeat: boolean;
  readonly feeds: boolean;
  readonly weight: number;
  readonly buys: boolean;
}

interface Bonus {
  readonly amount: bigint;
  readonly wagerRequired: bigint;
  readonly maxFirstStake: bigint;
  readonly terms: BonusTerms;
  readonly state: 'here' | 'elsewhere' | 'over';
}

const gates: fc.Arbitrary<GatePatch> = fc.record({
  protectionStatus: fc.constantFrom('active', 'active', 'active', 'excluded'),
  country: fc.constantFrom('MT', 'KP', null),
  jurisdiction: fc.constantFrom('default', 'GB'),
  minimumCycleMs: fc.constantFrom(0, 0, 60_000),
  maximumStakeEurCents: fc.constantFrom(null, 400n),
  stakeLimit: fc.record({ day: fc.constantFrom(null, 700n), week: fc.constantFrom(null, 650n) }),
  lossLimit: fc.record({ month: fc.constantFrom(null, 300n) }),
});
const attempts: fc.Arbitrary<Attempt[]> = fc.array(
  fc.record({
    // A stake of zero, or one that is paid back exactly, moves no balance: both paths must leave the account unchanged.
    stake: fc.oneof(fc.constantFrom(0n, 77n), fc.bigInt(0n, 500n)),
    win: fc.constantFrom(0n, 0n, 77n, 300n),
    country: fc.constantFrom('MT', 'MT', 'MT', undefined, 'ZZ', 'KP'),
    repeat: fc.constantFrom(false, false, true),
    feeds: fc.constantFrom(false, false, true),
    // Below zero, as of a round that is weighed at its end.
    weight: fc.constantFrom(1_000, 1_000, 0, -10_000),
    buys: fc.constantFrom(false, false, true),
  }),
  { minLength: 1, maxLength: 6 },
);

const bonuses: fc.Arbitrary<Bonus | undefined> = fc.option(
  fc.record({
    amount: fc.bigInt(1n, 400n),
    wagerRequired: fc.constantFrom(0n, 30n, 100_000n),
    maxFirstStake: fc.constantFrom(250n, 500n),
    terms: fc.record({
      conversionCap: fc.constantFrom(undefined, 40n),
      exceptGames: fc.constantFrom([], [], ['dice']),
      gameWeightsBp: fc.constantFrom({}, {}, { dice: 5_000 }, { dice: 0 }, { limbo: 0 }),
    }),
    state: fc.constantFrom('here', 'here', 'here', 'elsewhere', 'over'),
  }),
  { nil: undefined },
);
/** Often so little that bonus money pays a part, or all. */
const cashes = fc.oneof(fc.bigInt(1n, 120n), fc.bigInt(1n, 1_500n));
let bonusIds = 0n;

const give = async ({ playerId, currency: own }: Bettor, bonus: Bonus | undefined): Promise<void> => {
  if (bonus === undefined) return;
  const { db, app } = world.database;
  const { state, ...rest } = bonus;
  const currency = state === 'elsewhere' ? 'BTC' : own;
  if (state === 'elsewhere') await world.wallet.openWallet(app, { playerId, currency, makeDefault: false });
  bonusIds += 1n;
  await world.wallet.grantBonus(app, {
    ...{ playerId, bonusId: bonusIds, currency, ...rest },
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  if (state === 'over')
    await db.run('update player_gate set bonus_expires_at = now() where player_id = $1', [playerId]);
};

/** Uses the full function, as if no bet qualified for the fast path. */
const commitWhole = (element: RoundElement, poolId: PoolId): Promise<CommitReply> =>
  world.database.db.transaction(async (sql) => {
    const players = [element.playerId.toString()];
    await sql.rows('select from player_gate where player_id = any ($1) for no key update', [players]);
    const row = await sql.one<ReplyRow>(
      `select * from settle_jackpots(jackpot_elements($1::round_element[]), $3,
         array(select r from settle_rounds(jackpot_elements($1::round_element[]), $2, clock_timestamp()) r))`,
      [rowArrayText([encodeElement(element, 0)]), players, [poolId.toString()]],
    );
    const reply = decodeReply(row, element);
    if (reply === 'busy') throw new Error('The gate was locked');
    return reply;
  });

const ignored = [
  'bonus_id',
  'bonus_expires_at',
  'player_id',
  'active_seed_id',
  'day_ends',
  'week_ends',
  'month_ends',
  'last_round_at',
];

/** Everything the ledger stores about the player, except values that are unique to a player. */
const state = async ({ playerId }: Bettor) => {
  const { db } = world.database;
  const { gate } = await db.one<{ gate: Record<string, unknown> }>(
    'select to_jsonb(g) as gate from player_gate g where player_id = $1',
    [playerId],
  );
  for (const name of ignored) delete gate[name];
  const accounts = await db.rows(
    "select kind, balance, unstaked, version from accounts where owner_id = $1 and owner_kind = 'player' order by currency, kind",
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
  const bonus = await db.rows(
    'select state, wagered, converted, ended_at is null as goes_on from bonuses where player_id = $1',
    [playerId],
  );
  return { gate, accounts, rounds, transfers, bonus };
};

it('are settled by the fast path exactly as by the full function', async () => {
  await world.wallet.setBlockedCountries(world.database.app, ['KP']);
  const poolId = await world.wallet.createPool(world.database.app, {
    name: 'way',
    seedCents: 0n,
    poolBp: 100,
    reserveBp: 50,
  });
  await fc.assert(
    fc.asyncProperty(gates, bonuses, attempts, cashes, async (gate, bonus, tries, cash) => {
      const [short, long] = await Promise.all([world.bettor({ cash }), world.bettor({ cash })]);
      for (const player of [short, long]) {
        await give(player, bonus);
        await world.wallet.setGate(world.database.app, player.playerId, gate);
      }
      let nonce = 0n;
      for (const { stake, win, country, repeat, feeds, weight, buys } of tries) {
        const bet = { nonce: repeat && nonce > 0n ? nonce - 1n : nonce, stake, win };
        const rest: Partial<RoundElement> = {
          ...{ ...(country === undefined ? {} : { country }), wagerWeightBp: weight },
          ...(buys ? { outcome: { params: { buy: true } } } : {}),
          // Bonus money takes no part in a jackpot.
          ...(feeds && bonus === undefined ? { jackpots: [{ poolId, winBp: 0 }] } : {}),
        };
        const shown = ({ ...reply }: CommitReply) => ({
          ...reply,
          ...{ roundId: 0n, retryAfterMs: 0, limit: 'limit' in reply ? reply.limit.kind : '' },
          ...{ completedBonus: 'completedBonus' in reply },
        });
        const one = shown(await world.wallet.commitRound(betElement(short, bet, rest)));
        const two = shown(await commitWhole(betElement(long, bet, rest), poolId));
        expect(one).toEqual(two);
        if (one.status === 'settled') nonce += 1n;
      }
      expect(await state(short)).toEqual(await state(long));
    }),
    { numRuns: 60 },
  );
});
