import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmations, openCoinStage, type CoinStage } from '../../../testing/coin-stage.ts';
import { newEthKey } from '../../../testing/eth-key.ts';
import type { AccountNetwork } from '../chains/ports.ts';

let stage: CoinStage;
let chain: AccountNetwork;
beforeAll(async () => {
  stage = await openCoinStage();
  chain = stage.eth;
});
afterAll(() => stage.close());

const ether = 10n ** 18n;

const houseAddress = async (): Promise<string> =>
  (await stage.owner.one<{ house: string }>('select house_address as house from chains')).house;
const balanceOf = async (address: string): Promise<bigint> => {
  const answer = await chain.balance(address, chain.assets[0]);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.raw;
};
/** A player whose coins were credited and are still at the deposit address. */
const deposited = async (amount: string) => {
  const player = await stage.newPlayer();
  const { address } = await player.address();
  await stage.chain.send(address, amount, confirmations);
  await stage.turn();
  return { player, address };
};
const sweeps = () =>
  stage.owner.rows<{ state: string; raw: string; fee: string | null }>(
    'select state, raw_amount as raw, fee_raw as fee from chain_sweeps order by id',
  );

describe('coins at players’ addresses', () => {
  test('are swept to the hot wallet less the network fee, which the house pays', async () => {
    const { address } = await deposited('0.05');
    const before = await balanceOf(await houseAddress());
    await stage.coins.tend();
    await stage.chain.mine(confirmations);
    await stage.coins.tend();
    const [sweep] = await sweeps();
    expect(sweep?.state).toBe('mined');
    expect((await balanceOf(await houseAddress())) - before).toBe(BigInt(sweep?.raw ?? 0));
    expect(await balanceOf(address)).toBe(ether / 20n - BigInt(sweep?.raw ?? 0) - BigInt(sweep?.fee ?? 0));
    const fees = await stage.owner.rows<{ amount: bigint }>(`select amount from transfers where kind = 'network_fee'`);
    expect(fees).toEqual([{ amount: (BigInt(sweep?.fee ?? 0) + 999_999_999n) / 1_000_000_000n }]);
    expect((await stage.wallet.audit()).findings).toEqual([]);
    await stage.coins.tend();
    expect(await sweeps()).toHaveLength(1);
  });

  test('are swept once despite a signer crash and two concurrent workers', async () => {
    const { address } = await deposited('0.04');
    const before = await sweeps();
    const dead = async () => ({ ok: false, reason: 'unreachable' }) as const;
    await stage.variant({ signer: { ...stage.deps.signer, sweep: dead } }).tend();
    await Promise.all([stage.coins.tend(), stage.coins.tend()]);
    await stage.chain.mine(confirmations);
    await Promise.all([stage.coins.tend(), stage.coins.tend()]);
    expect((await sweeps()).slice(before.length)).toMatchObject([{ state: 'mined' }]);
    const left = await balanceOf(address);
    expect(left).toBeLessThan(ether / 1000n);
    expect((await stage.wallet.audit()).findings).toEqual([]);
  });

  test('worth less than twenty fees are not swept', async () => {
    const fee = await chain.fee(chain.assets[0]);
    if (!fee.ok) throw new Error(fee.reason);
    const { address } = await deposited('0.004');
    const count = (await sweeps()).length;
    const dear = { ...chain, fee: async () => ({ ok: true, raw: ether / 4000n }) as const };
    await stage.variant({ networks: [dear] }).tend();
    expect(await sweeps()).toHaveLength(count);
    expect(await balanceOf(address)).toBe(ether / 250n);
  });
});

/** A node that does not say what has become of a transaction. */
const withoutStatuses = (): AccountNetwork => ({
  ...chain,
  transactionStatus: async () => ({ ok: false, reason: 'unreachable' }),
});

