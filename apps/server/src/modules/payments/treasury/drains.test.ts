/** Coins of the house between cold storage and the hot wallet: announced or drained by two operators, and booked once. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { someBitcoinAddress } from '../../../testing/bitcoin-address.ts';
import { confirmations, openCoinStage, type CoinStage } from '../../../testing/coin-stage.ts';
import { Died, die, dyingDatabase } from '../../../testing/deaths.ts';
import { endStop } from '../../../testing/end-stop.ts';
import { coldAddresses } from '../../../testing/signer-world.ts';
import { twoOperators } from '../../../testing/treasury-operators.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import type { CoinDeps } from '../deps.ts';
import type { CoinStore } from './read-treasury.ts';

let stage: CoinStage;
let operators: Awaited<ReturnType<typeof twoOperators>>;
/** In the networks' normal form, as the check of a request returns them. */
const cold = new Map<string, string>();
beforeAll(async () => {
  stage = await openCoinStage({ withToken: true, withBitcoin: true });
  operators = await twoOperators(stage);
  await stage.coins.watch();
  for (const [network, text] of Object.entries(coldAddresses)) {
    const checked = await stage.desk.treasury.checkColdAddress({ network, address: text });
    if (!checked.ok) throw new Error(checked.reason);
    const { address } = checked;
    cold.set(network, address);
    const request = { kind: 'add_cold_address', subject: network, values: { address, label: 'Vault' } };
    expect(await operators.agreed(request)).toBe('done');
  }
});
afterAll(() => stage.close());
afterEach(() => expectLedgerSound(stage.owner));

const post = async (call: string, body: object): Promise<Record<string, unknown>> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${stage.url}/chain/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Record<string, unknown>;
};
const mine = async (blocks: number = confirmations): Promise<void> => {
  await stage.chain.mine(blocks);
  await post('BTC/mine', { blocks });
};
const settle = async (with_ = stage.coins): Promise<void> => {
  for (let turns = 0; turns < 3; turns += 1) {
    await stage.turn(with_);
    await mine();
  }
  await stage.turn(with_);
};

const houseOf = async (network: string): Promise<string> =>
  (await stage.owner.one<{ house: string }>('select house_address as house from chains where code = $1', [network]))
    .house;

/** Subunits of the currency, from somebody who is none of us. */
const send = async (asset: string, subunits: bigint): Promise<void> => {
  const to = await houseOf(asset === 'BTC' ? 'BTC' : 'ETH');
  if (asset === 'USDT') await stage.token?.send(to, subunits);
  else if (asset === 'BTC')
    await post('BTC/send', { outputs: [{ address: to, units: subunits.toString() }], confirmations: 1 });
  else await post('ETH/send', { address: to, units: (subunits * 10n ** 9n).toString(), confirmations: 1 });
  await mine();
  await stage.turn();
};
const coinOf = async (code: string): Promise<CoinStore> => {
  const found = (await stage.desk.treasury.read()).coins.find((coin) => coin.code === code);
  if (found === undefined) throw new Error('No such coin');
  return found;
};
const unexplained = async (code: string): Promise<number> =>
  (await stage.desk.treasury.read()).unexplained.filter(({ asset }) => asset === code).length;
const topUp = (subject: string, amount: bigint) =>
  operators.agreed({ kind: 'announce_top_up', subject, values: { amount: amount.toString() } });
const coldOf = (code: string): string => cold.get(code === 'BTC' ? 'BTC' : 'ETH') ?? '';
const drainOf = (subject: string, amount: bigint, address = coldOf(subject)) => ({
  ...{ kind: 'drain_hot', subject, values: { address, amount: amount.toString() } },
});
const lastDrain = () =>
  stage.owner.one<{ id: bigint; state: string; reason: string | null }>(
    'select id, state, reason from treasury_drains order by id desc limit 1',
  );
const drains = async (id: bigint) =>
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

