/** Whether a bet is accepted depends only on state and request, never on the outcome of the round. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowArrayText } from '../../../database/row-literal.ts';
import type { GatePatch } from '../gate/gate.ts';
import { encodeElement } from './round-codec.ts';
import type { CommitReply, RoundElement, RoundQuestion } from './round.ts';
import { betElement, hashOf, stepElement, type Bettor } from '../testing/bettor.ts';
import { ledgerWorld, settled } from '../testing/ledger-world.ts';

const world = ledgerWorld();

const rich = () => world.bettor({ cash: 1_000_000n });
const bet = (player: Bettor, ...rest: Parameters<typeof betElement> extends [unknown, ...infer R] ? R : never) =>
  world.wallet.commitRound(betElement(player, ...rest));

/** The matching question, without the bet. */
const asQuestion = (element: RoundElement): RoundQuestion => {
  const { round, actions } = element;
  const base = { ...element, actions: actions.filter(({ type }) => type === 'BET') };
  if (round.kind === 'existing') return { ...base, round: { kind: 'check', stake: 0n, existing: round } };
  if (round.kind !== 'new') throw new Error('Only rounds of ours are checked');
  const { stake, seedId, nonce } = round;
  const seeds = { ...(seedId === undefined ? {} : { seedId }), ...(nonce === undefined ? {} : { nonce }) };
  return { ...base, round: { kind: 'check', stake, ...seeds } };
};
const ask = (element: RoundElement) => world.wallet.askRound(asQuestion(element));

describe('while a round of the game is open', () => {
  it('no other starts, whether it would settle at once or not, and a refusal uses no nonce', async () => {
    const player = await rich();
    const { roundId } = settled(await bet(player, { open: true }));
    for (const rest of [{ open: true }, { win: 0n }, { win: 250n }])
      expect(await bet(player, { nonce: 1n, ...rest })).toEqual({ status: 'stale_seq', roundId });
    settled(await world.wallet.commitRound(stepElement(player, { roundId, seq: 0 })));
    expect(await bet(player, { nonce: 1n })).toMatchObject({ status: 'settled' });
  });

  it('other games can be played, and so can rounds whose outcome comes from a provider', async () => {
    const player = await rich();
    settled(await bet(player, { open: true }));
    const elsewhere = await world.launch(player, 'mines');
    expect(await bet(elsewhere, { nonce: 1n }, { gameId: 'mines' })).toMatchObject({ status: 'settled' });
    const shared = { round: { kind: 'new' as const, stake: 100n, sharedRoundId: 7n }, final: false };
    for (const key of ['chip-1', 'chip-2'])
      expect(await bet(player, { key }, shared)).toMatchObject({ status: 'settled' });
  });

  it('of two sent at once by two processes, one opens and the other is refused or has to retry', async () => {
    for (const second of [{ open: true }, { win: 250n }]) {
      const player = await rich();
      const [a, b] = await Promise.all([
        bet(player, { key: 'a', open: true }),
        world.elsewhere.commitRound(betElement(player, { key: 'b', ...second })),
      ]);
      // Both use the same nonce: the second is refused as stale, and with the next nonce because a round is open.
      expect([a.status, b.status].toSorted()).toEqual(['settled', 'stale_nonce']);
      const again = await bet(player, { key: 'c', nonce: 1n, ...second });
      const isOpen = (await world.wallet.openRound(player.playerId, 'dice')) !== undefined;
      expect(again.status).toBe(isOpen ? 'stale_seq' : 'settled');
    }
  });
});

