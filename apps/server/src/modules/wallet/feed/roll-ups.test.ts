/** A roll-up plus the rows after it always equals the sum over all rows, whatever commits concurrently. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betElement, stepElement, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld, settled } from '../testing/ledger-world.ts';
import { sealAndRollUp } from '../testing/seal-and-roll-up.ts';

const world = ledgerWorld();

/** One statement, so that both read the same snapshot. */
const counts = (playerId: bigint, from: Date | null, to: Date | null, games: string[] | null) =>
  world.database.app.one<{ rolled: bigint; direct: bigint }>(
    `select count_rounds($1, $2, $3, $4) as rolled, (select count(*) from every_round where player_id = $1
       and ($2::timestamptz is null or created_at >= $2) and ($3::timestamptz is null or created_at < $3)
       and ($4::text[] is null or game_id = any ($4))) as direct`,
    [playerId, from, to, games],
  );

const house = () =>
  world.database.app.rows(
    `select d.id from derived_balances d where d.balance <>
       (select coalesce(sum(p.amount), 0) from postings p where p.account_id = d.id)`,
  );

describe('the lifetime counts of a player', () => {
  it('equal the direct count while bets, multi-step rounds and roll-ups run concurrently', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => world.bettor({ cash: 100_000n })));
    const play = async (player: Bettor) => {
      for (let nonce = 0n; nonce < 19n; nonce += 1n) {
        const open = nonce % 3n === 0n;
        const { roundId, seq } = settled(await world.wallet.commitRound(betElement(player, { nonce, open, win: 50n })));
        if (open && nonce < 18n)
          settled(await world.wallet.commitRound(stepElement(player, { roundId, seq }, { final: true })));
      }
    };
    const race = { over: false };
    const rolls = (async () => {
      while (!race.over) await sealAndRollUp(world.database.app);
    })();
    const looks = (async () => {
      while (!race.over)
        for (const { playerId } of players) {
          const { rolled, direct } = await counts(playerId, null, null, null);
          expect(rolled).toBe(direct);
          expect(await house()).toEqual([]);
        }
    })();
    await Promise.all(players.slice(0, 3).map(play));
    race.over = true;
    await Promise.all([rolls, looks]);
    await sealAndRollUp(world.database.app);
    for (const { playerId } of players) {
      const { rolled, direct } = await counts(playerId, null, null, null);
      expect(rolled).toBe(direct);
      expect(await world.wallet.playedGames(playerId)).toEqual(direct === 0n ? [] : ['dice']);
    }
  });

  it('equal the direct count in every period, rolled up or not', async () => {
    const player = await world.bettor({ cash: 100_000n });
    for (let nonce = 0n; nonce < 30n; nonce += 1n)
      settled(await world.wallet.commitRound(betElement(player, { nonce, stake: 1n })));
    // Over about two hours, including a timestamp exactly at the start of a quarter of an hour.
    await world.database.db.transaction(async (sql) => {
      await sql.run(`set local session_replication_role = 'replica'`);
      await sql.run(
        `update rounds set created_at = date_trunc('month', created_at) + interval '1 day' + nonce * interval '5 minutes'
         where player_id = $1`,
        [player.playerId],
      );
    });
    const { begin } = await world.database.db.one<{ begin: Date }>(
      `select min(created_at) as begin from rounds where player_id = $1`,
      [player.playerId],
    );
    const at = fc.option(
      fc.integer({ min: -30, max: 180 }).map((minutes) => new Date(begin.getTime() + minutes * 60_000)),
    );
    const games = fc.constantFrom<string[] | null>(null, ['dice'], ['mines'], []);
    const holds = () =>
      fc.assert(
        fc.asyncProperty(at, at, games, async (from, to, some) => {
          const { rolled, direct } = await counts(player.playerId, from, to, some);
          return rolled === direct;
        }),
        { numRuns: 150 },
      );
    await holds();
    await sealAndRollUp(world.database.app);
    await holds();
  });
});
