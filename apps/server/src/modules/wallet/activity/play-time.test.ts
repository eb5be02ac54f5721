/** The playing time of any period equals a count move by move, whether it is rolled up or not, including at the period's edges. */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { betElement, stepElement, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld, settled } from '../testing/ledger-world.ts';
import { sealAndRollUp } from '../testing/seal-and-roll-up.ts';

const world = ledgerWorld();
const [pause, gap] = [120, 900];
let player: Bettor;
let cards: Bettor;
let begin: Date;
/** Seconds after that time. */
let clock = 0;
let nonce = 0n;

/** Moves the rows of a round to the given times before they are sealed. */
const moveTo = (roundId: bigint, moves: readonly number[]) =>
  world.database.db.transaction(async (sql) => {
    await sql.run(`set local session_replication_role = 'replica'`);
    const at = (seconds: number) => new Date(begin.getTime() + seconds * 1_000);
    for (const [table, id] of [
      ['rounds', 'id'],
      ['open_rounds', 'id'],
      ['transfers', 'round_id'],
    ])
      await sql.run(`update ${table} set created_at = $2 where ${id} = $1`, [roundId, at(moves[0] ?? 0)]);
    for (const [seq, seconds] of moves.entries())
      await sql.run('update round_actions set created_at = $3 where round_id = $1 and seq = $2', [
        roundId,
        seq,
        at(seconds),
      ]);
  });

interface Hand {
  /** Since the last bet. */
  readonly after: number;
  /** Seconds between each further move and the one before. */
  readonly steps: readonly number[];
  /** The last move is made by the house. */
  readonly auto: boolean;
}
const seconds = fc.constantFrom(1, 30, 119, 120, 121, 400, 899, 900, 901, 2_500);
const hand = fc.record({ after: seconds, steps: fc.array(seconds, { maxLength: 3 }), auto: fc.boolean() });

const playHand = async ({ after, steps, auto }: Hand): Promise<void> => {
  clock += after;
  const bet = betElement(player, { nonce, stake: 1n, open: steps.length > 0 });
  nonce += 1n;
  const { roundId } = settled(await world.wallet.commitRound(bet));
  for (const index of steps.keys()) {
    const final = index === steps.length - 1;
    const key = final && auto ? `auto:${roundId}:${index}` : `step-${roundId}-${index}`;
    settled(
      await world.wallet.commitRound(
        stepElement(player, { roundId, seq: index }, { key, final, ...(final ? {} : { snapshot: {} }) }),
      ),
    );
  }
  let at = clock;
  await moveTo(roundId, [at, ...steps.map((step) => (at += step))]);
};

const playHands = async (seed: number): Promise<void> => {
  for (const one of fc.sample(hand, { seed, numRuns: 40 })) await playHand(one);
};

beforeAll(async () => {
  player = await world.bettor({ cash: 100_000n });
  cards = await world.launch(player, 'mines');
  // All within one month.
  ({ begin } = await world.database.db.one<{ begin: Date }>(
    `select date_trunc('month', now()) + interval '3 days' as begin`,
  ));
});

/**
 * Reference implementation, move by move: the clock runs until the next move, two minutes at most; 15 minutes without a bet
 * end a sitting.
 */
const direct = async (from: Date, to: Date) => {
  const rows = await world.database.db.rows<{ at: Date; bet: boolean }>(
    `select created_at as at, true as bet from every_round where player_id = $1
     union all select created_at, false from round_actions where player_id = $1 and seq > 0 and reply_key not like 'auto:%'
     order by at, bet desc`,
    [player.playerId],
  );
  const span = rows.filter(({ at }) => at >= from && at < to);
  const moves = span.slice(span.findIndex(({ bet }) => bet));
  if (!moves.some(({ bet }) => bet)) return [];
  const sittings: { began: string; seconds: number }[] = [];
  let lastBet = -Infinity;
  for (const [index, { at, bet }] of moves.entries()) {
    const now = at.getTime() / 1_000;
    if (bet && now - lastBet > gap) sittings.push({ began: at.toISOString(), seconds: 0 });
    if (bet) lastBet = now;
    const sitting = sittings.at(-1);
    if (sitting !== undefined) sitting.seconds += Math.min(pause, (moves[index + 1]?.at ?? to).getTime() / 1_000 - now);
  }
  return sittings.map((sitting) => ({ ...sitting, seconds: Math.round(sitting.seconds) }));
};

const counted = async (from: Date, to: Date) => {
  const rows = await world.database.app.rows<{ began: Date; seconds: number }>(
    `select began, extract(epoch from played)::float8 as seconds from played_sittings($1, $2, $3) order by began`,
    [player.playerId, from, to],
  );
  return rows.map(({ began, seconds: played }) => ({ began: began.toISOString(), seconds: Math.round(played) }));
};

const holds = () => {
  const at = fc.integer({ min: -1_000, max: clock + 4_000 });
  return fc.assert(
    fc.asyncProperty(at, at, async (one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)].map(
        (offset) => new Date(begin.getTime() + offset * 1_000),
      ) as [Date, Date];
      expect(await counted(from, to)).toEqual(await direct(from, to));
    }),
    { numRuns: 60 },
  );
};

it('however much of it is rolled up, in whatever order it was played', async () => {
  await playHands(1);
  // A round of another game that stays open while the others are rolled up, and later joins two sittings into one.
  const late = betElement(cards, { nonce, stake: 1n, open: true }, { gameId: 'mines' });
  nonce += 1n;
  const { roundId } = settled(await world.wallet.commitRound(late));
  const start = Math.round(clock / 2);
  await moveTo(roundId, [start]);
  await holds();
  await sealAndRollUp(world.database.app);
  await holds();

  await playHands(2);
  const moves = Array.from({ length: 30 }, (_, index) => start + (index + 1) * 100);
  for (const index of moves.keys())
    settled(
      await world.wallet.commitRound(
        stepElement(
          cards,
          { roundId, seq: index },
          { gameId: 'mines', final: index === 29, ...(index < 29 && { snapshot: {} }) },
        ),
      ),
    );
  await moveTo(roundId, [start, ...moves]);
  await holds();
  await sealAndRollUp(world.database.app);
  await holds();
  const kept = await world.database.db.rows(
    `select kind, bool_and(apart is null or apart > case kind when 'bets' then play_gap() else play_pause() end) as apart
     from (select kind, began - lag(ended) over (partition by kind order by began) as apart from play_rollups) k
     group by kind having count(*) > 5 order by kind`,
  );
  expect(kept).toEqual([
    { kind: 'bets', apart: true },
    { kind: 'moves', apart: true },
  ]);
  // No round is open, so everything is rolled up and nothing is read from rows.
  expect(await world.database.db.rows('select 1 from open_rounds')).toEqual([]);
});