describe('coins that come to the hot wallet', () => {
  test.each(assets)('%s: announced by two operators they come from cold storage, once', async (code, amount) => {
    expect(await topUp(code, amount)).toBe('done');
    const before = await coinOf(code);
    await send(code, amount);
    await stage.turn();
    const after = await coinOf(code);
    expect(after.booked - before.booked).toBe(amount);
    expect(before.cold - after.cold).toBe(amount);
    expect([await unexplained(code), stage.alarms.get(`treasury_unexplained_${code}`)]).toEqual([0, 0]);
  });

  test('announced by nobody they are unexplained, with an alarm, and no player’s', async () => {
    const player = await stage.newPlayer();
    const before = await coinOf('ETH');
    await send('ETH', 10n ** 9n + 7n);
    const after = await coinOf('ETH');
    expect([after.booked - before.booked, after.cold]).toEqual([10n ** 9n + 7n, before.cold]);
    expect(stage.alarms.get('treasury_unexplained_ETH')).toBe(1);
    expect(await player.held()).toMatchObject({ cash: 0n, locked: 0n });
    // Announced afterwards, with exactly this amount: explained.
    expect(await topUp('ETH', 10n ** 9n + 8n)).toBe('done');
    expect(await unexplained('ETH')).toBe(1);
    expect(await topUp('ETH', 10n ** 9n + 7n)).toBe('done');
    await stage.turn();
    expect([await unexplained('ETH'), stage.alarms.get('treasury_unexplained_ETH')]).toEqual([0, 0]);
    expect(before.cold - (await coinOf('ETH')).cold).toBe(10n ** 9n + 7n);
    const [open] = (await stage.desk.treasury.read()).topUps;
    const word = { operatorId: operators.asker as never, reason: 'sent by mistake' };
    expect(await stage.desk.treasury.cancelTopUp(open?.id ?? 0n, word)).toBe(true);
    expect(await stage.desk.treasury.cancelTopUp(open?.id ?? 0n, word)).toBe(false);
  });

  test('and that a reorg drops are booked back, and once more when they return', async () => {
    const before = await coinOf('ETH');
    expect(await topUp('ETH', 77n)).toBe('done');
    await send('ETH', 77n);
    expect((await coinOf('ETH')).booked - before.booked).toBe(77n);
    await stage.chain.reorganise(confirmations + 1);
    await stage.turn();
    const books = async () => (await coinOf('ETH')).booked - before.booked;
    expect(await books()).toBe(0n);
    await settle();
    // Whether the network mines it again is its own matter: the books say what it says.
    const { received } = await stage.owner.one<{ received: boolean }>(
      `select exists (select from house_arrivals where state = 'booked' and raw_amount = 77000000000) as received`,
    );
    expect(await books()).toBe(received ? 77n : 0n);
  });
});

describe('a drain', () => {
  test.each(assets)('of %s goes to the cold address once, and is booked once', async (code, amount) => {
    const before = await coinOf(code);
    expect(await operators.agreed(drainOf(code, amount / 2n))).toBe('done');
    await settle();
    const { id, state } = await lastDrain();
    expect(state).toBe('paid');
    await settle();
    const after = await coinOf(code);
    expect(await drains(id)).toEqual([amount / 2n]);
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
    const { id, state } = await lastDrain();
    expect([state, await drains(id), (await came()) - before]).toEqual(['paid', [10n ** 7n], 1]);
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
    expect(await lastDrain()).toMatchObject({ state: 'failed', reason: 'too_little_left' });
    await stage.owner.run('update cash_out_rules set automatic = true');
  });

  test('waits while withdrawals are stopped', async () => {
    const word = { operatorId: operators.asker as never, reason: 'something is wrong' };
    expect(await operators.agreed(drainOf('ETH', 10n ** 6n))).toBe('done');
    expect(await stage.desk.stop(word)).toBe('stopped');
    await settle();
    expect((await lastDrain()).state).toBe('approved');
    await endStop({ owner: stage.owner, app: stage.db }, stage.wallet);
    await settle();
    expect((await lastDrain()).state).toBe('paid');
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
    await expect(insert(coldOf('ETH'), 4_000_000)).rejects.toThrow('two operators');
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
    const drain = await lastDrain();
    for (const change of [
      `address = '0x${'a1'.repeat(20)}'`,
      'amount = amount + 1',
      `state = 'paid'`,
      `state = 'submitting'`,
    ])
      await expect(owner(`update treasury_drains set ${change} where id = ${drain.id}`), change).rejects.toThrow();
    // Another row for the same approval, another receiver or amount in the transaction itself.
    await expect(insert(coldOf('ETH'), 4_000_000)).rejects.toThrow('request_id');
    for (const [to, raw] of [
      [`0x${'a1'.repeat(20)}`, 4_000_000n],
      [coldOf('ETH'), 8_000_000n],
    ] as const)
      await expect(
        owner(`insert into chain_sends (cash_out_id, chain, nonce, to_address, raw_amount, draft)
          values (${drain.id}, 'ETH', 999999, '${to}', ${raw} * 1000000000::numeric, '{}')`),
      ).rejects.toThrow('not what was requested');
    await settle();
    expect(await lastDrain()).toMatchObject({ id: drain.id, state: 'paid' });
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
    expect(await lastDrain()).toMatchObject({ state: 'failed', reason: 'not_cold' });
    const spent = await stage.owner.one<{ free: boolean }>(
      `select not exists (select from chain_inputs i left join chain_sends s using (cash_out_id) where s.cash_out_id is null) as free`,
    );
    expect(spent.free).toBe(true);
  });

  test('sends nothing to an address that was removed after the approval', async () => {
    const address = someBitcoinAddress();
    await operators.agreed({ kind: 'add_cold_address', subject: 'BTC', values: { address, label: 'Old vault' } });
    expect(await operators.agreed(drainOf('BTC', 100_000n, address))).toBe('done');
    const word = { operatorId: operators.asker as never, reason: 'key was seen' };
    expect(await stage.desk.treasury.removeColdAddress('BTC', address, word)).toBe(true);
    await stage.turn();
    expect(await lastDrain()).toMatchObject({ state: 'failed', reason: 'address_removed' });
    const id = await operators.ask(drainOf('BTC', 100_000n, address));
    expect(await operators.approve(id)).toBe('changed');
  });
});

describe('levels', () => {
  const eth = { store: 'coin', code: 'ETH', currency: 'ETH' } as const;
  const word = () => ({ operatorId: operators.asker as never, reason: 'the float was too small' });

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

test('what the network holds for us is what the books say, up to the fees’ rounding', async () => {
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