describe('a question', () => {
  const gates: fc.Arbitrary<GatePatch> = fc.record({
    protectionStatus: fc.constantFrom('active', 'active', 'active', 'excluded'),
    country: fc.constantFrom('MT', 'KP', null),
    minimumCycleMs: fc.constantFrom(0, 0, 60_000),
    maximumStakeEurCents: fc.constantFrom(null, 400n),
    stakeLimit: fc.record({ day: fc.constantFrom(null, 700n), week: fc.constantFrom(null, 650n) }),
    lossLimit: fc.record({ month: fc.constantFrom(null, 300n) }),
  });
  const attempts = fc.array(
    fc.record({
      stake: fc.bigInt(0n, 500n),
      win: fc.constantFrom(0n, 77n, 300n),
      open: fc.boolean(),
      repeat: fc.constantFrom(false, false, true),
      step: fc.constantFrom(undefined, 0n, 250n),
    }),
    { minLength: 1, maxLength: 5 },
  );
  /** For an accepted bet the question returns that it would be accepted; for any other the same as the bet. */
  const expected = (reply: CommitReply) =>
    reply.status === 'settled'
      ? { status: 'acceptable' }
      : { ...reply, ...('retryAfterMs' in reply ? { retryAfterMs: expect.any(Number) as number } : {}) };

  it('predicts for every bet and every step what the ledger then does, and writes nothing', async () => {
    await world.wallet.setBlockedCountries(world.database.app, ['KP']);
    await fc.assert(
      fc.asyncProperty(gates, attempts, fc.bigInt(1n, 1_500n), async (gate, tries, cash) => {
        const player = await world.bettor({ cash });
        await world.wallet.setGate(world.database.app, player.playerId, gate);
        let nonce = 0n;
        for (const { stake, win, open, repeat, step } of tries) {
          const round = await world.wallet.openRound(player.playerId, 'dice');
          const element =
            round !== undefined && step !== undefined
              ? stepElement(
                  player,
                  { roundId: round.id, seq: round.seq },
                  { final: false, actions: [{ type: 'BET', amount: step }] },
                )
              : betElement(
                  player,
                  { nonce: repeat && nonce > 0n ? nonce - 1n : nonce, stake, win, open },
                  { country: 'MT' },
                );
          const before = await world.wallet.gate(player.playerId);
          const asked = await ask(element);
          expect(await world.wallet.gate(player.playerId)).toEqual(before);
          const reply = await world.wallet.commitRound(element);
          expect(asked).toMatchObject(expected(reply));
          if (reply.status === 'settled' && element.round.kind === 'new') nonce += 1n;
        }
      }),
      { numRuns: 60 },
    );
    await world.wallet.setBlockedCountries(world.database.app, []);
  });

  it('is answered while the player’s gate is locked, unlike anything else', async () => {
    const player = await rich();
    const settledBefore = betElement(player, { key: 'before' });
    settled(await world.wallet.commitRound(settledBefore));
    await world.database.db.transaction(async (sql) => {
      await sql.rows('select from player_gate where player_id = $1 for update', [player.playerId]);
      expect(await ask(betElement(player, { nonce: 1n }))).toMatchObject({ status: 'acceptable' });
      expect(await ask(settledBefore)).toMatchObject({ status: 'replayed' });
    });
    const noQuestion = rowArrayText([encodeElement(betElement(player, { nonce: 1n }), 0)]);
    await expect(world.database.app.rows('select * from ask_rounds($1)', [noQuestion])).rejects.toThrow('only a check');
  });

  it('returns the room left by limits and a bonus', async () => {
    const player = await rich();
    await world.wallet.setGate(world.database.app, player.playerId, {
      ...{ minimumCycleMs: 2_500, maximumStakeEurCents: 700n },
      ...{ stakeLimit: { day: 900n }, lossLimit: { week: 650n } },
    });
    expect(await ask(betElement(player))).toEqual({
      status: 'acceptable',
      balances: { cash: 1_000_000n, bonus: 0n },
      room: { cycleMs: 2_500, limitLeftCents: 650n, maxStakeCents: 700n, maxFirstStake: undefined },
    });
  });
});

