/** A jackpot that falls in a shipped game, through every call that tells of it: to its player, to everybody, and to operators. */
import { type Activity, getActivity, getActivityFile } from '@carmine/contract/games/activity';
import { listPools, listPoolWins } from '@carmine/contract/back-office/games/jackpots';
import { getBetHistory } from '@carmine/contract/games/bet-history';
import type { CallResult } from '@carmine/contract/call';
import type { Endpoint } from '@carmine/contract/endpoint';
import * as service from '@carmine/contract/games/game-service';
import { getJackpots, getJackpotWins } from '@carmine/contract/games/jackpots';
import { type PlayRound, startPlayRound } from '@carmine/contract/games/play';
import { checkRecord, checkTrigger, recordedRound } from '@carmine/games';
import { formatAmount, money, readAmount } from '@carmine/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientSeedFor } from '../../../../../packages/games/testing/find-seed.ts';
import { createTriggerVault } from '../../modules/gaming/fairness/jackpot-trigger.ts';
import { createSeedVault } from '../../modules/gaming/fairness/server-seed.ts';
import type { PaymentId } from '../../modules/wallet/index.ts';
import { expectLedgerSound } from '../../modules/wallet/testing/expect-ledger-sound.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import { enrolOperator } from '../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../testing/test-server.ts';

const [cash, stake] = ['1000.00', '50.00'];

let server: TestServer;
let operator: Visitor;
beforeAll(async () => {
  server = await testServer({ worker: false });
  operator = await enrolOperator(server, 'payments');
});
afterAll(() => server.close());