describe('a stuck sweep', () => {
  /** Unconfirmed for eleven minutes. */
  const stuck = async (amount: string) => {
    // Leftovers of earlier tests.
    await stage.coins.tend();
    await stage.chain.mine(confirmations);
    await stage.coins.tend();
    const { address } = await deposited(amount);
    const before = (await sweeps()).length;
    await stage.coins.tend();
    expect((await sweeps()).slice(before)).toMatchObject([{ state: 'made' }]);
    await stage.owner.run(`update chain_sweeps set signed_at = now() - interval '11 minutes' where state = 'made'`);
    return { address, before };
  };
  const bumped = () =>
    stage.owner.rows<{ txid: string; raw: string; fee: string; old: string }>(
      `select r.txid, r.raw_amount as raw, r.draft ->> 'maxFeePerGas' as fee, s.draft ->> 'maxFeePerGas' as old
       from chain_sweep_fee_bumps r join chain_sweeps s on s.id = r.sweep_id order by r.made_at`,
    );

  test('is rebroadcast with a higher fee paid from its amount, and is booked once, by the mined copy', async () => {
    const { address, before } = await stuck('0.05');
    const house = await balanceOf(await houseAddress());
    // Of two at once, the later one may find nothing stuck any more.
    await stage.variant({ networks: [withoutStatuses()] }).tend();
    expect(stage.alarms.get('sweeps_stuck_ETH')).toBe(1);
    await Promise.all([stage.coins.tend(), stage.coins.tend()]);
    const [bump, ...more] = await bumped();
    expect(more).toEqual([]);
    expect(BigInt(bump?.fee ?? 0) * 10n).toBeGreaterThan(BigInt(bump?.old ?? 0) * 11n);
    await stage.coins.tend();
    expect(await bumped()).toHaveLength(1);
    await stage.chain.mine(confirmations);
    await stage.coins.tend();
    const [ended] = (await sweeps()).slice(before);
    expect(ended).toMatchObject({ state: 'mined', raw: bump?.raw });
    expect((await balanceOf(await houseAddress())) - house).toBe(BigInt(bump?.raw ?? 0));
    expect(await balanceOf(address)).toBe(ether / 20n - BigInt(ended?.raw ?? 0) - BigInt(ended?.fee ?? 0));
    expect((await stage.wallet.audit()).findings).toEqual([]);
    await stage.coins.tend();
    expect(await sweeps()).toHaveLength(before + 1);
  });

  test('is left alone when mined, while unknown, and if the fee would be a fifth of it', async () => {
    const { before } = await stuck('0.05');
    const count = (await bumped()).length;
    await stage.variant({ networks: [withoutStatuses()] }).tend();
    const dear = { ...chain, mostCost: () => ether / 50n };
    await stage.variant({ networks: [dear] }).tend();
    await stage.chain.mine();
    await stage.coins.tend();
    expect(await bumped()).toHaveLength(count);
    await stage.chain.mine(confirmations);
    await stage.coins.tend();
    expect((await sweeps()).slice(before)).toMatchObject([{ state: 'mined' }]);
  });

  test('is booked by its first copy if that was mined after all', async () => {
    const { before } = await stuck('0.05');
    const deaf = { ...chain, broadcast: async () => ({ ok: true }) as const };
    await stage.variant({ networks: [deaf] }).tend();
    const first = (await sweeps()).at(-1)?.raw;
    await stage.chain.mine(confirmations);
    await stage.coins.tend();
    expect((await sweeps()).slice(before)).toMatchObject([{ state: 'mined', raw: first }]);
    expect((await stage.wallet.audit()).findings).toEqual([]);
  });

  test('broadcasts no untracked copy, though two workers see different prices', async () => {
    await stuck('0.05');
    const shown = new Set<string>();
    let asked = 0;
    let meet = (): void => undefined;
    const both = new Promise<void>((resolve) => (meet = resolve));
    const jumpy: AccountNetwork = {
      ...chain,
      bumpFee: async (previous) => {
        asked += 1;
        const more = BigInt(asked);
        if (asked === 2) meet();
        await both;
        const dearer = await chain.bumpFee(previous);
        if (!dearer.ok) return dearer;
        const fee = BigInt(dearer.draft['maxFeePerGas'] as string) + more;
        return { ok: true, draft: { ...dearer.draft, maxFeePerGas: fee.toString() } };
      },
      broadcast: (raw) => {
        shown.add(raw);
        return chain.broadcast(raw);
      },
    };
    const workers = [1, 2].map(() => stage.variant({ networks: [jumpy] }).tend());
    await Promise.all(workers);
    expect(asked).toBe(2);
    const known = await stage.owner.rows<{ raw: string }>(
      'select raw_transaction as raw from chain_sweeps union select raw_transaction from chain_sweep_fee_bumps',
    );
    expect(known.map(({ raw }) => raw)).toEqual(expect.arrayContaining([...shown]));
    await stage.chain.mine(confirmations);
    await stage.coins.tend();
  });
});

