/** Tokens at players' addresses are swept to the hot wallet, with fuel brought by the house. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmations, openCoinStage, type CoinStage } from '../../../testing/coin-stage.ts';
import { everyOther } from '../../../testing/payment-kills.ts';
import type { Asset } from '../chains/ports.ts';
import type { CoinDeps } from '../deps.ts';

let stage: CoinStage;
beforeAll(async () => {
  stage = await openCoinStage({ withToken: true });
});
afterAll(() => stage.close());

const million = 10n ** 6n;
const asset = (code: string): Asset => {
  const found = stage.eth.assets.find((one) => one.code === code);
  if (found === undefined) throw new Error('No asset');
  return found;
};
const balanceOf = async (address: string, code: string): Promise<bigint> => {
  const answer = await stage.eth.balance(address, asset(code));
  if (!answer.ok) throw new Error(answer.reason);
  return answer.raw;
};
const chainRow = () =>
  stage.owner.one<{ xpub: string; house: string }>('select xpub, house_address as house from chains');
const fuelled = async (): Promise<string> => {
  const address = stage.eth.addressAt((await chainRow()).xpub, 1, 1);
  await stage.chain.send(address, '1');
  return address;
};
/** Credited and still at the player's address. */
const deposited = async (amount: bigint) => {
  const player = await stage.newPlayer();
  const issued = await stage.coins.issueAddress({
    ...{ playerId: player.playerId, currency: 'USDT', addressCountry: 'MT' },
  });
  if (!issued.ok) throw new Error(issued.reason);
  await stage.token?.send(issued.address, amount);
  await stage.chain.mine(confirmations);
  await stage.turn();
  return { player, address: issued.address };
};
interface Row {
  kind: string;
  state: string;
  asset: string | null;
  raw: string;
  nonce: bigint;
}
const sweepsAt = (address: string) =>
  stage.owner.rows<Row & Record<string, unknown>>(
    `select s.kind, s.state, s.asset, s.raw_amount as raw, s.nonce from chain_sweeps s
     join deposit_addresses a on a.id = s.address_id where a.address = $1 order by s.id`,
    [address],
  );
const tendUntilDone = async (coins = stage.coins, turns = 4): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) {
    await coins.tend();
    await stage.chain.mine(confirmations);
    await stage.turn();
  }
  await coins.tend();
};

describe('tokens at a player’s address', () => {
  test('wait with an alarm for fuel, which is requested, and are swept completely', async () => {
    const { player, address } = await deposited(100n * million);
    const { house } = await chainRow();
    const before = await balanceOf(house, 'USDT');
    const fuel = async () => (await stage.desk.chains()).find(({ code }) => code === 'ETH');
    const fuelAddress = stage.eth.addressAt((await chainRow()).xpub, 1, 1);
    await stage.coins.tend();
    expect(stage.alarms.get('fuel_low_ETH')).toBe(1);
    expect(await fuel()).toMatchObject({
      fuel: { address: fuelAddress, balance: 0n },
      troubles: expect.arrayContaining(['fuel_low']) as string[],
    });
    expect(await sweepsAt(address)).toEqual([]);
    await stage.chain.mine(1);
    await tendUntilDone();
    expect(stage.alarms.get('fuel_low_ETH')).toBe(0);
    const after = await fuel();
    expect(after?.fuel?.balance).toBeGreaterThan(after?.fuel?.low ?? 0n);
    expect(after?.troubles).not.toContain('fuel_low');
    expect(await sweepsAt(address)).toMatchObject([
      { kind: 'top_up', state: 'mined', asset: null },
      { kind: 'sweep', state: 'mined', asset: 'USDT', raw: String(100n * million) },
    ]);
    expect((await balanceOf(house, 'USDT')) - before).toBe(100n * million);
    expect(await balanceOf(address, 'USDT')).toBe(0n);
    // The top-up is no deposit of the player and does not accumulate to one, and the house pays both fees.
    expect(await player.held()).toMatchObject({ cash: 0n });
    const came = await stage.owner.rows(
      'select t.asset from chain_transfers t join deposit_addresses a on a.id = t.address_id where a.address = $1',
      [address],
    );
    expect(came).toEqual([{ asset: 'USDT' }]);
    const fees = await stage.owner.rows(`select 1 from transfers where kind = 'network_fee' and currency = 'ETH'`);
    expect(fees).toHaveLength(2);
    expect((await stage.wallet.audit()).findings).toEqual([]);
    await stage.coins.tend();
    expect(await sweepsAt(address)).toHaveLength(2);
  });

  test('of several players get fuel with one sequence of nonces and are swept once, though two workers run at once', async () => {
    await fuelled();
    const all = [await deposited(50n * million), await deposited(60n * million)];
    const { house } = await chainRow();
    const before = await balanceOf(house, 'USDT');
    for (let turn = 0; turn < 5; turn += 1) {
      await Promise.all([stage.coins.tend(), stage.coins.tend()]);
      await stage.chain.mine(confirmations);
    }
    await stage.coins.tend();
    for (const { address } of all)
      expect(await sweepsAt(address)).toMatchObject([
        { kind: 'top_up', state: 'mined' },
        { kind: 'sweep', state: 'mined', nonce: 0n },
      ]);
    expect((await balanceOf(house, 'USDT')) - before).toBe(110n * million);
    const numbers = await stage.owner.rows<{ nonce: bigint }>(
      `select nonce from chain_sweeps where kind = 'top_up' order by nonce`,
    );
    expect(numbers.map(({ nonce }) => nonce)).toEqual(numbers.map((_row, place) => BigInt(place)));
  });

  test('worth less than their sweep costs wait with an alarm, and get no fuel', async () => {
    const { address } = await deposited(20n * million);
    // A gas price at which moving it costs about €50.
    const dear = { ...stage.eth, fee: async () => ({ ok: true, raw: 10n ** 16n }) as const };
    await stage.variant({ networks: [dear] }).tend();
    expect(stage.alarms.get('sweeps_too_dear_USDT')).toBe(1);
    expect(await sweepsAt(address)).toEqual([]);
    await tendUntilDone();
    expect(stage.alarms.get('sweeps_too_dear_USDT')).toBe(0);
    expect(await balanceOf(address, 'USDT')).toBe(0n);
  });

  test('rejected by their contract wait with an alarm', async () => {
    const { address } = await deposited(30n * million);
    const paused = { ...stage.eth, draft: async () => ({ ok: false, reason: 'receiver_refuses' }) as const };
    await stage.variant({ networks: [paused] }).tend();
    expect(stage.alarms.get('sweeps_refused_USDT')).toBe(1);
    expect(await sweepsAt(address)).toEqual([]);
    await tendUntilDone();
    expect(stage.alarms.get('sweeps_refused_USDT')).toBe(0);
    expect(await balanceOf(address, 'USDT')).toBe(0n);
  });
});

