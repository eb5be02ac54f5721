/** The house's own money on a real database, with the real chains, signer, and two operators who approve. */
import { expect } from 'vitest';
import type { CoinStore, Drain } from '../modules/payments/treasury/index.ts';
import { confirmations, openCoinStage } from './coin-stage.ts';
import { coldAddresses } from './signer-world.ts';
import { twoOperators } from './treasury-operators.ts';

/** ETH, BTC, and a token on Ethereum: every kind of network and asset. */
export const openTreasuryStage = async () => {
  const stage = await openCoinStage({ withToken: true, withBitcoin: true });
  const operators = await twoOperators(stage);
  await stage.coins.watch();

  const post = async (call: string, body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${stage.url}/chain/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${call}: ${await response.text()}`);
  };
  const mine = async (blocks: number = confirmations): Promise<void> => {
    await stage.chain.mine(blocks);
    await post('BTC/mine', { blocks });
  };
  /** Runs the worker until nothing more happens without a new request. */
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
  /** Ether in gwei, unconfirmed but for one block. */
  const sendEther = (address: string, gwei: bigint) =>
    post('ETH/send', { address, units: (gwei * 10n ** 9n).toString(), confirmations: 1 });
  /** To the hot wallet, in subunits of the currency, from somebody who is none of us. */
  const send = async (asset: string, subunits: bigint): Promise<void> => {
    const to = await houseOf(asset === 'BTC' ? 'BTC' : 'ETH');
    if (asset === 'USDT') await stage.token?.send(to, subunits);
    else if (asset === 'BTC')
      await post('BTC/send', { outputs: [{ address: to, units: subunits.toString() }], confirmations: 1 });
    else await sendEther(to, subunits);
    await mine();
    await stage.turn();
  };

  /** In the networks' normal form, as the check of a request returns them. */
  const cold = new Map<string, string>();
  for (const [network, text] of Object.entries(coldAddresses)) {
    const checked = await stage.desk.treasury.checkColdAddress({ network, address: text });
    if (!checked.ok) throw new Error(checked.reason);
    const { address } = checked;
    cold.set(network, address);
    const request = { kind: 'add_cold_address', subject: network, values: { address, label: 'Vault' } };
    expect(await operators.agreed(request)).toBe('done');
  }
  const coldOf = (code: string): string => cold.get(code === 'BTC' ? 'BTC' : 'ETH') ?? '';

  const coinOf = async (code: string): Promise<CoinStore> => {
    const found = (await stage.desk.treasury.read()).coins.find((coin) => coin.code === code);
    if (found === undefined) throw new Error('No such coin');
    return found;
  };
  const topUp = (subject: string, amount: bigint) =>
    operators.agreed({ kind: 'announce_top_up', subject, values: { amount: amount.toString() } });
  const drainOf = (subject: string, amount: bigint, address = coldOf(subject)) => ({
    ...{ kind: 'drain_hot', subject, values: { address, amount: amount.toString() } },
  });
  const lastDrain = () =>
    stage.owner.one<Pick<Drain, 'id' | 'state'> & { reason: string | null }>(
      'select id, state, reason from treasury_drains order by id desc limit 1',
    );
  const word = (reason: string) => ({ operatorId: operators.asker as never, reason });

  return {
    ...{ stage, operators, mine, settle, send, sendEther, coinOf, coldOf, topUp, drainOf, lastDrain, word },
    close: () => stage.close(),
  };
};

export type TreasuryStage = Awaited<ReturnType<typeof openTreasuryStage>>;
