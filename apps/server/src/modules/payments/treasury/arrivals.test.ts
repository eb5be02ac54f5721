/** Coins that come to the hot wallet, levels, and the equation between books and networks. */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { confirmations } from '../../../testing/coin-stage.ts';
import { openTreasuryStage, type TreasuryStage } from '../../../testing/treasury-stage.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';

let house: TreasuryStage;
let stage: TreasuryStage['stage'];
let operators: TreasuryStage['operators'];
beforeAll(async () => {
  house = await openTreasuryStage();
  ({ stage, operators } = house);
});
afterAll(() => house.close());
afterEach(() => expectLedgerSound(stage.owner));

const coinOf = (code: string) => house.coinOf(code);
const topUp = (code: string, amount: bigint) => house.topUp(code, amount);
const drainOf = (code: string, amount: bigint, address?: string) => house.drainOf(code, amount, address);
const settle = () => house.settle();
const unexplained = async (code: string): Promise<number> =>
  (await stage.desk.treasury.read()).unexplained.filter(({ asset }) => asset === code).length;

const assets = [
  ['ETH', 3n * 10n ** 9n],
  ['BTC', 5n * 10n ** 7n],
  ['USDT', 4n * 10n ** 8n],
] as const;

describe('coins that come to the hot wallet', () => {
  test.each(assets)('%s: announced by two operators they come from cold storage, once', async (code, amount) => {
    expect(await topUp(code, amount)).toBe('done');
    const before = await coinOf(code);
    await house.send(code, amount);
    await stage.turn();
    const after = await coinOf(code);
    expect(after.booked - before.booked).toBe(amount);
    expect(before.cold - after.cold).toBe(amount);
    expect([await unexplained(code), stage.alarms.get(`treasury_unexplained_${code}`)]).toEqual([0, 0]);
  });

  test('announced by nobody they are unexplained, with an alarm, and no player’s', async () => {
    const player = await stage.newPlayer();
    const before = await coinOf('ETH');
    await house.send('ETH', 10n ** 9n + 7n);
    const after = await coinOf('ETH');
    expect([after.booked - before.booked, after.cold]).toEqual([10n ** 9n + 7n, before.cold]);
    expect(stage.alarms.get('treasury_unexplained_ETH')).toBe(1);
    expect(await player.held()).toMatchObject({ cash: 0n, locked: 0n });
    // Booked once, whoever asks for it again.
    for (const change of [`state = 'seen'`, `state = 'gone'`, `block_hash = '00'`])
      await expect(stage.db.run(`update house_arrivals set ${change} where state = 'booked'`)).rejects.toThrow(
        'arrival',
      );
    // Announced afterwards, with exactly this amount: explained.
    expect(await topUp('ETH', 10n ** 9n + 8n)).toBe('done');
    expect(await unexplained('ETH')).toBe(1);
    expect(await topUp('ETH', 10n ** 9n + 7n)).toBe('done');
    await stage.turn();
    expect([await unexplained('ETH'), stage.alarms.get('treasury_unexplained_ETH')]).toEqual([0, 0]);
    expect(before.cold - (await coinOf('ETH')).cold).toBe(10n ** 9n + 7n);
    const [open] = (await stage.desk.treasury.read()).topUps;
    const word = house.word('sent by mistake');
    expect(await stage.desk.treasury.cancelTopUp(open?.id ?? 0n, word)).toBe(true);
    expect(await stage.desk.treasury.cancelTopUp(open?.id ?? 0n, word)).toBe(false);
  });

  test('and that a reorg drops are booked back, and once more when they return', async () => {
    const before = await coinOf('ETH');
    expect(await topUp('ETH', 77n)).toBe('done');
    await house.send('ETH', 77n);
    expect((await coinOf('ETH')).booked - before.booked).toBe(77n);
    await stage.chain.reorganise(confirmations + 1);
    await stage.turn();
    const books = async () => (await coinOf('ETH')).booked - before.booked;
    expect(await books()).toBe(0n);
    await settle();
    // Whether the network mines it again is its own matter: the ledger say what it says.
    const { received } = await stage.owner.one<{ received: boolean }>(
      `select exists (select from house_arrivals where state = 'booked' and raw_amount = 77000000000) as received`,
    );
    expect(await books()).toBe(received ? 77n : 0n);
  });
});

