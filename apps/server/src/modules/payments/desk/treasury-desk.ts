/** Operators' view of the house's own money, and the changes that one operator may make alone. */
import { formatAmount, money } from '@carmine/money';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { CoinDeps } from '../deps.ts';
import type { DepositGateway } from '../ports.ts';
import {
  type Arrival,
  cancelTopUp,
  checkColdAddress,
  checkDrain,
  type CoinStore,
  type ColdAddress,
  currencyOfCoin,
  type Drain,
  type GatewayStore,
  isStore,
  type Level,
  openTopUps,
  readColdAddresses,
  readStores,
  recentDrains,
  removeColdAddress,
  type StoreOf,
  tightenLevel,
  type TopUp,
  unexplainedArrivals,
} from '../treasury/index.ts';

export interface TreasuryView {
  readonly coins: readonly CoinStore[];
  readonly gateways: readonly GatewayStore[];
  /** `inSigner`: whether the signer's own settings have it; undefined while it does not answer. */
  readonly coldAddresses: readonly (ColdAddress & { readonly inSigner: boolean | undefined })[];
  readonly drains: readonly (Drain & { readonly txid: string | undefined })[];
  readonly topUps: readonly TopUp[];
  /** `amount`: subunits. */
  readonly unexplained: readonly (Arrival & { readonly amount: bigint })[];
}

interface Word {
  readonly operatorId: OperatorId;
  readonly reason: string;
}

const readSigner = async ({ signer, networks }: CoinDeps) =>
  new Map(
    await Promise.all(
      networks.map(async ({ code }) => {
        const answer = await signer.coldAddresses(code);
        return [code, answer.ok ? new Set(answer.addresses) : undefined] as const;
      }),
    ),
  );

const readView = async (deps: CoinDeps, gateways: readonly DepositGateway[]): Promise<TreasuryView> => {
  const { db } = deps;
  const [stores, listed, drains, topUps, came] = await Promise.all([
    readStores(deps, gateways),
    readColdAddresses(db),
    recentDrains(db),
    openTopUps(db),
    unexplainedArrivals(db),
  ]);
  const signer = listed.length === 0 ? undefined : await readSigner(deps);
  const perSubunit = (code: string) =>
    deps.networks.flatMap(({ assets }) => assets).find((asset) => asset.code === code)?.rawPerSubunit ?? 1n;
  return {
    ...stores,
    ...{ drains, topUps },
    coldAddresses: listed.map((one) => ({ ...one, inSigner: signer?.get(one.chain)?.has(one.address) })),
    unexplained: came.map((one) => ({ ...one, amount: one.raw / perSubunit(one.asset) })),
  };
};

export const treasuryDesk = (deps: CoinDeps, gateways: readonly DepositGateway[]) => ({
  read: () => readView(deps, gateways),
  checkDrain: (wanted: Parameters<typeof checkDrain>[1]) => checkDrain(deps, wanted),
  checkColdAddress: (wanted: Parameters<typeof checkColdAddress>[1]) => checkColdAddress(deps, wanted),
  currencyOfCoin: (code: string) => currencyOfCoin(deps, code),
  isStore: (store: StoreOf) => isStore(deps, gateways, store),
  /** False if it would be looser: that takes two operators, and nothing was written. */
  tighten: (of: StoreOf, level: Level, { operatorId, reason }: Word): Promise<boolean> =>
    deps.db.transaction(async (sql) => {
      if (!(await tightenLevel(sql, of, level))) return false;
      const text = (subunits: bigint) => formatAmount(money(of.currency, subunits));
      const details = { ...of, low: text(level.low), high: level.high === null ? null : text(level.high), reason };
      await deps.audit.record(sql, { operatorId, action: 'payments.set_level', details });
      return true;
    }),
  /** False if it is not on the list. */
  removeColdAddress: (network: string, address: string, { operatorId, reason }: Word): Promise<boolean> =>
    deps.db.transaction(async (sql) => {
      if (!(await removeColdAddress(sql, network, address))) return false;
      const details = { network, address, reason };
      await deps.audit.record(sql, { operatorId, action: 'payments.remove_cold_address', details });
      return true;
    }),
  /** False if it has arrived or was cancelled. */
  cancelTopUp: (id: bigint, { operatorId, reason }: Word): Promise<boolean> =>
    deps.db.transaction(async (sql) => {
      if (!(await cancelTopUp(sql, id))) return false;
      const details = { topUp: id.toString(), reason };
      await deps.audit.record(sql, { operatorId, action: 'payments.cancel_top_up', details });
      return true;
    }),
});

export type TreasuryDesk = ReturnType<typeof treasuryDesk>;
