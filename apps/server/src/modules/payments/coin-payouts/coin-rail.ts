/** Payment rails for crypto: one per asset, with its network's fees and addresses. */
import { money, toEur, type Money } from '@carmine/money';
import type { PayoutRail, Priced } from '../cash-outs/index.ts';
import {
  type Coin,
  coinsOf,
  fuelAddress,
  type Network,
  type NetworkRow,
  readFee,
  readNetwork,
} from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import { feeOf, readPayoutMethod, worthAtLeast } from '../policy/index.ts';
import { readLetGo } from './send-store.ts';

const refuse = <const R extends string>(reason: R) => ({ ok: false, reason }) as const;

/** Converts the network fee, paid in its own coin, to the asset. `undefined` without a rate. */
const inAsset = async (
  { rates }: Pick<CoinDeps, 'rates'>,
  { network, asset }: Coin,
  raw: bigint,
): Promise<bigint | undefined> => {
  const [own] = network.assets;
  const subunits = (raw + own.rawPerSubunit - 1n) / own.rawPerSubunit;
  if (own.code === asset.code) return subunits;
  const [taken, paid] = await Promise.all([rates.rate(own.currency), rates.rate(asset.currency)]);
  if (taken === undefined || paid === undefined) return undefined;
  return worthAtLeast(toEur(money(own.currency, subunits), taken, 'ceil').subunits, paid).subunits;
};

/** Coins sent to the house's own address would not leave, so nobody would be paid. */
const isHouse = ({ network, known }: { network: Network; known: NetworkRow }, address: string): boolean =>
  address === known.houseAddress || (network.kind === 'account' && address === fuelAddress(network, known));

/** The current network fee in the currency, and the house's own. */
const price =
  (deps: Pick<CoinDeps, 'db' | 'rates'>, { network, asset }: Coin) =>
  async (amount: Money, { address }: { readonly address?: string } = {}): Promise<Priced> => {
    const [known, feeRaw] = await Promise.all([readNetwork(deps.db, network.code), readFee(deps.db, asset)]);
    const subunits = feeRaw === undefined ? undefined : await inAsset(deps, { network, asset }, feeRaw);
    if (known === undefined || subunits === undefined) return refuse('gateway_unavailable');
    // If fees take half of it, the player should wait.
    if (subunits * 2n > amount.subunits) return refuse('network_busy');
    if (address !== undefined && isHouse({ network, known }, address)) return refuse('address_invalid');
    const rate = await deps.rates.rate(asset.currency);
    if (rate === undefined) return refuse('gateway_unavailable');
    // The house's fee is of what the network leaves.
    const own = feeOf(await readPayoutMethod(deps.db, asset.code), amount.subunits - subunits, rate);
    return { ok: true, fee: money(asset.currency, subunits + own) };
  };

export const coinRails = (deps: CoinDeps): PayoutRail[] =>
  coinsOf(deps).map((coin) => ({
    method: coin.asset.code,
    serves: (currency) => currency === coin.asset.currency,
    readAddress: (text) => coin.network.readAddress(text),
    price: price(deps, coin),
    handedOver: readLetGo,
  }));