const dataOf = async <E extends Endpoint>(asked: Promise<CallResult<E>>) => {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.status} ${answer.problem.code}`);
  return answer.data;
};
const cents = (text: string): bigint => readAmount('EUR', text).subunits;
const text = (amount: bigint): string => formatAmount(money('EUR', amount));

interface Player extends SignedUp {
  readonly bearer: string;
}

let payment = 9_200_000n;
const launched = async (launchId: string): Promise<Player> => {
  const player = await server.signUp();
  await server.modules.wallet.creditDeposit(server.database.db, {
    ...{ playerId: server.platform.ids.decode('usr', player.userId) as PlayerId, provider: 'test', currency: 'EUR' },
    ...{ paymentId: (payment += 1n) as PaymentId, amount: cents(cash), to: 'cash', eurRate: 10n ** 18n },
  });
  const { url } = await dataOf(player.call(service.postGame, { body: { launchId, demo: false } }));
  return { ...player, bearer: url.split('#session=')[1] ?? '' };
};
const bet = ({ call, bearer }: Player): Promise<PlayRound> =>
  dataOf(call(startPlayRound, { bearer, body: { stake }, idempotencyKey: 'wins' }));
const publicPool = async (id: string) => {
  const found = (await dataOf(server.visitor().call(getJackpots, {}))).find((one) => one.id === id);
  if (found === undefined) throw new Error(`No ${id}`);
  return found;
};
const officePool = async (id: string) => {
  const found = (await dataOf(operator.call(listPools, {}))).find((one) => one.id === id);
  if (found === undefined) throw new Error(`No ${id}`);
  return found;
};
const winOf = async (jackpot: string) => {
  const { items, total } = await dataOf(server.visitor().call(getJackpotWins, { query: { jackpot } }));
  const [win] = items;
  if (win === undefined || total !== 1) throw new Error(`${total} wins of ${jackpot}`);
  return win;
};

/** Everything that shows the result of play counts the jackpot as money won, apart from what the reels pay. */
const expectTold = async (player: Player, round: PlayRound, won: string): Promise<void> => {
  const [back, net] = [cents(round.payout) + cents(won), cents(round.payout) + cents(won) - cents(stake)];
  expect(round).toMatchObject({ status: 'settled', staked: stake, balance: text(cents(cash) + net) });
  const { items } = await dataOf(player.call(getBetHistory, { query: {} }));
  expect(items).toMatchObject([{ roundId: round.id, stake, payout: round.payout, jackpot: won }]);
  const record = await dataOf(player.call(service.getRoundRecord, { params: { id: round.id } }));
  expect(record).toMatchObject({ payout: round.payout, jackpots: round.jackpots });

  const activity: Activity = await dataOf(player.call(getActivity, { query: {} }));
  const sums = { staked: stake, returned: text(back), net: text(net) };
  expect(activity).toMatchObject({ play: sums, days: [sums], games: [{ game: round.game, ...sums }] });
  const headers = { cookie: player.cookie(), origin: server.url };
  const file = await server.doors.site.inject({ method: 'GET', url: getActivityFile.path, headers });
  expect(file.body.split('\r\n')[1]).toMatch(new RegExp(`,${round.game},EUR,1,${stake},${text(back)},${text(net)}$`));

  server.modules.gaming.winners.forget();
  for (const list of [service.getLatestWinners, service.getTopWinners])
    expect(await dataOf(server.visitor().call(list, { query: { game: round.game } }))).toMatchObject([
      { game: round.game, amount: text(net), currency: 'EUR' },
    ]);
  await expectLedgerSound(server.database.app);
};

/** In place of the sealed amount one that was drawn as well, and that the next stake reaches: no cycle waits for it otherwise. */
const bringNear = async (name: string): Promise<void> => {
  const { wallet } = server.modules;
  const pool = (await wallet.pools()).find((one) => one.name === name);
  if (pool === undefined) throw new Error(`No ${name}`);
  const triggers = createTriggerVault(server.platform);
  const reached = pool.amountCents + (cents(stake) * BigInt(pool.poolBp)) / 10_000n;
  let near = triggers.make(pool);
  while (triggers.open(near).triggerCents > reached) near = triggers.make(pool);
  await server.database.db.transaction(async (sql) => {
    // Nobody may change a commitment otherwise.
    await sql.run(`set local session_replication_role = 'replica'`);
    await sql.run(
      'update jackpot_cycles set commitment = $2, trigger_enc = $3 where pool_id = $1 and fell_at is null',
      [...[pool.poolId, near.commitment, near.sealed]],
    );
  });
};

it('a must-hit jackpot is paid, told everywhere, revealed to everybody as it was committed to, and begins again from its reserve', async () => {
  const id = 'midnight-parcel';
  await bringNear(id);
  const player = await launched(id);
  const before = await publicPool(id);
  expect((await dataOf(server.visitor().call(getJackpotWins, { query: { jackpot: id } }))).total).toBe(0);
  const round = await bet(player);
  // 1 % of the stake is in the meter that is won, 0.5 % in the reserve.
  const won = text(cents(before.amount) + 50n);
  expect(round.jackpots).toEqual([{ name: id, amount: won, winBp: 0 }]);
  await expectTold(player, round, won);

  const win = await winOf(id);
  expect(win).toMatchObject({ amount: won, paid: won, currency: 'EUR', game: id, round: round.id, level: 'must-hit' });
  if (win.proof === undefined || before.mustHitBy === undefined) throw new Error('Nothing was revealed');
  const { trigger, salt, commitment, cycle } = win.proof;
  expect([commitment, cycle]).toEqual([before.commitment, before.cycle]);
  const bounds = { name: id, seedCents: cents(before.seed), mustHitByCents: cents(before.mustHitBy), cycle };
  expect(checkTrigger(bounds, { triggerCents: cents(trigger), salt, commitment })).toEqual({
    ...{ committed: true, drawn: true },
  });
  expect(cents(trigger) <= cents(won)).toBe(true);

  // What is published may be a second old.
  await expect.poll(() => publicPool(id)).toMatchObject({ cycle: cycle + 1, amount: '0.25', lastWin: { amount: won } });
  // The next cycle's is there for everybody with the win, before anybody has staked on it.
  const { commitment: next } = await publicPool(id);
  expect(next).toMatch(/^[0-9a-f]{64}$/);
  expect(next).not.toBe(commitment);
  expect(await officePool(id)).toMatchObject({
    ...{ cycle: cycle + 1, meter: '0.25', reserve: '0.00', paid: won, commitment: next },
  });
  expect((await dataOf(operator.call(listPoolWins, { query: { jackpot: id } }))).items).toMatchObject([
    { amount: won, round: round.id, cycle, trigger, salt, commitment },
  ]);
});

it('a linked jackpot is paid, told everywhere, begins again from its reserve, and its draw is checked with the revealed seeds', async () => {
  const [id, game] = ['signal-ridge-mini', 'signal-ridge'];
  const player = await launched(game);
  await dataOf(player.call(service.postFairnessRotate, { body: {} }));
  const [next] = await server.database.db.rows<{ sealed: Buffer; hash: string }>(
    `select server_seed_enc as sealed, server_seed_hash as hash from seeds where player_id = $1 and state = 'next'`,
    [server.platform.ids.decode('usr', player.userId)],
  );
  if (next === undefined) throw new Error('No next seed');
  const params = { microEuros: 50_000_000 };
  const clientSeed = clientSeedFor(
    { game, params, is: ({ jackpots }) => jackpots.join() === id },
    createSeedVault(server.platform).open(next),
  );
  await dataOf(player.call(service.postFairnessRotate, { body: { clientSeed } }));
  const before = await publicPool(id);
  const round = await bet(player);
  // 0.2 % of the stake is in the meter that is won, 0.25 % in the reserve.
  const won = text(cents(before.amount) + 10n);
  expect(round.jackpots).toEqual([{ name: id, amount: won, winBp: 10_000 }]);
  await expectTold(player, round, won);
  const win = await winOf(id);
  expect(win).toMatchObject({ amount: won, paid: won, game, round: round.id, level: 'mini' });
  expect(win.proof).toBeUndefined();
  await expect
    .poll(() => publicPool(id))
    .toMatchObject({ cycle: before.cycle + 1, amount: '0.12', lastWin: { amount: won } });
  expect(await officePool(id)).toMatchObject({ cycle: before.cycle + 1, meter: '0.125', reserve: '0.00', paid: won });
  expect((await dataOf(operator.call(listPoolWins, { query: { jackpot: id } }))).items).toMatchObject([
    { amount: won, round: round.id, trigger: null },
  ]);

  await dataOf(player.call(service.postFairnessRotate, { body: {} }));
  const record = recordedRound.parse(await dataOf(player.call(service.getRoundRecord, { params: { id: round.id } })));
  expect(checkRecord(record)).toMatchObject({ checked: true, result: { holds: true } });
  expect(checkRecord({ ...record, jackpots: [] })).toMatchObject({ result: { holds: false } });
});
