/** A round whose result comes from a studio ends by what the studio signed for it, once and in time, or not at all without operators. */
import type { StudioProof } from '@carmine/contract/games/fairness';
import { checkRecord, gameByMath, isSignedByStudio, readRecords } from '@carmine/games';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { complaintsOf } from '../../../../../../tools/verifier/check.mjs';
import { twoOperators } from '../../../testing/treasury-operators.ts';
import { createStudioWorld, studioTable, type StudioWorld } from '../testing/studio-world.ts';
import * as store from './live-store.ts';
import type { Held, LiveRound } from './live-store.ts';
import { stepTable } from './run-table.ts';

let world: StudioWorld;
let held: Held;
beforeAll(async () => {
  world = await createStudioWorld();
});
afterAll(() => world.close());

/** One unit on each of two numbers and on red, in cents of one euro each. */
const chips = { '7': 1, '8': 1, red: 1 };
const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const winOf = ({ result }: LiveRound): bigint => {
  const { pocket } = result as { pocket: number };
  return (pocket === 7 || pocket === 8 ? 3_600n : 0n) + (red.has(pocket) ? 200n : 0n);
};

/** A round in which the studio does this, with a bet of real money and one of play money in it. */
const play = async (wish: string) => {
  // What comes late for the round before is no word about this one.
  await world.wish(wish);
  held = await world.nextRound();
  const seat = await world.seat();
  const demo = await world.launch(undefined, studioTable);
  expect((await world.place(seat, '1.00', { chips })).status).toBe(201);
  const body = { round: await world.round(), stake: '1.00', params: { chips } };
  expect((await world.bet(demo, body, 'demo')).status).toBe(201);
  // It takes bets: the studio hears of it.
  await stepTable(world.deps, held);
  const demoBalance = async () =>
    BigInt(String((await world.play(demo, 'GET', 'session')).body.balance).replace('.', ''));
  return { seat, demoBalance };
};

/** Whatever a round was held for, so that the next one can begin: as two operators would. */
const abandon = async (): Promise<void> => {
  await world.database.db.transaction(async (sql) => {
    await sql.run('alter table live_rounds disable trigger live_rounds_by_studio');
    await sql.run(
      `update live_rounds set phase = 'voided', ended_at = clock_timestamp() where phase = 'closed' and chain_id is null`,
    );
    await sql.run('alter table live_rounds enable trigger live_rounds_by_studio');
  });
};

afterEach(abandon);

describe('a result that may be used', () => {
  it.each([
    ['normal', 1],
    ['lost', 0],
    ['twice', 2],
    ['late', 1],
  ] as const)('%s: decides the round, pays every bet once, and is kept once', async (wish, notifications) => {
    world.told.length = 0;
    const { seat, demoBalance } = await play(wish);
    await world.until(held, 'closed');
    if (wish === 'lost') {
      // The first call has the wheel turned, a later one has the answer.
      await world.makeDue();
      await stepTable(world.deps, held);
      await expect
        .poll(async () => {
          await world.askAgain();
          await stepTable(world.deps, held);
          return (await store.lastRounds(world.database.db, studioTable, 1))[0]?.phase;
        })
        .toBe('running');
    }
    const round = await world.until(held, 'settled');
    if (notifications > 0) await expect.poll(() => world.told.length).toBe(notifications);
    expect(world.told.map(({ status }) => status)).toEqual(world.told.map(() => 200));
    expect(await world.events(round)).toEqual([{ kind: 'result', early: false, differs: false }]);
    const signed = JSON.parse(round.studioEvent?.signed ?? '{}') as { draws: unknown };
    expect(signed.draws).toEqual([[37, (round.result as { pocket: number }).pocket]]);
    expect(await world.cash(seat)).toBe(9_700n + winOf(round));
    expect(await demoBalance()).toBe(99_700n + winOf(round));
  });

  it.each(['betting', 'closed', 'running'] as const)(
    'of a worker that dies in %s is used by the next one',
    async (phase) => {
      const { seat } = await play('normal');
      const { id } = await world.until(held, phase);
      const dead = held;
      held = await world.take();
      const { app } = world.database;
      for (const call of [
        'ask_studio($1, $2, $3, 0)',
        `hold_studio_round($1, $2, $3, 'late')`,
        `decide_studio_round($1, $2, $3, 1, '{}', 0)`,
      ])
        expect(await app.one(`select ${call} as done`, [studioTable, dead.fence, id])).toEqual({ done: false });
      const round = await world.until(held, 'settled');
      expect(round.id).toBe(id);
      expect(await world.cash(seat)).toBe(9_700n + winOf(round));
    },
  );
});

