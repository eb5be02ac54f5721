/** Races and tournaments: what counts, who wins, and that prizes are paid exactly once whatever is killed in between. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CurrencyCode } from '@carmine/money';
import type { PromotionRules } from '@carmine/contract/promotions/rules';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { createRoundFeed, type Wallet } from '../../wallet/index.ts';
import { betElement, euroRate, hashOf, type Bettor } from '../../wallet/testing/bettor.ts';
import { ledgerWorld, settled } from '../../wallet/testing/ledger-world.ts';
import { seal } from '../../wallet/testing/seal-and-roll-up.ts';
import { oneHousehold } from '../testing/one-household.ts';
import type { Definition } from './definitions.ts';
import { weeklyRace } from './testing/weekly-race.ts';
import { createCompetitions, type Competitions, type CompetitionId } from './index.ts';

const world = ledgerWorld();
const euro = { currency: 'EUR' as CurrencyCode, scaled: euroRate, source: 'test', at: new Date(), stale: false };
const hourMs = 3_600_000;

let now = new Date();
let definitions: Definition[] = [];
let kept = new Set<PlayerId>();
let dying: string | undefined;
let competitions: Competitions;

/** Dies at the named call: the transaction is rolled back, as by a kill. */
const mortal = (wallet: Wallet): Pick<Wallet, 'payReward' | 'tournaments'> => {
  const or =
    <A extends unknown[], R>(name: string, call: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const result = await call(...args);
      if (dying === name) {
        dying = undefined;
        throw new Error('killed');
      }
      return result;
    };
  const { tournaments } = wallet;
  return {
    payReward: or('payReward', wallet.payReward),
    tournaments: {
      ...tournaments,
      ...{ pay: or('pay', tournaments.pay), refund: or('refund', tournaments.refund) },
      close: or('close', tournaments.close),
    },
  };
};

const count = async () => {
  await seal(world.database.app);
  await createRoundFeed({ db: world.database.app, consumers: [competitions.consumer] }).advance(
    'promotions.competitions',
  );
};

beforeAll(async () => {
  competitions = createCompetitions({
    ...{ db: world.database.app, clock: { now: () => now }, log: { info: () => undefined, warn: () => undefined } },
    rates: { all: async () => [euro], rate: async () => euro },
    wallet: mortal(world.wallet),
    definitions: async () => definitions,
    slots: async () => ['dice', 'reels'],
    kept: async (_sql, players) => new Set(players.filter((id) => kept.has(id))),
    findName: async (playerId) => `P${playerId}`,
    maskName: (name) => `${name?.[0]}•••`,
    hintBalance: () => undefined,
    hintTable: () => undefined,
    ids: { encode: (prefix, id) => `${prefix}_${id}`, decode: () => undefined },
    reviewMs: 0,
  });
  await count();
});
beforeEach(async () => {
  [now, kept, dying] = [new Date(), new Set(), undefined];
  // A round counts for every race that runs, so those of earlier tests end.
  for (const state of ['settling', 'cancelled'])
    await world.database.db.run(
      `update competitions set state = $1, ended_at = case $1 when 'cancelled' then now() end
       where state not in ('finished', 'cancelled', 'scheduled')`,
      [state],
    );
});

let defined = 0;
type Reward = PromotionRules['reward'];
/** Runs since an hour, or begins in one. */
const define = async (reward: Reward, begins: 'running' | 'ahead' = 'running'): Promise<CompetitionId> => {
  const name = `test-${(defined += 1)}`;
  const start = now.getTime() + (begins === 'ahead' ? hourMs : -hourMs);
  const base = weeklyRace;
  const { weekly: _weekly, ...rules } = base.rules;
  const [startsAt, endsAt] = [new Date(start).toISOString(), new Date(start + 3 * hourMs).toISOString()];
  definitions = [{ name, rules: { ...rules, reward, startsAt, endsAt } }];
  await competitions.run();
  definitions = [];
  return (
    await world.database.db.one<{ id: CompetitionId }>('select id from competitions where definition = $1', [name])
  ).id;
};
const race = (rest: object = {}): Reward => ({
  ...{ kind: 'race', games: 'all_slots', score: 'best_multiple', leastStakeEur: '0.20', prizes: ['30.00', '20.00'] },
  ...rest,
});
const tournament = (rest: object = {}): Reward => ({
  ...{ kind: 'tournament', games: 'all_slots', score: 'best_multiple', leastStakeEur: '0.20' },
  ...{ prizes: ['60.00', '30.00', '10.00'], entryEur: '5.00', addedEur: '20.00', housePercent: 10 },
  places: { from: 2, to: 100 },
  ...rest,
});

