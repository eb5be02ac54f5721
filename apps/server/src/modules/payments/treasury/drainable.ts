/** How much the hot wallet can give away, and when coins are missing. */
import { type Coin, type NetworkRow, readFee } from '../chains/index.ts';
import { spenderOf } from '../coin-payouts/index.ts';
import type { CoinDeps } from '../deps.ts';
import { sumPromised } from './drain-store.ts';

/** Left once withdrawals and fees are covered, in the asset's smallest unit; undefined while the network does not answer. */
export const drainable = async (
  deps: CoinDeps,
  { network, asset }: Coin,
  known: NetworkRow,
): Promise<bigint | undefined> => {
  const [own] = network.assets;
  const isOwn = own.code === asset.code;
  const { holding } = spenderOf(deps, network);
  const from = known.houseAddress;
  const [balance, fuel, fee, promised] = await Promise.all([
    holding({ asset, from }),
    isOwn ? undefined : holding({ asset: own, from }),
    readFee(deps.db, asset),
    sumPromised(deps.db, asset.code),
  ]);
  if (!balance.ok || fuel?.ok === false) return undefined;
  const price = 4n * (fee ?? 0n);
  if (fuel !== undefined && fuel.raw < price) return 0n;
  const left = balance.spendable - promised * asset.rawPerSubunit - (isOwn ? price : 0n);
  return left > 0n ? left : 0n;
};

/** Fees are rounded, and a block is a moment ahead of the ledger: only more than a thousandth is an alarm. */
export const missingCoins = (difference: bigint | undefined, booked: bigint): boolean =>
  difference !== undefined && difference < 0n && -difference > booked / 1_000n + 10n;