it('the record of a bet has what the studio signed, and both verifiers work the payout out from it', async () => {
  held = await world.nextRound();
  const player = await world.player(10_000n);
  const token = await world.launch(player, studioTable);
  const placed = await world.place({ ...player, token }, '1.00', { chips });
  const { linkN } = await world.until(held, 'settled');
  const { body } = await world.get(`/game-service/api/v1/rounds/${placed.body.id}`, player);
  const [record] = readRecords(JSON.stringify(body)) ?? [];
  expect(body.fairness).toBeUndefined();
  expect(record?.sharedRoundNumber).toBe(linkN);
  if (record?.studio === undefined) throw new Error('Nothing that a studio signed');
  const holds = await isSignedByStudio(record.studio);
  expect(checkRecord(record, { holds })).toMatchObject({ result: { holds: true } });
  expect(checkRecord(record, { holds: false })).not.toMatchObject({ result: { holds: true } });
  // Whoever has not looked at the signature says nothing of the round.
  expect(checkRecord(record)).toEqual({ checked: false, reason: 'no_ed25519' });
  const definition = gameByMath(body.game, body.mathVersion)?.definition;
  expect(complaintsOf(body, definition)).toEqual([]);
  const { studio } = body as { studio: StudioProof };
  const forged = { ...studio, signed: studio.signed.replace('"serial":', '"serial":1') };
  expect(complaintsOf({ ...body, studio: forged }, definition)).toEqual(['studio']);
  expect(await isSignedByStudio(forged)).toBe(false);
  expect(complaintsOf({ ...body, sharedRoundId: 'lrd_other' }, definition)).toEqual(['studio']);
});

it('a studio that answers nothing for a while delays no step of the round', async () => {
  await play('normal');
  const answers: (() => void)[] = [];
  const away = {
    ...world.studio,
    announce: () =>
      new Promise<undefined>((resolve) => {
        answers.push(() => resolve(undefined));
      }),
  };
  const deps = { ...world.deps, studios: [away] };
  try {
    await world.askAgain();
    await stepTable(deps, held);
    for (const step of ['closes', 'is told']) {
      await world.makeDue();
      expect(await stepTable(deps, held), step).toBeTypeOf('number');
    }
    expect((await world.table()).round?.phase).toBe('closed');
    expect(answers).toHaveLength(2);
  } finally {
    for (const answer of answers) answer();
  }
});

