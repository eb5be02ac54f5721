import { checkRecord, definitionsOf } from '@carmine/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { complaintsOf } from '../../../../../../tools/verifier/check.mjs';
import { createPlayWorld, type PlayWorld } from '../../../testing/play-world.ts';
import { createLedgerSeals, type LedgerSeals } from '../../wallet/index.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import { auditRounds, createRoundWatch } from '../index.ts';

let world: PlayWorld;
let seals: LedgerSeals;

beforeAll(async () => {
  world = await createPlayWorld();
  seals = createLedgerSeals({ db: world.database.app, key: Buffer.alloc(32, 8) });
});
afterAll(() => world.close());

const audit = (atMost = Infinity) => auditRounds(world.database.app, world.gamingDeps, { atMost });
const watch = () => createRoundWatch({ ...world.gamingDeps, db: world.database.app }).look();

/** Dice, and blackjack played to the end. */
const playSome = async (): Promise<void> => {
  const player = await world.player(100_000n);
  const dice = await world.launch(player, 'dice');
  for (let index = 0; index < 12; index += 1)
    await world.bet(dice, { stake: '1.00', params: { target: 4_999, direction: 'under' } }, `dice-${index}`);
  const table = await world.launch(player, 'blackjack-classic');
  for (let index = 0; index < 6; index += 1) {
    let { body: round } = await world.bet(table, { stake: '1.00' }, `table-${index}`);
    while (round.status === 'open')
      ({ body: round } = await world.play(
        ...([table, 'POST', `rounds/${round.id}/actions`] as const),
        {
          seq: round.seq,
          action: { type: (round.legal as string[]).includes('insurance_no') ? 'insurance_no' : 'stand' },
        },
        `act-${round.id}-${round.seq}`,
      ));
  }
};

/** Runs as the database owner with triggers disabled. */
const tamper = (...statements: string[]): Promise<void> =>
  world.database.db.transaction(async (sql) => {
    await sql.run(`set local session_replication_role = 'replica'`);
    for (const statement of statements) await sql.run(statement);
  });

it('rounds of every kind follow from their seeds, before and after these are revealed', async () => {
  await playSome();
  expect(await audit()).toEqual({ problems: [], checked: 18 });
  expect(await audit(5)).toEqual({ problems: [], checked: 5 });
  await seals.look();
  await seals.look();
  expect(await watch()).toEqual([]);
});

/** A round of Mines with a safe tile open, staked with cash 1.00 and bonus 1.00. */
const openTile = async (bonusId: bigint, change: Partial<Parameters<PlayWorld['wallet']['grantBonus']>[1]> = {}) => {
  const player = await world.player(100n);
  const { wallet, database } = world;
  await wallet.grantBonus(database.app, {
    ...{ playerId: player.playerId, bonusId, currency: 'EUR', amount: 1_000n, wagerRequired: 50_000n },
    ...{ expiresAt: new Date(Date.now() + 3_600_000), maxFirstStake: 500n, ...change },
  });
  const token = await world.launch(player, 'mines');
  const opened = await world.bet(token, { stake: '2.00', params: { mines: 1 } }, `mines-${bonusId}`);
  const act = (seq: number, type: string) =>
    world.play(token, 'POST', `rounds/${opened.body.id}/actions`, { seq, action: { type } }, `${type}-${bonusId}`);
  const { body } = await act(opened.body.seq, 'open-8');
  if (body.status !== 'open') return openTile(bonusId + 1n, change);
  return {
    playerId: player.playerId,
    take: () => act(body.seq, 'take'),
    cash: async () => (await world.play(token, 'GET', 'session')).body.balance as string,
    /** A bet of the bonus alone, which counts for wagering. */
    wager: async () => {
      const bet = { stake: '1.00', params: { target: 4_999, direction: 'under' } };
      return world.bet(await world.launch(player, 'dice'), bet, `wager-${bonusId}`);
    },
    cancel: () => wallet.removeBonus(database.app, { playerId: player.playerId, bonusId, reason: 'cancelled' }),
    record: () => world.play(token, 'GET', `rounds/${opened.body.id}`),
  };
};

it('a bonus that was removed while its round was open leaves its share of the win with the house, and no more', async () => {
  const { playerId, cancel, take } = await openTile(900n);
  await cancel();
  expect((await take()).body.status).toBe('settled');
  const { id } = await world.database.db.one<{ id: bigint }>('select id from rounds where player_id = $1', [playerId]);
  expect((await audit()).problems).toEqual([]);
  await seals.look();
  await seals.look();
  expect(await watch()).toEqual([]);
  expect(await world.wallet.cashOutsStopped()).toBeUndefined();
  await tamper(`update rounds set payout = payout - 1 where id = ${id}`);
  expect((await audit()).problems).toEqual([
    { problem: 'payout not as worked out again', table: 'rounds', id: String(id) },
  ]);
  await tamper(`update rounds set payout = payout + 1 where id = ${id}`);
});

