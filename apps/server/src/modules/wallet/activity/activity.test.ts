/** The activity of any period equals the sums over its rows, whether they are rolled up or not, including at the period's edges. */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { PlayerActivity } from './activity.ts';
import { betElement, stepElement, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld, settled } from '../testing/ledger-world.ts';
import { sealAndRollUp } from '../testing/seal-and-roll-up.ts';

const world = ledgerWorld();
let player: Bettor;
let begin: Date;

/** Plain bets, free spins with several stakes, and multi-step rounds, some of them still open. */
beforeAll(async () => {
  player = await world.bettor({ cash: 1_000_000n });
  const poolId = await world.wallet.createPool(world.database.app, { name: 'activity', seedCents: 70_000n });
  const jackpots = [{ poolId, winBp: 1_000 }];
  for (let nonce = 0n; nonce < 40n; nonce += 1n) {
    const open = nonce % 5n === 0n;
    const { roundId, seq } = settled(
      await world.wallet.commitRound(
        betElement(
          player,
          { nonce, open, stake: 1n + (nonce % 3n), win: nonce % 4n },
          nonce % 7n === 0n ? { jackpots } : {},
        ),
      ),
    );
    if (open) settled(await world.wallet.commitRound(stepElement(player, { roundId, seq }, { final: true })));
  }
  // Spread over a few hours and two days, including a timestamp exactly at the start of a quarter of an hour.
  await world.database.db.transaction(async (sql) => {
    await sql.run(`set local session_replication_role = 'replica'`);
    for (const table of ['rounds', 'transfers', 'jackpot_wins'])
      await sql.run(
        `update ${table} t set created_at = date_trunc('month', t.created_at) + interval '1 day' + interval '22 hours'
           + r.nonce * interval '5 minutes' from nonces r where r.round_id = ${table === 'rounds' ? 't.id' : 't.round_id'}`,
      );
  });
  begin = (await world.database.db.one<{ begin: Date }>('select min(created_at) as begin from rounds')).begin;
  settled(await world.wallet.commitRound(betElement(player, { nonce: 40n, open: true })));
});

const direct = async (from: Date, to: Date, timeZone: string) => {
  const values = [player.playerId, from, to];
  const won = `coalesce((select sum(w.amount) from jackpot_wins w where w.round_id = r.id), 0)`;
  const rows = `rounds r where player_id = $1 and created_at >= $2 and created_at < $3 and funding = 'cash' and status = 'settled'`;
  const days = await world.database.app.rows(
    `select to_char(created_at at time zone $4, 'YYYY-MM-DD') as day, game_id as "gameId", currency, count(*)::int as rounds,
       sum(staked)::bigint as staked, sum(payout + ${won})::bigint as returned from ${rows} group by 1, 2, 3 order by 1, 2, 3`,
    [...values, timeZone],
  );
  const bets = await world.database.app.rows(
    `select game_id as "gameId", math_version as "mathVersion", currency, params, count(*)::int as rounds,
       sum(staked)::bigint as staked, sum(payout + won)::bigint as returned, sum(first)::bigint as firsts, sum(first::float8 * first) as squares,
       sum(won)::bigint as jackpots
     from (select *, ${won} as won, coalesce(outcome -> 'params', '{}') as params, case when seq = 0 then staked else (select debit from round_actions a
       where a.player_id = r.player_id and a.round_id = r.id and a.seq = 0) end as first from (select * from ${rows}) r) b group by 1, 2, 3, 4`,
    values,
  );
  const { played } = await world.database.app.one<{ played: number }>(
    `select count(distinct (created_at at time zone $4)::date)::int as played from every_round
     where player_id = $1 and created_at >= $2 and created_at < $3`,
    [...values, timeZone],
  );
  return { days, bets, played };
};

const inOrder = (bets: readonly object[]) =>
  bets
    .map((bet) =>
      Object.entries(bet)
        .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
        .toSorted()
        .join(),
    )
    .toSorted();

const said = ({ days, bets, time }: PlayerActivity) => ({ days, bets: inOrder(bets), played: time.days });

it('however much of it is rolled up', async () => {
  const minute = fc.integer({ min: -40, max: 260 });
  const zone = fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Auckland');
  const holds = () =>
    fc.assert(
      fc.asyncProperty(minute, minute, zone, async (one, other, timeZone) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)].map(
          (minutes) => new Date(begin.getTime() + minutes * 60_000),
        ) as [Date, Date];
        const activity = await world.wallet.activity({ playerId: player.playerId, from, to, timeZone });
        const { bets, ...rows } = await direct(from, to, timeZone);
        expect(said(activity)).toEqual({ ...rows, bets: inOrder(bets) });
      }),
      { numRuns: 60 },
    );
  await holds();
  await sealAndRollUp(world.database.app);
  const { rolled } = await world.database.db.one<{ rolled: bigint }>(
    'select sum(rounds)::bigint as rolled from bet_rollups',
  );
  expect(rolled).toBe(40n);
  await holds();
  // Rows added after the roll-up, and rounds that were open when it ran.
  const open = await world.database.db.one<{ id: bigint; seq: number }>('select id, seq from open_rounds');
  settled(await world.wallet.commitRound(stepElement(player, { roundId: open.id, seq: open.seq }, { final: true })));
  settled(await world.wallet.commitRound(betElement(player, { nonce: 41n, win: 7n })));
  const now = new Date(Date.now() + 1_000);
  const span = { playerId: player.playerId, from: new Date(begin.getTime() - 1), to: now, timeZone: 'UTC' };
  for (let turn = 0; turn < 2; turn += 1) {
    const { bets, ...rows } = await direct(span.from, span.to, span.timeZone);
    expect(said(await world.wallet.activity(span))).toEqual({ ...rows, bets: inOrder(bets) });
    await sealAndRollUp(world.database.app);
  }
});

it('deposits and withdrawals are found by their payments', async () => {
  const { paid } = await world.wallet.activity({
    ...{ playerId: player.playerId, timeZone: 'UTC' },
    ...{ from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 1_000) },
  });
  expect(paid).toEqual([{ direction: 'deposit', currency: 'EUR', count: 1, amount: 1_000_000n }]);
});

it('names what came and went by promotions beside the result of play, which a grant does not change', async () => {
  const { playerId, currency } = await world.bettor({ cash: 500n });
  const { wallet, database } = world;
  const bonus = { playerId, currency, wagerRequired: 9_000n, maxFirstStake: 500n };
  const until = { expiresAt: new Date(Date.now() + 60_000) };
  await wallet.grantBonus(database.app, { ...bonus, ...until, bonusId: 7_001n, amount: 300n });
  await wallet.removeBonus(database.app, { playerId, bonusId: 7_001n, reason: 'expired' });
  await wallet.payReward(database.app, { playerId, currency, key: 'activity', amount: 25n, kind: 'race_prize' });
  await wallet.tournaments.open(database.app, { tournamentId: 7_001n, currency });
  const entry = { tournamentId: 7_001n, playerId, key: 'activity', amount: 100n, eurRate: 10n ** 18n };
  await wallet.tournaments.enter(database.app, entry);
  const span = { playerId, from: new Date(Date.now() - 60_000), to: new Date(Date.now() + 60_000), timeZone: 'UTC' };
  const { promotions, days } = await wallet.activity(span);
  expect(promotions).toEqual([
    { kind: 'bonus_granted', currency, amount: 300n },
    { kind: 'bonus_removed', currency, amount: 300n },
    { kind: 'reward_race_prize', currency, amount: 25n },
    { kind: 'tournament_entry', currency, amount: 100n },
  ]);
  expect(days).toEqual([]);
});