const nonces = new Map<PlayerId, bigint>();
const bet = async (player: Bettor, stake: bigint, win: bigint) => {
  const nonce = nonces.get(player.playerId) ?? 0n;
  nonces.set(player.playerId, nonce + 1n);
  settled(await world.wallet.commitRound(betElement(player, { nonce, stake, win })));
};
const external = async (player: Bettor, name: string, stake: bigint, win: bigint) => {
  const reels = await world.launch(player, 'reels');
  for (const [type, amount] of [
    ['BET', stake],
    ['WIN', win],
  ] as const)
    settled(
      await world.wallet.commitRound(
        betElement(
          reels,
          {},
          {
            ...{ key: '', requestHash: hashOf(name + type), multiplierE4: 0n, final: type === 'WIN', gameId: 'reels' },
            round: { kind: 'external', stake },
            provider: { providerId: 'studio', externalRoundId: name, actionId: name + type },
            actions: [{ type, amount }],
          },
        ),
      ),
    );
};
const reverse = ({ playerId, currency }: Bettor, actionId: string) =>
  world.wallet.reverseAction(world.database.app, {
    ...{ playerId, providerId: 'studio', actionId, rollbackId: `r-${actionId}`, currency, eurRate: euroRate },
    wagerWeightBp: 0,
  });
const table = async (id: CompetitionId) => {
  const found = await world.database.db.rows<{ player_id: PlayerId; score: bigint }>(
    `select player_id, score from competition_players where competition_id = $1 and score > 0 order by score desc, score_at`,
    [id],
  );
  return found.map(({ player_id, score }) => [player_id, score]);
};
const stateOf = async (id: CompetitionId) =>
  (await world.database.db.one<{ state: string }>('select state from competitions where id = $1', [id])).state;
const end = async () => {
  now = new Date(now.getTime() + 4 * hourMs);
  // Rounds that were settled before the end have been received.
  await count();
};
const ending = async (id: CompetitionId): Promise<string> => {
  for (let attempt = 0; attempt < 4; attempt += 1) await competitions.run().catch(() => undefined);
  return stateOf(id);
};

describe('a race', () => {
  it('counts the best multiple of cash rounds from the least stake on, and the earlier of equal ones is ahead', async () => {
    const [first, second, third] = [
      await world.bettor({ cash: 10_000n }),
      await world.bettor({ cash: 10_000n }),
      await world.bettor({ cash: 10_000n }),
    ];
    const id = await define(race());
    await bet(first, 100n, 500n);
    await bet(first, 20n, 40n);
    await bet(second, 20n, 100n);
    // Below the least stake, and a lost round.
    await bet(third, 19n, 9_000n);
    await bet(third, 20n, 0n);
    await count();
    expect(await table(id)).toEqual([
      [first.playerId, 50_000n],
      [second.playerId, 50_000n],
    ]);
    const shown = await competitions.table(id, { language: 'en', playerId: second.playerId });
    expect(shown?.places.map(({ rank, own, prizeEur }) => [rank, own, prizeEur])).toEqual([
      [1, false, '30.00'],
      [2, true, '20.00'],
    ]);
    expect(shown?.places.map(({ player }) => player)).toEqual(['P•••', `P${second.playerId}`]);
  });

  it('takes a reversed round out, and the next best counts', async () => {
    const player = await world.bettor({ cash: 100_000n });
    const id = await define(race());
    await external(player, 'best', 20n, 1_000n);
    await bet(player, 20n, 60n);
    await count();
    expect(await table(id)).toEqual([[player.playerId, 500_000n]]);
    await reverse(player, 'bestWIN');
    await reverse(player, 'bestBET');
    await count();
    expect(await table(id)).toEqual([[player.playerId, 30_000n]]);
  });

  it('pays each prize once though the worker dies at every step, and passes over who may be given nothing', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => world.bettor({ cash: 10_000n })));
    const id = await define(race());
    for (const [index, player] of players.entries()) await bet(player, 20n, BigInt(400 - index * 20));
    await count();
    const [excluded, disqualified] = players as [Bettor, Bettor, Bettor, Bettor];
    kept = new Set([excluded.playerId]);
    const { id: operator } = await world.database.db.one<{ id: bigint }>(
      `insert into operators (email, name, role, status, password_hash, totp_secret_sealed)
       values ('race@example.org', 'Race', 'risk', 'active', 'none', '\\x01') returning id`,
    );
    const { id: request } = await world.database.db.one<{ id: bigint }>(
      `select ask_approval('disqualify_player', $1, null, '{}', $2, 'several accounts', null) as id`,
      [`${id}:${disqualified.playerId}`, operator],
    );
    const { refused } = await world.database.db.one<{ refused: string | null }>(
      'select disqualify_player(r) as refused from approval_requests r where id = $1',
      [request],
    );
    expect(refused).toBeNull();
    await end();
    dying = 'payReward';
    await expect(competitions.run()).rejects.toThrow('killed');
    await Promise.all([competitions.run(), competitions.run()]).catch(() => undefined);
    expect(await ending(id)).toBe('finished');
    const cash = await Promise.all(players.map((player) => world.cash(player)));
    expect(cash).toEqual([10_380n, 10_360n, 10_340n + 3_000n, 10_320n + 2_000n]);
    await expect(
      world.database.app.run('update competition_players set score = 1 where competition_id = $1', [id]),
    ).rejects.toThrow(/final|paid/);
    const again = await world.database.db.one<{ refused: string }>(
      'select disqualify_player(r) as refused from approval_requests r where id = $1',
      [request],
    );
    expect(again.refused).toBe('ended');
  });

  it('gives one place to a household, the better one', async () => {
    const players = await Promise.all(Array.from({ length: 3 }, () => world.bettor({ cash: 1_000n })));
    await oneHousehold(world.database.db, players.slice(0, 2));
    const id = await define(race());
    for (const [index, player] of players.entries()) await bet(player, 20n, BigInt(400 - index * 20));
    await count();
    await end();
    expect(await ending(id)).toBe('finished');
    const cash = await Promise.all(players.map((player) => world.cash(player)));
    expect(cash).toEqual([1_380n + 3_000n, 1_360n, 1_340n + 2_000n]);
  });
});

