/** Each consumer of the feed receives every settled round once, in whatever order rounds were opened and committed. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sql } from '../../../database/database.ts';
import { systemRandom } from '../../../platform/secrets/random.ts';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { commitRounds } from '../rounds/commit-store.ts';
import { createRoundFeed, createWallet, rollUps, type FeedConsumer, type RoundFeed, type Wallet } from '../index.ts';
import type { RoundElement } from '../rounds/round.ts';
import { betElement, createBettor, euroRate, hashOf, stepElement, type Bettor } from '../testing/bettor.ts';
import { settled } from '../testing/ledger-world.ts';
import { seal, sealAndRollUp } from '../testing/seal-and-roll-up.ts';

let database: TestDatabase;
let wallet: Wallet;
let player: Bettor;
let feed: RoundFeed;
let got: string[];

/** Stores what it receives in its own table, as a real consumer would. */
const collector = (name: string, startsAt: FeedConsumer['startsAt'] = 'beginning'): FeedConsumer => ({
  ...{ name, startsAt },
  handle: async (sql, batch) => {
    for (const { id, status, staked, payout } of await batch.rounds())
      await sql.run('insert into analytics_seen values ($1, $2)', [name, `${id} ${status} ${staked} ${payout}`]);
    for (const { roundId, kind, amount } of await batch.reversals())
      await sql.run('insert into analytics_seen values ($1, $2)', [name, `${roundId} ${kind} ${amount}`]);
  },
});
const seen = async (name = 'all') => {
  const rows = await database.db.rows<{ said: string }>('select said from analytics_seen where name = $1', [name]);
  got = rows.map(({ said }) => said);
  return got;
};

beforeEach(async () => {
  database = await testDatabase();
  await database.db.run('create table analytics_seen (name text, said text)');
  await database.db.run('grant select, insert on analytics_seen to carmine_app');
  wallet = createWallet({
    database: database.app,
    random: systemRandom,
    alarm: { checked: () => undefined },
  });
  player = await createBettor(database.db, wallet, { cash: 10_000n });
  feed = createRoundFeed({
    db: database.app,
    consumers: [collector('all'), collector('later', 'now')],
    rowsAtOnce: 2,
  });
});
afterEach(() => database.close());

const bet = async (who: Bettor, nonce: bigint, win = 0n) =>
  settled(await wallet.commitRound(betElement(who, { nonce, win, stake: 100n }))).roundId;
const turn = async (name = 'all') => {
  await seal(database.app);
  await feed.advance(name);
};

/** Runs work in a transaction that stays open until `commit` is called. */
const hold = async (work: (sql: Sql) => Promise<unknown>): Promise<() => Promise<void>> => {
  let end: () => void = () => undefined;
  const notified = new Promise<void>((resolve) => {
    end = resolve;
  });
  let over: Promise<void> = Promise.resolve();
  await new Promise<void>((written, failed) => {
    over = database.app.transaction(async (sql) => {
      await work(sql);
      written();
      await notified;
    });
    over.catch(failed);
  });
  return () => {
    end();
    return over;
  };
};