describe('a stuck payment', () => {
  const stuck = async () => {
    const player = await stage.newPlayer();
    const target = newEthKey().address;
    await player.fund(10n ** 8n);
    const asked = await player.withdraw(10n ** 7n, target);
    if (!asked.ok) throw new Error(asked.reason);
    const { id } = asked.cashOut;
    await stage.turn();
    if ((await player.stateOf(id)) === 'approved') {
      // The house had too few coins: the sandbox's refill arrives first.
      await stage.chain.mine();
      await stage.turn();
    }
    expect(await player.stateOf(id)).toBe('submitted');
    await stage.owner.run(`update chain_sends set signed_at = now() - interval '11 minutes' where cash_out_id = $1`, [
      id,
    ]);
    return { player, id, target };
  };
  const bumps = (id: bigint) =>
    stage.owner.rows<{ txid: string; fee: string }>(
      `select txid, draft ->> 'maxFeePerGas' as fee from chain_send_fee_bumps where cash_out_id = $1 order by attempt`,
      [id],
    );

  test('is rebroadcast with a higher fee, is mined once, and is tracked by the mined copy', async () => {
    const { player, id, target } = await stuck();
    await stage.coins.tend();
    expect(stage.alarms.get('sends_stuck_ETH')).toBe(1);
    const [bump] = await bumps(id);
    const first = await stage.owner.one<{ fee: string }>(
      `select draft ->> 'maxFeePerGas' as fee from chain_sends where cash_out_id = $1`,
      [id],
    );
    expect(BigInt(bump?.fee ?? 0) * 10n).toBeGreaterThan(BigInt(first.fee) * 11n);
    await stage.coins.tend();
    expect(await bumps(id)).toHaveLength(1);
    await stage.chain.mine(confirmations);
    await stage.settle();
    expect(await player.stateOf(id)).toBe('paid');
    expect((await stage.coins.transactions([id])).get(id)?.txid).toBe(bump?.txid);
    expect((await stage.chain.received(target)).transactions).toHaveLength(1);
    expect((await stage.wallet.audit()).findings).toEqual([]);
  });

  test('is left to an operator with an alarm after twenty copies, and blocks nothing else', async () => {
    const { id } = await stuck();
    await stage.owner.run(
      `insert into chain_send_fee_bumps (cash_out_id, attempt, draft, raw_transaction, txid, made_at)
       select cash_out_id, 20, draft, raw_transaction, '0x' || repeat('ab', 32), now() - interval '11 minutes'
       from chain_sends where cash_out_id = $1`,
      [id],
    );
    await stage.coins.tend();
    expect(stage.alarms.get('sends_stuck_ETH')).toBe(1);
    expect(await bumps(id)).toHaveLength(1);
    await stage.chain.mine(confirmations);
    await stage.settle();
  });

  test('is left alone once mined, and while unknown', async () => {
    const { player, id } = await stuck();
    await stage.variant({ networks: [withoutStatuses()] }).tend();
    await stage.chain.mine();
    await stage.coins.tend();
    expect(await bumps(id)).toEqual([]);
    await stage.settle();
    expect(await player.stateOf(id)).toBe('paid');
  });
});

test('operators see the network’s health: read position, balances and problems', async () => {
  const [health] = await stage.desk.chains();
  expect(health).toMatchObject({
    code: 'ETH',
    head: health?.read,
    confirmations,
    unsigned: 0,
    unmined: 0,
    troubles: [],
  });
  expect(health?.hot).toBeGreaterThan(0n);
  const silent = { ...chain, head: async () => ({ ok: false, reason: 'unreachable' }) as const };
  await stage.variant({ networks: [silent] }).tend();
  const { readNetworkHealth } = await import('../desk/network-health.ts');
  expect(
    await readNetworkHealth({ ...stage.deps, networks: [silent] }, { network: silent, asset: silent.assets[0] }),
  ).toMatchObject({
    head: undefined,
    troubles: ['unreachable'],
  });
});

test('an empty hot wallet raises an alarm only while a withdrawal waits for coins', async () => {
  const empty = { ...chain, balance: async () => ({ ok: true, raw: 0n }) as const };
  const tended = async () => {
    await stage.variant({ networks: [empty] }).tend();
    return stage.alarms.get('hot_empty_ETH');
  };
  await stage.owner.run(`update cash_outs set state = 'rejected' where state in ('requested', 'review', 'approved')`);
  expect(await tended()).toBe(0);
  const player = await stage.newPlayer();
  await player.fund(10n ** 9n);
  expect(await player.withdraw(10n ** 8n, newEthKey().address)).toMatchObject({ ok: true });
  expect(await tended()).toBe(1);
});