describe('a tournament', () => {
  it('with too few players is cancelled, and every entry refunded once', async () => {
    const player = await world.bettor({ cash: 1_000n });
    const id = await define(tournament(), 'ahead');
    expect(await competitions.enter(id, player.playerId, 'BTC')).toMatchObject({ reason: 'currency_not_supported' });
    const entries = await Promise.all(Array.from({ length: 5 }, () => competitions.enter(id, player.playerId, 'EUR')));
    expect(entries.every(({ ok }) => ok)).toBe(true);
    expect(await world.cash(player)).toBe(500n);
    now = new Date(now.getTime() + 2 * hourMs);
    expect(await competitions.enter(id, player.playerId, 'EUR')).toMatchObject({ reason: 'entry_closed' });
    dying = 'refund';
    await expect(competitions.run()).rejects.toThrow('killed');
    dying = 'close';
    await expect(competitions.run()).rejects.toThrow('killed');
    expect(await ending(id)).toBe('cancelled');
    expect(await world.cash(player)).toBe(1_000n);
  });

  it('pays in and adds what it pays out and keeps, and equal scores divide their prizes', async () => {
    const players = await Promise.all(Array.from({ length: 3 }, () => world.bettor({ cash: 10_000n })));
    const id = await define(tournament(), 'ahead');
    for (const { playerId } of players) await competitions.enter(id, playerId, 'EUR');
    const poor = await world.bettor({ cash: 499n });
    expect(await competitions.enter(id, poor.playerId, 'EUR')).toMatchObject({ ok: false, reason: 'funds' });
    await oneHousehold(world.database.db, [players[0] as Bettor, poor]);
    expect(await competitions.enter(id, poor.playerId, 'EUR')).toMatchObject({ ok: false, reason: 'household' });
    kept = new Set([poor.playerId]);
    expect(await competitions.enter(id, poor.playerId, 'EUR')).toMatchObject({ ok: false, reason: 'protected' });
    // The rounds are played in an hour, by the clock of the database now: move the competition to where they are.
    await world.database.db.run(
      `update competitions set starts_at = now() - interval '1 minute', ends_at = now() + interval '1 hour' where id = $1`,
      [id],
    );
    await competitions.run();
    expect(await stateOf(id)).toBe('running');
    for (const [index, player] of players.entries()) await bet(player, 100n, index === 2 ? 200n : 300n);
    await end();
    dying = 'pay';
    await expect(competitions.run()).rejects.toThrow('killed');
    expect(await ending(id)).toBe('finished');
    // EUR 15 of entries less 10 %, and 20: 33.50, of which the first two places have 90 %.
    const cash = await Promise.all(players.map((player) => world.cash(player)));
    expect(cash).toEqual([9_500n + 200n + 1_507n, 9_500n + 200n + 1_507n, 9_500n + 100n + 335n]);
    const pool = await world.database.db.one<Record<string, bigint>>(
      'select added, entered, refunded, paid, kept from tournament_pools where tournament_id = $1',
      [id],
    );
    expect(pool).toEqual({ added: 2_000n, entered: 1_500n, refunded: 0n, paid: 3_349n, kept: 151n });
  });
});
