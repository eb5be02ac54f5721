/** What the house holds: on networks, at gateways and in cold storage, beside what the ledger say and what it should be. */
import type { CurrencyCode } from '@carmine/money';
import { type Coin, coinsOf, fuelAddress, readNetwork } from '../chains/index.ts';
import { countMoving, spenderOf, sumInFlight } from '../coin-payouts/index.ts';
import type { CoinDeps } from '../deps.ts';
import type { DepositGateway } from '../ports.ts';
import { countUnexplained, sumUnbooked } from './arrival-store.ts';
import { drainable, missingCoins } from './drainable.ts';
import { sumPromised } from './drain-store.ts';
import { type Books, type Level, nameOfStore, readBooks, readLevels, readSaid } from './level-store.ts';
import { sumAtAddresses, sumUnswept } from './sweep-store.ts';

export type TreasuryTrouble = 'low' | 'high' | 'missing' | 'unexplained';

/** Subunits; `undefined` while the network does not answer. */
export interface CoinStore {
  readonly code: string;
  readonly currency: CurrencyCode;
  readonly network: string;
  readonly hot: bigint | undefined;
  readonly unswept: bigint;
  /** Only of the coin that pays for token sweeps. */
  readonly fuel: bigint | undefined;
  readonly booked: bigint;
  readonly unbooked: bigint;
  readonly difference: bigint | undefined;
  readonly promised: bigint;
  readonly inFlight: bigint;
  readonly drainable: bigint | undefined;
  readonly cold: bigint;
  readonly level: Level | undefined;
  readonly troubles: readonly TreasuryTrouble[];
}

export interface GatewayStore {
  readonly code: string;
  readonly name: string;
  readonly currency: CurrencyCode;
  readonly booked: bigint;
  readonly said: bigint | undefined;
  readonly saidAt: Date | undefined;
  readonly level: Level | undefined;
  readonly troubles: readonly TreasuryTrouble[];
}

type Levels = ReadonlyMap<string, Level>;

const against = (amount: bigint | undefined, level: Level | undefined): TreasuryTrouble[] => {
  if (amount === undefined || level === undefined) return [];
  if (amount < level.low) return ['low'];
  return level.high !== null && amount > level.high ? ['high'] : [];
};

/** Everything at our addresses of one asset, in its smallest unit, apart from the hot wallet; on UTXO networks that has all outputs. */
const readBeside = async (deps: CoinDeps, { network, asset }: Coin, xpub: string) => {
  if (network.kind === 'utxo') return { unswept: 0n, fuel: undefined, atAddresses: 0n, answered: true };
  const [own, ...tokens] = network.assets;
  const [{ raw: unswept }, atAddresses] = await Promise.all([
    sumUnswept(deps.db, asset.code),
    sumAtAddresses(deps.db, asset.code),
  ]);
  if (asset.code !== own.code || tokens.length === 0) return { unswept, fuel: undefined, atAddresses, answered: true };
  const fuel = await network.balance(fuelAddress(network, { xpub }), own);
  return { unswept, fuel: fuel.ok ? fuel.raw : undefined, atAddresses, answered: fuel.ok };
};

export const readCoinStore = async (deps: CoinDeps, coin: Coin, books: Books, levels: Levels): Promise<CoinStore> => {
  const { db } = deps;
  const { network, asset } = coin;
  const known = await readNetwork(db, network.code);
  const subunits = (raw: bigint): bigint => raw / asset.rawPerSubunit;
  const [holding, beside, unbooked, inFlight, promised, left, unexplained, moving] = await Promise.all([
    known && spenderOf(deps, network).holding({ asset, from: known.houseAddress }),
    known && readBeside(deps, coin, known.xpub),
    sumUnbooked(db, asset.code),
    sumInFlight(db, asset),
    sumPromised(db, asset.code),
    known && drainable(deps, coin, known),
    countUnexplained(db, asset.code),
    countMoving(db, asset),
  ]);
  const name = nameOfStore({ store: 'coin', code: asset.code, currency: asset.currency });
  const [booked, level] = [books.held.get(name) ?? 0n, levels.get(name)];
  const hot = holding?.ok === true ? holding.raw : undefined;
  const { unswept, fuel } = beside ?? { unswept: 0n, fuel: undefined };
  const onChain = hot === undefined || beside?.answered !== true ? undefined : hot + beside.atAddresses + (fuel ?? 0n);
  const difference = onChain === undefined ? undefined : subunits(onChain - unbooked) - booked;
  const isStill = inFlight === 0n && moving === 0;
  return {
    ...{ code: asset.code, currency: asset.currency, network: network.code, booked, level, promised, difference },
    ...{ hot: hot === undefined ? undefined : subunits(hot), unswept: subunits(unswept) },
    fuel: fuel === undefined ? undefined : subunits(fuel),
    ...{ unbooked: subunits(unbooked), inFlight: subunits(inFlight) },
    drainable: left === undefined ? undefined : subunits(left),
    cold: books.cold.get(asset.currency) ?? 0n,
    troubles: [
      ...against(hot === undefined ? undefined : subunits(hot), level),
      ...(isStill && missingCoins(difference, booked) ? (['missing'] as const) : []),
      ...(unexplained > 0 ? (['unexplained'] as const) : []),
    ],
  };
};

/** Only gateways that hold or may hold money in the currency. */
export const readGatewayStores = async (
  db: CoinDeps['db'],
  gateways: readonly Pick<DepositGateway, 'code' | 'name' | 'rules'>[],
  books: Books,
  levels: Levels,
): Promise<GatewayStore[]> => {
  const said = await readSaid(db);
  return gateways.flatMap(({ code, name, rules }) =>
    rules.currencies.flatMap((currency): GatewayStore[] => {
      const key = nameOfStore({ store: 'gateway', code, currency });
      const answer = said.find((one) => one.gateway === code && one.currency === currency);
      const [booked, level] = [books.held.get(key), levels.get(key)];
      if (booked === undefined && level === undefined && answer === undefined) return [];
      return [
        {
          ...{ code, name, currency, booked: booked ?? 0n, level },
          ...{ said: answer?.amount, saidAt: answer?.readAt },
          troubles: against(answer?.amount ?? booked ?? 0n, level),
        },
      ];
    }),
  );
};

export const readStores = async (deps: CoinDeps, gateways: Parameters<typeof readGatewayStores>[1]) => {
  const [books, levels] = await Promise.all([readBooks(deps.db), readLevels(deps.db)]);
  const [coins, accounts] = await Promise.all([
    Promise.all(coinsOf(deps).map((coin) => readCoinStore(deps, coin, books, levels))),
    readGatewayStores(deps.db, gateways, books, levels),
  ]);
  return { coins, gateways: accounts };
};