test('a stuck top-up is rebroadcast with a higher fee, and arrives once', async () => {
  await fuelled();
  const { address } = await deposited(40n * million);
  await stage.coins.tend();
  await stage.owner.run(`update chain_sweeps set signed_at = now() - interval '11 minutes' where state = 'made'`);
  await stage.coins.tend();
  const bumps = await stage.owner.rows<{ raw: string; first: string }>(
    `select r.raw_amount as raw, s.raw_amount as first from chain_sweep_fee_bumps r
     join chain_sweeps s on s.id = r.sweep_id where s.kind = 'top_up'`,
  );
  expect(bumps).toHaveLength(1);
  expect(bumps[0]?.raw).toBe(bumps[0]?.first);
  await tendUntilDone();
  expect(await sweepsAt(address)).toMatchObject([
    { kind: 'top_up', state: 'mined' },
    { kind: 'sweep', state: 'mined' },
  ]);
});

describe('a crash', () => {
  class Died extends Error {}
  const die = (): never => {
    throw new Died();
  };
  const deaths: readonly (readonly [string, () => Partial<CoinDeps>])[] = [
    [
      'of the signer before it signs what is brought',
      () => ({
        signer: { ...stage.deps.signer, topUp: async () => ({ ok: false, reason: 'unreachable' }) as const },
      }),
    ],
    [
      'of the worker once what is brought is signed, before it is written down',
      () => ({
        signer: { ...stage.deps.signer, topUp: async (order) => (await stage.deps.signer.topUp(order), die()) },
      }),
    ],
    [
      'of the worker between the bytes and the network',
      () => ({ networks: [{ ...stage.eth, broadcast: async () => die() }] }),
    ],
    [
      'of the worker once the tokens’ sweep is signed, before it is written down',
      () => ({
        signer: { ...stage.deps.signer, sweep: async (order) => (await stage.deps.signer.sweep(order), die()) },
      }),
    ],
  ];

  test.each(everyOther(deaths, 1))('%s loses nothing and moves nothing twice', async (_what, change) => {
    await fuelled();
    const { address } = await deposited(40n * million);
    const { house } = await chainRow();
    const before = await balanceOf(house, 'USDT');
    const dying = stage.variant(change());
    for (let turn = 0; turn < 3; turn += 1) {
      await dying.tend().catch((error: unknown) => expect(error).toBeInstanceOf(Died));
      await stage.chain.mine(confirmations);
    }
    await stage.signer.restart();
    await tendUntilDone();
    expect(await sweepsAt(address)).toMatchObject([
      { kind: 'top_up', state: 'mined' },
      { kind: 'sweep', state: 'mined', raw: String(40n * million) },
    ]);
    expect((await balanceOf(house, 'USDT')) - before).toBe(40n * million);
    expect((await stage.wallet.audit()).findings).toEqual([]);
  });

  test('a reorg of the top-up’s block: it is rebroadcast, and the tokens follow', async () => {
    await fuelled();
    const { address } = await deposited(40n * million);
    await stage.coins.tend();
    await stage.chain.mine(1);
    await stage.chain.reorganise(1);
    await tendUntilDone();
    expect(await sweepsAt(address)).toMatchObject([
      { kind: 'top_up', state: 'mined' },
      { kind: 'sweep', state: 'mined' },
    ]);
  });
});
