/** Checks what an operator asks for before another operator sees it. What counts is checked again when it is carried out. */
import type { CurrencyCode } from '@carmine/money';
import { coinsOf, fuelAddress, readNetwork } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import type { DepositGateway } from '../ports.ts';
import { ownAddresses } from './arrival-store.ts';
import { isColdAddress } from './drain-store.ts';
import { drainable } from './drainable.ts';
import type { StoreOf } from './level-store.ts';

const refuse = <const R extends string>(reason: R) => ({ ok: false, reason }) as const;

const coinOfCode = (deps: Pick<CoinDeps, 'networks'>, code: string) =>
  coinsOf(deps).find(({ asset }) => asset.code === code);

export const currencyOfCoin = (deps: Pick<CoinDeps, 'networks'>, code: string): CurrencyCode | undefined =>
  coinOfCode(deps, code)?.asset.currency;

/** `amount`: subunits. */
export const checkDrain = async (
  deps: CoinDeps,
  { asset: code, address: text, amount }: { asset: string; address: string; amount: bigint },
) => {
  const coin = coinOfCode(deps, code);
  if (coin === undefined) return refuse('coin_not_found');
  const address = coin.network.readAddress(text);
  if (address === undefined || !(await isColdAddress(deps.db, coin.network.code, address))) return refuse('not_cold');
  const known = await readNetwork(deps.db, coin.network.code);
  const left = known && (await drainable(deps, coin, known));
  if (left === undefined) return refuse('network_silent');
  return left < amount * coin.asset.rawPerSubunit ? refuse('too_little_left') : ({ ok: true, address } as const);
};

export const checkColdAddress = async (
  deps: CoinDeps,
  { network: code, address: text }: { network: string; address: string },
) => {
  const network = deps.networks.find((one) => one.code === code);
  if (network === undefined) return refuse('coin_not_found');
  const address = network.readAddress(text);
  if (address === undefined) return refuse('address_not_valid');
  const known = await readNetwork(deps.db, code);
  if (known === undefined) return refuse('network_silent');
  const house = [known.houseAddress, ...(network.kind === 'account' ? [fuelAddress(network, known)] : [])];
  const isOurs = house.includes(address) || (await ownAddresses(deps.db, code, [address])).size > 0;
  return isOurs ? refuse('address_ours') : ({ ok: true, address } as const);
};

export const isStore = (
  deps: Pick<CoinDeps, 'networks'>,
  gateways: readonly Pick<DepositGateway, 'code' | 'rules'>[],
  { store, code, currency }: StoreOf,
): boolean =>
  store === 'coin'
    ? currencyOfCoin(deps, code) === currency
    : gateways.some((one) => one.code === code && one.rules.currencies.includes(currency));
