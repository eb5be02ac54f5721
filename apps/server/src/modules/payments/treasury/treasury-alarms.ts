/** Worker: asks gateways what they hold, and raises the alarms of every store of money. */
import type { Network } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import type { DepositGateway } from '../ports.ts';
import { noteSaid, readBooks, readLevels } from './level-store.ts';
import { readCoinStore, readGatewayStores, type TreasuryTrouble } from './read-treasury.ts';

const raised = ['low', 'high', 'missing'] as const satisfies readonly TreasuryTrouble[];

export const watchCoins = async (deps: CoinDeps, network: Network): Promise<void> => {
  const [books, levels] = await Promise.all([readBooks(deps.db), readLevels(deps.db)]);
  for (const asset of network.assets) {
    const { hot, troubles } = await readCoinStore(deps, { network, asset }, books, levels);
    // Unknown is no answer: the last one stands, and the network's own alarm says that it is silent.
    if (hot === undefined) continue;
    for (const kind of raised) deps.alarm(`treasury_${kind}_${asset.code}`, troubles.includes(kind) ? 1 : 0);
  }
};

/** Gateways that cannot be asked are watched by the ledger alone. */
export const watchGatewayBalance = async (deps: CoinDeps, gateway: DepositGateway): Promise<void> => {
  const answer = await gateway.balance?.();
  for (const { currency, subunits } of answer?.ok === true ? answer.balances : [])
    await noteSaid(deps.db, { gateway: gateway.code, currency, amount: subunits });
  const [books, levels] = await Promise.all([readBooks(deps.db), readLevels(deps.db)]);
  for (const { currency, troubles } of await readGatewayStores(deps.db, [gateway], books, levels))
    for (const kind of ['low', 'high'] as const)
      deps.alarm(`treasury_${kind}_${gateway.code}_${currency}`, troubles.includes(kind) ? 1 : 0);
};
