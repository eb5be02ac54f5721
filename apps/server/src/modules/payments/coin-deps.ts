/** What the use cases of coins and cash-outs are given beside what deposits are. */
import type { PlayerId } from '../../platform/ids/ids.ts';
import type { Wallet } from '../wallet/index.ts';
import type { Asset, FloatSource, Network, TransferSigner } from './chains/network-ports.ts';
import type { PaymentsDeps } from './deps.ts';

export interface CoinDeps extends Omit<PaymentsDeps, 'wallet' | 'gateways' | 'publicUrl' | 'jobs'> {
  readonly wallet: PaymentsDeps['wallet'] &
    Pick<
      Wallet,
      | 'withdrawable'
      | 'holdCashOut'
      | 'settleCashOut'
      | 'bookLatePayout'
      | 'returnCashOut'
      | 'cashOutsStopped'
      | 'areCashOutsStopped'
      | 'bookNetworkFee'
    >;
  readonly networks: readonly Network[];
  readonly signer: TransferSigner;
  /** Absent where a person refills the house's address. */
  readonly float?: FloatSource;
  /**
   * Why a person has to look at every cash-out of this player, in snake_case; nothing when nobody holds them back. Absent
   * where nobody watches over risk.
   */
  readonly riskHold?: (playerId: PlayerId) => Promise<string | undefined>;
  /** Whether anybody holds them back now, without looking anew at the player: for lists. */
  readonly isWatched?: (playerId: PlayerId) => Promise<boolean>;
  /** Until when no cash-out of this player leaves for a reason that the player knows and that ends by itself. */
  readonly heldUntil?: (playerId: PlayerId) => Promise<Date | undefined>;
  /** Anything but 0 wants a person. */
  readonly alarm: (kind: string, count: number) => void;
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
