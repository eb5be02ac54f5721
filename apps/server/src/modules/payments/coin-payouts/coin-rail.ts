/** What coins are to cash-outs: a rail for each coin, with the network's fee and the addresses of its chain. */
import { money, type Money } from '@carmine/money';
import type { PayoutRail, Priced } from '../cash-outs/ports.ts';
import { readChain } from '../chains/chain-store.ts';
import { coinsOf, type Coin, type CoinDeps } from '../coin-deps.ts';
import { readLetGo } from './send-store.ts';

const refuse = <const R extends string>(reason: R) => ({ ok: false, reason }) as const;

/** What the network takes for it now, in the currency. */
const price =
  (deps: Pick<CoinDeps, 'db'>, { network, asset }: Coin) =>
  async (amount: Money, address?: string): Promise<Priced> => {
    const known = await readChain(deps.db, network.code);
    if (known?.feeRaw === undefined) return refuse('gateway_unavailable');
    const subunits = (known.feeRaw + asset.rawPerSubunit - 1n) / asset.rawPerSubunit;
    // A network that takes half of it is better waited for.
    if (subunits * 2n > amount.subunits) return refuse('network_busy');
    if (address === known.houseAddress) return refuse('address_invalid');
    return { ok: true, fee: money(asset.currency, subunits) };
  };

export const coinRails = (deps: CoinDeps): PayoutRail[] =>
  coinsOf(deps).map((coin) => ({
    method: coin.asset.code,
    serves: (currency) => currency === coin.asset.currency,
    readAddress: (text) => coin.network.readAddress(text),
    price: price(deps, coin),
    handedOver: readLetGo,
  }));