describe('what may not be used', () => {
  it.each([
    ['failed', 'failed', 1],
    ['early', 'early', 1],
    ['silent', 'late', 0],
    ['bad-signature', 'late', 0],
  ] as const)('%s: holds the round, and pays nobody', async (wish, reason, kept) => {
    world.told.length = 0;
    const { seat, demoBalance } = await play(wish);
    // Nothing waits for it: it has to be there while bets are taken.
    if (wish === 'early') await expect.poll(() => world.told.length).toBe(1);
    await world.until(held, 'closed');
    if (wish === 'silent' || wish === 'bad-signature') {
      await world.makeDue();
      await stepTable(world.deps, held);
      if (wish === 'bad-signature') await expect.poll(() => world.told.map(({ status }) => status)).toEqual([401]);
      await world.database.db.run(
        `update live_rounds set due_at = clock_timestamp() - interval '46 s' where phase = 'closed'`,
      );
    }
    const round = await world.stepUntil(held, (one) => one.held !== null);
    expect([round.held, round.phase, (await world.events(round)).length]).toEqual([reason, 'closed', kept]);
    expect((await world.table()).round).toMatchObject({ phase: 'closed', held: true });
    expect([await world.cash(seat), await demoBalance()]).toEqual([9_700n, 99_700n]);
    // One operator alone voids nothing; with another one every stake is back, once, also at a table that has closed.
    const { asker, ask, approve } = await twoOperators({ owner: world.database.db, db: world.database.app });
    const request = await ask({ kind: 'void_live_round', subject: String(round.id), values: {} });
    expect(await approve(request, asker)).not.toBe('done');
    await stepTable(world.deps, held);
    expect(await world.cash(seat)).toBe(9_700n);
    await world.database.db.run(`update live_tables set open = false, lease_until = '-infinity' where id = $1`, [
      studioTable,
    ]);
    expect(await approve(request)).toBe('done');
    expect(await store.freeTables(world.database.app)).toEqual([studioTable]);
    held = await world.take();
    await Promise.all([1, 2, 3].map(() => stepTable(world.deps, held).catch(() => 0)));
    await world.database.db.run('update live_tables set open = true where id = $1', [studioTable]);
    expect([await world.cash(seat), await demoBalance()]).toEqual([10_000n, 100_000n]);
  });

  it('a second result is kept and never used: it holds a round that is not paid yet', async () => {
    world.told.length = 0;
    const { seat } = await play('other-result');
    await world.until(held, 'closed');
    await world.makeDue();
    await stepTable(world.deps, held);
    await expect.poll(() => world.told.length).toBe(2);
    const round = await world.stepUntil(held, (one) => one.held !== null);
    expect(round.held).toBe('differs');
    expect(await world.events(round)).toMatchObject([{ differs: false }, { differs: true }]);
    expect(await world.cash(seat)).toBe(9_700n);
  });

  it('a second result of a round that is paid changes nothing, and operators hear of it', async () => {
    const { seat } = await play('normal');
    const round = await world.until(held, 'settled');
    const { signed = '', key = '', publicKey = '', signature = '' } = round.studioEvent ?? {};
    const { app } = world.database;
    const other = signed.replace(/"draws":\[\[37,\d+\]\]/, '"draws":[[37,99]]');
    const heard = await app.one('select hear_studio($1, $2, $3, $4, $5, $6) as heard', [
      ...[world.studio.code, round.id, other, key, publicKey, signature],
    ]);
    expect(heard).toEqual({ heard: 'differs' });
    const { agreed } = await twoOperators({ owner: world.database.db, db: world.database.app });
    expect(await agreed({ kind: 'void_live_round', subject: String(round.id), values: {} })).toBe('ended');
    await stepTable(world.deps, held);
    expect(await world.cash(seat)).toBe(9_700n + winOf(round));
  });

  it('what the database was given without a signature of the studio holds the round', async () => {
    const { seat } = await play('silent');
    const closed = await world.until(held, 'closed');
    const signed = JSON.stringify({
      ...{
        type: 'carmine-studio-1',
        to: 'sandbox',
        table: studioTable,
        round: world.gamingDeps.ids.encode('lrd', closed.id),
      },
      ...{ kind: 'result', draws: [[37, 7]], at: new Date().toISOString(), serial: 1 },
    });
    await world.database.app.one('select hear_studio($1, $2, $3, $4, $5, $6) as heard', [
      ...[world.studio.code, closed.id, signed, 'studio-1', 'A'.repeat(43), 'A'.repeat(86)],
    ]);
    expect((await world.stepUntil(held, (one) => one.held !== null)).held).toBe('unsigned');
    expect(await world.cash(seat)).toBe(9_700n);
  });

  it('by the clock that takes bets a text is early, and by what is known already it differs', async () => {
    await play('silent');
    const { id } = await world.until(held, 'betting');
    const { db, app } = world.database;
    const round = world.gamingDeps.ids.encode('lrd', id);
    const hear = async (said: object) => {
      const signed = JSON.stringify({ ...{ table: studioTable, round, at: new Date().toISOString() }, ...said });
      const values = [world.studio.code, id, signed, 'studio-1', 'A'.repeat(43), 'A'.repeat(86)];
      return (await app.one<{ heard: string }>('select hear_studio($1, $2, $3, $4, $5, $6) as heard', values)).heard;
    };
    const result = { kind: 'result', draws: [[37, 7]] };
    expect(await hear(result)).toBe('early');
    // Nobody has closed it, and no bet is taken any more.
    await db.run(`update live_rounds set closes_at = clock_timestamp() where id = $1`, [id]);
    expect(await hear({ ...result, serial: 2 })).toBe('stored');
    expect(await hear({ ...result, at: new Date(Date.now() - 60_000).toISOString() })).toBe('early');
    expect(await hear({ kind: 'failed' })).toBe('differs');
    expect(await hear({ ...result, draws: [[37, 8]] })).toBe('differs');
    await world.until(held, 'closed');
  });

  it('is refused at the door: without a signature, for another text, or for no table of ours', async () => {
    await play('silent');
    const signer = { 'studio-key': 'studio-1', 'studio-signature': 'A'.repeat(86) };
    const before = await world.database.db.rows('select id from studio_events');
    expect(await world.notify('{}', {})).toBe(401);
    expect(await world.notify('{"kind":"result"}', signer)).toBe(401);
    expect(await world.database.db.rows('select id from studio_events')).toEqual(before);
    await world.until(held, 'closed');
  });
});

it('the database itself decides no round of a studio without its word, and no role but the owner writes one', async () => {
  await play('silent');
  const round = await world.until(held, 'closed');
  const { app, db } = world.database;
  for (const table of ['studio_events', 'studio_rounds'])
    await expect(app.run(`delete from ${table}`)).rejects.toThrow('permission denied');
  for (const change of [`phase = 'running', result = '{}', revealed_at = now()`, `phase = 'voided', ended_at = now()`])
    await expect(db.run(`update live_rounds set ${change} where id = $1`, [round.id])).rejects.toThrow(
      'by its studio or by two operators',
    );
});