const capped = {
  ...{ amount: 200n, wagerRequired: 1n },
  terms: { conversionCap: 50n, exceptGames: [], gameWeightsBp: {} },
};

it.each([
  { when: 'was cancelled before the round is taken', bonusId: 910n, how: 'removed' },
  { when: 'was completed within its cap', bonusId: 930n, how: 'capped' },
  { when: 'is cancelled at once with the last step', bonusId: 950n, how: undefined },
])('the answer and the record say what the house kept of a bonus that $when', async ({ bonusId, how }) => {
  const { playerId, ...tile } = await openTile(bonusId, how === 'capped' ? capped : {});
  if (how === 'removed') await tile.cancel();
  if (how === 'capped') await tile.wager();
  const before = await tile.cash();
  const [{ body: answer }] = await Promise.all([tile.take(), how === undefined ? tile.cancel() : undefined]);
  const { payout, endedBonus, multiplier, balance } = answer;
  const cents = (amount = '0') => BigInt(amount.replace('.', ''));
  expect(cents(payout) + cents(endedBonus?.kept)).toBe((200n * BigInt(multiplier)) / 10_000n);
  if (how !== undefined) expect(endedBonus).toMatchObject({ how, staked: '1.00' });
  if (endedBonus !== undefined) expect(cents(balance) - cents(before)).toBe(cents(payout));
  expect((await tile.take()).body).toEqual(answer);
  await world.gaming.rotate(playerId, undefined);
  const { body: stored } = await tile.record();
  expect([stored.payout, stored.endedBonus]).toEqual([payout, endedBonus]);
  expect(checkRecord(stored)).toMatchObject({ checked: true, result: { holds: true } });
  expect(complaintsOf(stored, definitionsOf([stored])[stored.mathVersion])).toEqual([]);
  expect((await audit()).problems).toEqual([]);
});

it('a round whose outcome, multiplier and payout were changed together with its transfer and the balance is reported', async () => {
  const player = await world.player(100_000n);
  const dice = await world.launch(player, 'dice');
  // Some of these lose.
  for (let index = 0; index < 12; index += 1)
    await world.bet(dice, { stake: '1.00', params: { target: 4_999, direction: 'under' } }, `more-${index}`);
  const { id } = await world.database.db.one<{ id: bigint }>(
    `select id from rounds where player_id = $1 and payout = 0 order by id limit 1`,
    [player.playerId],
  );
  const won = await world.database.db.one<{ outcome: object; multiplier_e4: bigint; payout: bigint; draws: object }>(
    'select outcome, multiplier_e4, payout, draws from rounds where player_id = $1 and payout > 0 limit 1',
    [player.playerId],
  );
  // Before it is sealed, so that seals cannot reveal the change.
  await tamper(
    `update rounds set outcome = '${JSON.stringify(won.outcome)}', draws = '${JSON.stringify(won.draws)}',
       multiplier_e4 = ${won.multiplier_e4}, payout = ${won.payout} where id = ${id}`,
    `insert into transfers (created_at, player_id, group_id, kind, from_account, to_account, currency, amount, round_id)
     select t.created_at, t.player_id, t.group_id, 'win', t.to_account, t.from_account, t.currency, ${won.payout}, t.round_id
     from transfers t where t.round_id = ${id} and t.kind = 'bet'`,
    `update accounts set balance = balance + ${won.payout}
     where owner_id = ${player.playerId} and owner_kind = 'player' and kind = 'cash'`,
  );
  await expectLedgerSound(world.database.app);
  const expected = ['draws', 'multiplier', 'payout', 'view'].map((what) => ({
    ...{ problem: `${what} not as worked out again`, table: 'rounds', id: String(id) },
  }));
  expect((await audit()).problems.toSorted((a, b) => a.problem.localeCompare(b.problem))).toEqual(expected);
  await seals.look();
  await seals.look();
  const found = await watch();
  expect(found.toSorted((a, b) => a.problem.localeCompare(b.problem))).toEqual(expected);
  expect((await world.wallet.cashOutsStopped())?.reason).toContain(`rounds ${id}`);
  expect(await watch()).toEqual([]);
});
