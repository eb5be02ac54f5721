/** What the use cases of coins are given beside what cash-outs are. */
import type { CashOutDeps } from './cash-outs/deps.ts';
import type { Asset, FloatSource, Network, TransferSigner } from './chains/network-ports.ts';

export interface CoinDeps extends CashOutDeps {
  readonly networks: readonly Network[];
  readonly signer: TransferSigner;
  /** Absent where a person refills the house's address. */
  readonly float?: FloatSource;
}

/** An asset together with the network that carries it. */
export interface Coin {
  readonly network: Network;
  readonly asset: Asset;
}

/** Every asset of every network. */
export const coinsOf = ({ networks }: Pick<CoinDeps, 'networks'>): Coin[] =>
  networks.flatMap((network) => network.assets.map((asset) => ({ network, asset })));

export const coinOf = (deps: Pick<CoinDeps, 'networks'>, currency: string): Coin | undefined =>
  coinsOf(deps).find(({ asset }) => asset.currency === currency);