describe('a play key', () => {
  it('belongs to its play session: in another session of the same player it is a different key with its own answer', async () => {
    const player = await rich();
    const again = await world.launch(player, 'dice');
    const first = betElement(player, { key: 'once' });
    const second = betElement(again, { key: 'once', nonce: 1n });
    const replies = [settled(await world.wallet.commitRound(first)), settled(await world.wallet.commitRound(second))];
    expect(await world.cash(player)).toBe(999_800n);
    for (const [at, element] of [first, second].entries())
      expect(await world.wallet.commitRound(element)).toMatchObject({
        status: 'replayed',
        roundId: replies[at]?.roundId,
      });
    expect(await world.wallet.commitRound({ ...first, requestHash: hashOf('other') })).toEqual({
      status: 'key_reused',
    });
    expect(await world.cash(player)).toBe(999_800n);
  });

  it('never answers another player, even in the same session', async () => {
    const player = await rich();
    const other = await rich();
    settled(await world.wallet.commitRound(betElement(player, { key: 'mine' })));
    const stolen = { ...betElement(other, { key: 'mine' }), playSessionId: player.playSessionId };
    expect(await world.wallet.commitRound(stolen)).toEqual({ status: 'key_reused' });
  });

  it('used by several sessions at once settles each session’s bet', async () => {
    const player = await rich();
    const tokens = await Promise.all(Array.from({ length: 4 }, () => world.launch(player, 'dice')));
    const replies = await Promise.all(
      tokens.map((token, i) =>
        (i % 2 === 0 ? world.wallet : world.elsewhere).commitRound(betElement(token, { key: 'k' })),
      ),
    );
    // A nonce of the pair is played once, whatever the keys are.
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      ...['settled', 'stale_nonce', 'stale_nonce', 'stale_nonce'],
    ]);
    expect(await world.cash(player)).toBe(999_900n);
  });

  it.each(['with a partition of its day', 'without a partition of its day'])(
    'of a session over midnight %s answers the next day as well',
    async (kind) => {
      const player = await rich();
      const { db } = world.database;
      const yesterday = await dayAt(-1);
      if (!kind.startsWith('with')) await db.run(`drop table ${nameOf(yesterday)}`);
      // Opened in the last second of yesterday; it ends at the end of today.
      await db.run(
        `update play_sessions set created_at = opened, expires_at = opened + interval '24 hours'
         from (select ($2::date + 1)::timestamp at time zone 'UTC' - interval '1 millisecond' as opened) o where id = $1`,
        [player.playSessionId, yesterday],
      );
      const plain = betElement(player, { key: 'late' });
      const opening = betElement(player, { key: 'open', nonce: 1n, open: true });
      for (const element of [plain, opening]) {
        const reply = settled(await world.wallet.commitRound(element));
        expect(await world.wallet.commitRound(element)).toMatchObject({ status: 'replayed', roundId: reply.roundId });
        expect(await world.wallet.commitRound({ ...element, requestHash: hashOf('other') })).toEqual({
          status: 'key_reused',
        });
      }
      const kept =
        'select distinct day::text, tableoid::regclass::text as part from reply_cache where play_session_id = $1';
      const part = kind.startsWith('with') ? nameOf(yesterday) : 'reply_cache_default';
      expect(await db.rows(kept, [player.playSessionId])).toEqual([{ day: yesterday, part }]);
    },
  );

  it('that is dropped belongs to an ended session', async () => {
    const player = await rich();
    const element = betElement(player, { key: 'old' });
    settled(await world.wallet.commitRound(element));
    await world.database.db.run(
      `update play_sessions set created_at = created_at - interval '4 days', expires_at = expires_at - interval '4 days'
       where id = $1`,
      [player.playSessionId],
    );
    await world.database.db.run('update reply_cache set day = day - 4 where player_id = $1', [player.playerId]);
    await world.wallet.forgetReplyDays();
    expect(await world.database.db.rows('select from reply_cache where player_id = $1', [player.playerId])).toEqual([]);
    const round = { kind: 'new' as const, seedId: player.seedId, nonce: 1n, stake: 100n };
    expect(await world.wallet.commitRound({ ...element, round })).toEqual({ status: 'no_session' });
  });
});

/** The date that many days from today, by the database's clock. */
const dayAt = async (days: number): Promise<string> =>
  (await world.database.db.one<{ day: string }>('select (reply_day(now()) + $1::integer)::text as day', [days])).day;
const nameOf = (day: string): string => `reply_cache_${day.replaceAll('-', '_')}`;
