/** Drains of the hot wallet: approved by two operators, sent and booked once, and to cold addresses alone. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { someBitcoinAddress } from '../../../testing/bitcoin-address.ts';
import { confirmations, type CoinStage } from '../../../testing/coin-stage.ts';
import { Died, die, dyingDatabase } from '../../../testing/deaths.ts';
import { endStop } from '../../../testing/end-stop.ts';
import { coldAddresses } from '../../../testing/signer-world.ts';
import { openTreasuryStage, type TreasuryStage } from '../../../testing/treasury-stage.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import type { CoinDeps } from '../deps.ts';

let house: TreasuryStage;
let stage: TreasuryStage['stage'];
let operators: TreasuryStage['operators'];
beforeAll(async () => {
  house = await openTreasuryStage();
  ({ stage, operators } = house);
  // What is drained came from cold storage before.
  for (const [code, amount] of assets) {
    await house.topUp(code, amount);
    await house.send(code, amount);
  }
});
afterAll(() => house.close());
afterEach(() => expectLedgerSound(stage.owner));

const coinOf = (code: string) => house.coinOf(code);
const drainOf = (code: string, amount: bigint, address?: string) => house.drainOf(code, amount, address);
const settle = () => house.settle();
const drained = async (id: bigint) =>
  (
    await stage.owner.rows<{ amount: bigint }>(
      `select t.amount from transfers t join bookings b using (group_id) where b.reference = $1 and t.kind = 'drain'`,
      [`drain:${id}`],
    )
  ).map(({ amount }) => amount);

const assets = [
  ['ETH', 3n * 10n ** 9n],
  ['BTC', 5n * 10n ** 7n],
  ['USDT', 4n * 10n ** 8n],
] as const;

describe('a drain', () => {
  test.each(assets)('of %s goes to the cold address once, and is booked once', async (code, amount) => {
    const before = await coinOf(code);
    expect(await operators.agreed(drainOf(code, amount / 2n))).toBe('done');
    await settle();
    const { id, state } = await house.lastDrain();
    expect(state).toBe('paid');
    await settle();
    const after = await coinOf(code);
    expect(await drained(id)).toEqual([amount / 2n]);
    expect([after.cold - before.cold, after.inFlight]).toEqual([amount / 2n, 0n]);
    // The fee is paid in the network's own coin.
    expect(before.booked - after.booked >= amount / 2n).toBe(true);
    if (code === 'USDT') expect(before.booked - after.booked).toBe(amount / 2n);
  });

  const onEth = (change: (honest: CoinStage['eth']) => Partial<CoinStage['eth']>): Partial<CoinDeps> => ({
    networks: [{ ...stage.eth, ...change(stage.eth) }],
  });
  const onSigner = (change: Partial<CoinDeps['signer']>): Partial<CoinDeps> => ({
    signer: { ...stage.deps.signer, ...change },
  });
  test.each([
    ['while the number is reserved', () => ({ db: dyingDatabase(stage.deps.db, 'insert into chain_sends') })],
    ['before the signature', () => onSigner({ sign: async () => die() })],
    [
      'after the signature, before it came back',
      () => onSigner({ sign: async (order) => (await stage.deps.signer.sign(order), die()) }),
    ],
    ['while the bytes are stored', () => ({ db: dyingDatabase(stage.deps.db, 'set raw_transaction') })],
    ['before the chain sees it', () => onEth(() => ({ broadcast: async () => die() }))],
    [
      'after the chain took it',
      () => onEth((honest) => ({ broadcast: async (raw) => (await honest.broadcast(raw), die()) })),
    ],
    ['while it is booked', () => ({ db: dyingDatabase(stage.deps.db, 'book_drain') })],
    ['after it is booked', () => ({ db: dyingDatabase(stage.deps.db, 'update treasury_drains') })],
  ] as [string, () => Partial<CoinDeps>][])('arrives once when the worker dies %s', async (_where, change) => {
    const came = async () => (await stage.chain.received(coldAddresses.ETH)).transactions.length;
    const before = await came();
    expect(await operators.agreed(drainOf('ETH', 10n ** 7n))).toBe('done');
    const dying = stage.variant(change());
    const turns = async (): Promise<void> => {
      for (let tries = 0; tries < 4; tries += 1) {
        await stage.turn(dying);
        await stage.chain.mine(confirmations);
      }
    };
    await expect(turns()).rejects.toThrow(Died);
    await settle();
    const { id, state } = await house.lastDrain();
    expect([state, await drained(id), (await came()) - before]).toEqual(['paid', [10n ** 7n], 1]);
  });

  test('ends instead of taking what withdrawals were promised', async () => {
    const player = await stage.newPlayer();
    const { hot = 0n } = await coinOf('ETH');
    await player.fund(hot);
    const { drainable: free = 0n } = await coinOf('ETH');
    await stage.owner.run('update cash_out_rules set automatic = false');
    const asked = await player.withdraw(10n ** 8n, `0x${'a1'.repeat(20)}`);
    if (!asked.ok) throw new Error(asked.reason);
    const { promised, drainable } = await coinOf('ETH');
    expect(promised > 0n && (drainable ?? 0n) < free).toBe(true);
    const wanted = { asset: 'ETH', address: coldAddresses.ETH, amount: free };
    expect(await stage.desk.treasury.checkDrain(wanted)).toEqual({
      ok: false,
      reason: 'too_little_left',
    });
    expect(await operators.agreed(drainOf('ETH', free))).toBe('done');
    await stage.turn();
    expect(await house.lastDrain()).toMatchObject({ state: 'failed', reason: 'too_little_left' });
    await stage.owner.run('update cash_out_rules set automatic = true');
  });

  test('waits while withdrawals are stopped', async () => {
    const word = house.word('something is wrong');
    expect(await operators.agreed(drainOf('ETH', 10n ** 6n))).toBe('done');
    expect(await stage.desk.stop(word)).toBe('stopped');
    await settle();
    expect((await house.lastDrain()).state).toBe('approved');
    await endStop({ owner: stage.owner, app: stage.db }, stage.wallet);
    await settle();
    expect((await house.lastDrain()).state).toBe('paid');
  });
});

describe('a thief with the servers’ database role', () => {
  const refuses = async (statement: string, ...words: string[]): Promise<void> => {
    await expect(stage.db.run(statement), statement).rejects.toThrow(new RegExp(words.join('|')));
  };

  test.each([
    `insert into treasury_drains (id, request_id, chain, asset, address, amount) select 1, 1, 'ETH', 'ETH', '${coldAddresses.ETH}', 5`,
    `insert into cold_addresses (chain, address, label, request_id) values ('ETH', '0x${'a1'.repeat(20)}', 'mine', 1)`,
    `insert into treasury_top_ups (request_id, asset, amount) values (1, 'ETH', 5)`,
    `insert into approval_requests (kind, subject, new_values) values ('drain_hot', 'ETH', '{}')`,
    `update treasury_drains set address = '0x${'a1'.repeat(20)}'`,
    `update treasury_drains set amount = amount * 2`,
    `update treasury_levels set low = 0`,
    `select approve_drain(r) from approval_requests r`,
    `select add_cold_address(r) from approval_requests r`,
    `select write_level('coin', 'ETH', 'ETH', 0, null)`,
    `delete from cold_addresses`,
  ])('cannot %s', async (statement) => {
    await refuses(statement, 'permission denied');
  });

  test('and its owner’s rights still forges no drain, address, amount or approval', async () => {
    const owner = (statement: string) => stage.owner.run(statement);
    await operators.ask(drainOf('ETH', 4n * 10n ** 6n));
    const { id } = await stage.owner.one<{ id: bigint }>(
      `select id from approval_requests where kind = 'drain_hot' and state = 'open'`,
    );
    const insert = (address: string, amount: number) =>
      owner(`insert into treasury_drains (id, request_id, chain, asset, address, amount)
        values (nextval('payment_ids'), ${id}, 'ETH', 'ETH', '${address}', ${amount})`);
    // Not approved yet.
    await expect(insert(house.coldOf('ETH'), 4_000_000)).rejects.toThrow('two operators');
    // By the one who asked, through the call and behind its back.
    expect(await operators.approve(id, operators.asker)).toBe('own');
    await expect(
      owner(`update approval_requests set state = 'done', approved_by = asked_by, approved_at = now(), approval = 'yes yes',
        ended_at = now() where id = ${id}`),
    ).rejects.toThrow('approval_requests_check');
    expect(await operators.approve(id)).toBe('done');
    await expect(owner(`update approval_requests set new_values = '{}' where id = ${id}`)).rejects.toThrow(
      'never changes',
    );
    const drain = await house.lastDrain();
    for (const change of [
      `address = '0x${'a1'.repeat(20)}'`,
      'amount = amount + 1',
      `state = 'paid'`,
      `state = 'submitting'`,
    ])
      await expect(owner(`update treasury_drains set ${change} where id = ${drain.id}`), change).rejects.toThrow();
    // Another row for the same approval, another receiver or amount in the transaction itself.
    await expect(insert(house.coldOf('ETH'), 4_000_000)).rejects.toThrow('request_id');
    for (const [to, raw] of [
      [`0x${'a1'.repeat(20)}`, 4_000_000n],
      [house.coldOf('ETH'), 8_000_000n],
    ] as const)
      await expect(
        owner(`insert into chain_sends (cash_out_id, chain, nonce, to_address, raw_amount, draft)
          values (${drain.id}, 'ETH', 999999, '${to}', ${raw} * 1000000000::numeric, '{}')`),
      ).rejects.toThrow('not what was requested');
    await settle();
    expect(await house.lastDrain()).toMatchObject({ id: drain.id, state: 'paid' });
  });

  test('gets nothing signed to an address that only the database knows', async () => {
    const address = someBitcoinAddress();
    expect(
      await operators.agreed({
        kind: 'add_cold_address',
        subject: 'BTC',
        values: { address, label: 'Not in the signer' },
      }),
    ).toBe('done');
    expect((await stage.desk.treasury.read()).coldAddresses.find((one) => one.address === address)?.inSigner).toBe(
      false,
    );
    expect(await operators.agreed(drainOf('BTC', 100_000n, address))).toBe('done');
    await settle();
    expect(await house.lastDrain()).toMatchObject({ state: 'failed', reason: 'not_cold' });
    const spent = await stage.owner.one<{ free: boolean }>(
      `select not exists (select from chain_inputs i left join chain_sends s using (cash_out_id) where s.cash_out_id is null) as free`,
    );
    expect(spent.free).toBe(true);
  });

  test('sends nothing to an address that was removed after the approval', async () => {
    const address = someBitcoinAddress();
    await operators.agreed({ kind: 'add_cold_address', subject: 'BTC', values: { address, label: 'Old vault' } });
    expect(await operators.agreed(drainOf('BTC', 100_000n, address))).toBe('done');
    const word = house.word('key was seen');
    expect(await stage.desk.treasury.removeColdAddress('BTC', address, word)).toBe(true);
    await stage.turn();
    expect(await house.lastDrain()).toMatchObject({ state: 'failed', reason: 'address_removed' });
    const id = await operators.ask(drainOf('BTC', 100_000n, address));
    expect(await operators.approve(id)).toBe('changed');
  });
});