describe('levels', () => {
  const eth = { store: 'coin', code: 'ETH', currency: 'ETH' } as const;
  const word = () => house.word('the float was too small');

  test('are tightened by one operator and loosened by two', async () => {
    const { treasury } = stage.desk;
    expect(await treasury.tighten(eth, { low: 10n, high: 100n }, word())).toBe(true);
    for (const looser of [
      { low: 9n, high: 100n },
      { low: 10n, high: 101n },
      { low: 10n, high: null },
    ])
      expect(await treasury.tighten(eth, looser, word())).toBe(false);
    const loosen = { kind: 'loosen_level', subject: 'coin:ETH:ETH', values: { low: '5', high: '200' } };
    const id = await operators.ask(loosen);
    expect(await treasury.tighten(eth, { low: 11n, high: 90n }, word())).toBe(true);
    expect(await operators.approve(id)).toBe('changed');
    await stage.owner.run('select end_request($1, $2)', [id, operators.asker]);
    expect(await operators.agreed(loosen)).toBe('done');
    expect((await coinOf('ETH')).level).toEqual({ low: 5n, high: 200n });
  });

  test('raise an alarm below the lower and above the upper one', async () => {
    const { hot = 0n } = await coinOf('ETH');
    for (const [low, high, alarm] of [
      [hot + 1n, null, 'low'],
      [0n, hot - 1n, 'high'],
    ] as const) {
      await stage.owner.run('select write_level($1, $2, $2, $3, $4)', ['coin', 'ETH', low, high]);
      await stage.coins.tend();
      for (const kind of ['low', 'high'])
        expect(stage.alarms.get(`treasury_${kind}_ETH`), kind).toBe(kind === alarm ? 1 : 0);
    }
  });
});

const gwei = fc.bigInt({ min: 10n ** 6n, max: 10n ** 8n });
type Move = 'top-up' | 'stranger' | 'drain' | 'deposit';
const move = fc.record({ kind: fc.constantFrom<Move>('top-up', 'stranger', 'drain', 'deposit'), amount: gwei });

test('whatever comes and goes, what the network holds for us stays what the ledger say, up to the fees’ rounding', async () => {
  const make: Readonly<Record<Move, (amount: bigint) => Promise<unknown>>> = {
    'top-up': async (amount) => (await topUp('ETH', amount), house.send('ETH', amount)),
    stranger: (amount) => house.send('ETH', amount),
    drain: (amount) => operators.agreed(drainOf('ETH', amount)),
    deposit: async (amount) => {
      const { address } = await (await stage.newPlayer()).address();
      await house.sendEther(address, amount);
    },
  };
  const differenceOf = async (): Promise<bigint> => {
    const { difference, inFlight } = await coinOf('ETH');
    expect(inFlight).toBe(0n);
    return difference ?? -1n;
  };
  await settle();
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 3, maxLength: 5 }), async (moves) => {
      const before = await differenceOf();
      for (const { kind, amount } of moves) await make[kind](amount);
      await settle();
      // Sweeps too, with their fees.
      for (let turns = 0; turns < 3; turns += 1) {
        await stage.coins.tend();
        await house.mine();
        await stage.turn();
      }
      const drift = (await differenceOf()) - before;
      expect(drift >= 0n && drift <= BigInt(3 * moves.length)).toBe(true);
    }),
    { numRuns: 2 },
  );
});

test('every coin’s books are what its network holds', async () => {
  await settle();
  for (const [code] of assets) {
    const { difference, booked, troubles } = await coinOf(code);
    // The house's books round every fee up by less than one subunit; this stage funds its players from nothing.
    const funded = await stage.owner.one<{ sum: string }>(
      `select coalesce(sum(amount), 0)::text as sum from transfers where kind = 'deposit_locked' and currency = $1`,
      [code],
    );
    const real = (difference ?? -1n) + BigInt(funded.sum);
    expect([code, real >= 0n && real < 100n, booked >= 0n]).toEqual([code, true, true]);
    if (funded.sum === '0') expect(troubles).not.toContain('missing');
  }
});
