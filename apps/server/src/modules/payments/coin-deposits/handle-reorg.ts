/** Reorg: a block that was read is no longer on the network. Its transfers are reversed, credited or not. */
import type { Sql } from '../../../database/database.ts';
import {
  carryOut,
  type Deposit,
  type DepositId,
  type DepositState,
  lockDeposit,
  pushPaymentHint,
} from '../deposits/index.ts';
import { dropBlock, dropOutputs, lockNetwork, type Network, type NetworkRow } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import { undoArrivals } from '../treasury/index.ts';
import { orphanTransfer, releaseTransfers, transfersOfBlock } from './transfer-store.ts';

interface Undone {
  readonly deposit: Deposit;
  readonly state: DepositState;
  readonly moneyMoved: boolean;
}

const reason = 'dropped_by_chain';

const undoDeposit = async (deps: CoinDeps, sql: Sql, id: DepositId, gone: readonly bigint[]): Promise<Undone> => {
  const deposit = await lockDeposit(sql, id);
  const wasCredited = deposit.state === 'credited';
  const state = wasCredited ? 'charged_back' : 'failed';
  const { moneyMoved } = await carryOut(deps, sql, deposit, { to: state, reason }, 'within_limits');
  await releaseTransfers(sql, id, gone, wasCredited);
  return { deposit, state, moneyMoved };
};

/** `undefined`: another worker was first, or there is no earlier block. */
const undoBlock = (deps: CoinDeps, network: Network, known: NetworkRow): Promise<Undone[] | 'lost' | undefined> =>
  deps.db.transaction(async (sql) => {
    const now = await lockNetwork(sql, network.code);
    if (now.height !== known.height || now.blockHash !== known.blockHash) return undefined;
    const transfers = await transfersOfBlock(sql, network.code, known.height, known.blockHash);
    if (!(await dropBlock(sql, network.code, known.height))) return 'lost';
    if (network.kind === 'utxo') await dropOutputs(sql, network.code, known.height, known.blockHash);
    await undoArrivals(deps, sql, network.code, { height: known.height, hash: known.blockHash });
    const undone: Undone[] = [];
    for (const id of new Set(transfers.flatMap(({ depositId }) => depositId ?? []))) {
      const gone = transfers.filter(({ depositId }) => depositId === id).map((one) => one.id);
      undone.push(await undoDeposit(deps, sql, id, gone));
    }
    for (const { id, depositId } of transfers) if (depositId === undefined) await orphanTransfer(sql, id);
    return undone;
  });

/** Undoes the newest stored block. Returns false if nothing more can be done now. */
export const handleReorg = async (deps: CoinDeps, network: Network, known: NetworkRow): Promise<boolean> => {
  const undone = await undoBlock(deps, network, known);
  deps.alarm(`chain_lost_${network.code}`, undone === 'lost' ? 1 : 0);
  if (undone === 'lost') {
    deps.log.fatal(
      { chain: network.code, height: known.height.toString() },
      'the chain left every block that is known',
    );
    return false;
  }
  deps.log.warn({ chain: network.code, height: known.height.toString() }, 'block replaced by a reorg');
  for (const { deposit, ...change } of undone ?? []) {
    if (change.moneyMoved) deps.log.error({ depositId: deposit.id.toString() }, 'credited deposit undone by a reorg');
    pushPaymentHint(deps, deposit, change);
  }
  return undone !== undefined;
};