describe('each settled round is handed over once', () => {
  it('though a transaction with lower ids is held open while later ones commit', async () => {
    const other = await createBettor(database.db, wallet, { cash: 500n });
    const early = await bet(player, 0n);
    await turn();
    let held = 0n;
    const commit = await hold(async (sql) => {
      const [reply] = await commitRounds(sql, [betElement(other, { stake: 100n })], true);
      held = settled(reply).roundId;
    });
    const after = await bet(player, 1n);
    await turn();
    await turn();
    expect(await seen()).toEqual([`${early} settled 100 0`]);
    expect(after).toBeGreaterThan(held);
    await commit();
    await turn();
    await turn();
    expect((await seen()).toSorted()).toEqual([early, held, after].map((id) => `${id} settled 100 0`).toSorted());
  });

  it('a multi-step one after its end with its final amounts, though it has the id of its opening', async () => {
    const { roundId, seq } = settled(await wallet.commitRound(betElement(player, { open: true })));
    const other = await createBettor(database.db, wallet, { cash: 500n });
    const later = await bet(other, 0n);
    await turn();
    expect(await seen()).toEqual([`${later} settled 100 0`]);
    await wallet.commitRound(
      stepElement(
        player,
        { roundId, seq },
        {
          final: true,
          multiplierE4: 20_000n,
          actions: [{ type: 'WIN', amount: 200n }],
        },
      ),
    );
    await turn();
    await turn();
    expect(await seen()).toEqual([`${later} settled 100 0`, `${roundId} settled 100 200`]);
  });

  it('a voided one too, and each reversal of a settled one as a separate entry', async () => {
    const action = (
      id: string,
      type: 'BET' | 'WIN' | 'REFUND',
      amount: bigint,
      final: boolean,
      round: string,
    ): RoundElement =>
      betElement(
        player,
        {},
        {
          ...{
            key: '',
            requestHash: hashOf(id),
            round: { kind: 'external', stake: amount },
            final,
            multiplierE4: 0n,
          },
          ...{
            provider: {
              providerId: 'studio',
              externalRoundId: round,
              actionId: id,
            },
            actions: [{ type, amount }],
          },
        },
      );
    const voided = settled(await wallet.commitRound(action('b1', 'BET', 40n, false, 'one'))).roundId;
    await wallet.commitRound(action('r1', 'REFUND', 40n, true, 'one'));
    const won = settled(await wallet.commitRound(action('b2', 'BET', 50n, false, 'two'))).roundId;
    await wallet.commitRound(action('b3', 'BET', 7n, false, 'two'));
    const reverse = (actionId: string) =>
      wallet.reverseAction(database.app, {
        ...{
          playerId: player.playerId,
          providerId: 'studio',
          actionId,
          rollbackId: 'r',
          currency: player.currency,
        },
        ...{ eurRate: euroRate, wagerWeightBp: 0 },
      });
    // While the round is open, a reversal only changes its amounts.
    await reverse('b3');
    await wallet.commitRound(action('w2', 'WIN', 90n, true, 'two'));
    await turn();
    await reverse('w2');
    await turn();
    await turn();
    expect((await seen()).toSorted()).toEqual(
      [`${voided} voided 0 0`, `${won} settled 50 90`, `${won} win_reversed 90`].toSorted(),
    );
  });

  it('by several workers at once', async () => {
    for (let nonce = 0n; nonce < 12n; nonce += 1n) {
      await bet(player, nonce);
      await seal(database.app);
    }
    const others = [1, 2, 3].map(() =>
      createRoundFeed({
        db: database.app,
        consumers: [collector('all')],
        rowsAtOnce: 3,
      }),
    );
    await Promise.all(others.map((one) => one.advance('all')));
    await feed.advance('all');
    expect(await seen()).toHaveLength(12);
    expect(new Set(got).size).toBe(12);
  });
});

describe('a consumer', () => {
  it('that fails gets the same batch again, and nothing of the failed attempt stays', async () => {
    await bet(player, 0n);
    await seal(database.app);
    let fails = true;
    const { handle, ...rest } = collector('all');
    const shaky = createRoundFeed({
      db: database.app,
      consumers: [
        {
          ...rest,
          handle: async (sql, batch) => {
            await handle(sql, batch);
            if (fails) throw new Error('not now');
          },
        },
      ],
    });
    await expect(shaky.advance('all')).rejects.toThrow('not now');
    expect(await seen()).toEqual([]);
    fails = false;
    expect(await shaky.advance('all')).toEqual({ behindSeconds: 0 });
    expect(await seen()).toHaveLength(1);
  });

  it('that is new starts at the beginning or now, as it declares', async () => {
    await bet(player, 0n);
    await turn('later');
    expect(await seen('later')).toEqual([]);
    await bet(player, 1n);
    await turn('later');
    await turn();
    expect(await seen('later')).toHaveLength(1);
    expect(await seen()).toHaveLength(2);
  });

  it('has a unique name, and its cursor never goes back', async () => {
    const twice = () =>
      createRoundFeed({
        db: database.app,
        consumers: [collector('all'), collector('all')],
      });
    expect(twice).toThrow('the same name');
    await bet(player, 0n);
    await turn();
    await expect(database.app.run('update feed_cursors set block = 0')).rejects.toThrow('never goes back');
    await expect(database.app.run('delete from feed_cursors')).rejects.toThrow('permission denied');
  });
});

describe('the roll-ups', () => {
  it('block no bet while they run', async () => {
    await bet(player, 0n);
    await seal(database.app);
    const commit = await hold((sql) => rollUps.handle(sql, { after: 0n, to: 1n } as never));
    await database.app.transaction(async (sql) => {
      await sql.run(`set local lock_timeout = '1ms'`);
      await wallet.adjust(sql, {
        playerId: player.playerId,
        key: 'now',
        currency: 'EUR',
        amount: 1n,
      });
    });
    await bet(player, 1n);
    await commit();
    await database.app.run(`insert into feed_cursors (consumer, block) values ('wallet.roll-ups', 1)`);
    await sealAndRollUp(database.app);
  });

  it('are refused if they do not continue at their cursor', async () => {
    await bet(player, 0n);
    await sealAndRollUp(database.app);
    await expect(database.app.run('select roll_up(0, 1)')).rejects.toThrow('the roll-up stands at block');
  });
});
