/** Health of an asset, its network's node and the house's coins, for operators. */
import type { CurrencyCode } from '@carmine/money';
import type { ChainHealthAnswer } from '@carmine/contract/back-office/money/chains';
import {
  type Coin,
  fuelAddress,
  leastFuel,
  type Network,
  type NetworkRow,
  readFee,
  readFees,
  readNetwork,
  recentUnlisted,
  type SeenUnlisted,
} from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import { countSends, countUnpaid, spenderOf, sumInFlight } from '../coin-payouts/index.ts';
import { sumUnswept } from '../treasury/index.ts';

/** Coins for moving tokens, in subunits of the network's own coin. */
interface FuelHealth {
  readonly address: string;
  /** `undefined` while the node does not answer. */
  readonly balance: bigint | undefined;
  /** Below this no token is moved. */
  readonly low: bigint | undefined;
}

export interface NetworkHealth {
  readonly code: string;
  readonly currency: CurrencyCode;
  /** `undefined` while the node does not answer. */
  readonly head: bigint | undefined;
  /** The newest block read; `undefined` before the first. */
  readonly read: bigint | undefined;
  readonly readAt: Date | undefined;
  readonly confirmations: number;
  readonly houseAddress: string | undefined;
  /** Subunits. */
  readonly hot: bigint | undefined;
  /** In the network's own coin, which tokens' transfer fees are paid in too. */
  readonly fee: bigint | undefined;
  /** Only for the own coin of a network with tokens. */
  readonly fuel: FuelHealth | undefined;
  readonly unswept: bigint;
  readonly unsweptAddresses: number;
  readonly inFlight: bigint;
  /** Approved and not signed; sent and not mined. */
  readonly unsigned: number;
  readonly unmined: number;
  /** Only with the own coin of a network: tokens that nobody has listed, newest first. */
  readonly unlisted: readonly SeenUnlisted[];
  readonly troubles: readonly ChainTrouble[];
}

export type ChainTrouble = ChainHealthAnswer['troubles'][number];

/** How many blocks reading may lag behind the network's head. */
const mostLag = 10n;

const readFuel = async (
  { db }: Pick<CoinDeps, 'db'>,
  { network, asset }: Coin,
  known: NetworkRow | undefined,
): Promise<FuelHealth | undefined> => {
  const [own, ...tokens] = network.assets;
  if (known === undefined || network.kind !== 'account' || tokens.length === 0 || asset.code !== own.code)
    return undefined;
  const address = fuelAddress(network, known);
  const [balance, fees] = await Promise.all([network.balance(address, own), readFees(db)]);
  const low = leastFuel(network, fees);
  return {
    address,
    balance: balance.ok ? balance.raw / own.rawPerSubunit : undefined,
    low: low === undefined ? undefined : (low + own.rawPerSubunit - 1n) / own.rawPerSubunit,
  };
};

const isBelow = (amount: bigint | undefined, least: bigint | undefined): boolean =>
  amount !== undefined && least !== undefined && amount < least;

export const readNetworkHealth = async (deps: CoinDeps, { network, asset }: Coin): Promise<NetworkHealth> => {
  const { db } = deps;
  const [known, feeRaw, head, inFlight, unswept, sends] = await Promise.all([
    readNetwork(db, network.code),
    asset.contract === undefined ? readFee(db, asset) : undefined,
    network.head(),
    sumInFlight(db, asset),
    // UTXO networks need no sweeps.
    network.kind === 'account' ? sumUnswept(db, asset.code) : { addresses: 0, raw: 0n },
    countSends(db, asset),
  ]);
  const balance = known && (await spenderOf(deps, network).holding({ asset, from: known.houseAddress }));
  const fuel = await readFuel(deps, { network, asset }, known);
  const unlisted = asset.contract === undefined ? await recentUnlisted(db, network.code) : [];
  const hot = balance?.ok === true ? balance.raw / asset.rawPerSubunit : undefined;
  // Ignores dust, which anybody can send.
  const lacks = balance?.ok === true && balance.spendable + inFlight <= (feeRaw ?? 0n);
  const fee = feeRaw === undefined ? undefined : feeRaw / asset.rawPerSubunit;
  const behind = head.ok && known !== undefined && head.height < known.height;
  const lagging = head.ok && known !== undefined && head.height - known.height > mostLag;
  const troubles: ChainTrouble[] = [
    ...(head.ok ? [] : (['unreachable'] as const)),
    ...(known === undefined ? (['not_prepared'] as const) : []),
    ...(lagging ? (['lagging'] as const) : []),
    ...(behind ? (['behind'] as const) : []),
    ...(lacks ? (['hot_empty'] as const) : []),
    ...(isBelow(fuel?.balance, fuel?.low) ? (['fuel_low'] as const) : []),
    ...(sends.unsigned > 0 ? (['waiting_for_signer'] as const) : []),
  ];
  return {
    ...{ code: asset.code, currency: asset.currency, confirmations: network.confirmations },
    ...{ head: head.ok ? head.height : undefined, read: known?.height, readAt: known?.readAt },
    ...{ houseAddress: known?.houseAddress, hot, fee, fuel },
    ...{ unswept: unswept.raw / asset.rawPerSubunit, unsweptAddresses: unswept.addresses },
    ...{ inFlight: inFlight / asset.rawPerSubunit, ...sends, unlisted, troubles },
  };
};

/** Worker: alarms for operators. */
export const watchHealth = async (deps: CoinDeps, network: Network): Promise<void> => {
  for (const asset of network.assets) {
    const { troubles } = await readNetworkHealth(deps, { network, asset });
    deps.alarm(`chain_lagging_${network.code}`, troubles.includes('lagging') ? 1 : 0);
    // Alarm only if withdrawals wait for coins: an alarm that is on from the first day would be ignored.
    const lacks = troubles.includes('hot_empty') && (await countUnpaid(deps.db, asset)) > 0;
    deps.alarm(`hot_empty_${asset.code}`, lacks ? 1 : 0);
  }
};
