/** Payouts by bank as operators see them: what is to be sent, and the files. */
import type { LegKeeper } from '@carmine/contract/back-office/money/cash-outs';
import type { CurrencyCode } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { type CashOutId, readCashOuts } from '../cash-outs/index.ts';
import { readLegs, whatKeepsLeg } from '../fiat-payouts/index.ts';
import { readAccounts, type AccountRow } from './account-store.ts';
import { mostTransfers, type Batch, type Transfer } from './batch.ts';
import { readBatches, readToConfirm, readTransfers, readUnsent } from './batch-store.ts';
import type { BankDeps } from './deps.ts';

/** `none`: the player has not given one. `refused`: the bank has refused it. */
export type AccountState = 'ready' | 'none' | 'refused';

export interface UnsentLeg {
  readonly cashOutId: CashOutId;
  readonly leg: number;
  readonly playerId: PlayerId;
  readonly currency: CurrencyCode;
  readonly amount: bigint;
  readonly account: AccountState;
  readonly keptBy: LegKeeper | undefined;
  /** An operator is sending it without a file. */
  readonly taken: boolean;
  readonly dueAt: Date;
}

const accountState = (row: AccountRow | undefined): AccountState => {
  if (row === undefined) return 'none';
  return row.refusedAt === null ? 'ready' : 'refused';
};

/** At most what one file holds. */
export const readQueue = (deps: Pick<BankDeps, 'db'>) => async (): Promise<UnsentLeg[]> => {
  const at = await readUnsent(deps.db, { size: mostTransfers });
  const ids = [...new Set(at.map(({ cashOutId }) => cashOutId))];
  const cashOuts = new Map((await readCashOuts(deps.db, ids)).map((one) => [one.id, one]));
  const [legs, accounts] = await Promise.all([
    readLegs(deps.db, ids),
    readAccounts(deps.db, [...new Set([...cashOuts.values()].map(({ playerId }) => playerId))]),
  ]);
  const found: UnsentLeg[] = [];
  for (const { cashOutId, leg } of at) {
    const [cashOut, one] = [cashOuts.get(cashOutId), legs.get(cashOutId)?.find((its) => its.leg === leg)];
    if (cashOut === undefined || one === undefined) continue;
    const { playerId, currency, dueAt } = cashOut;
    const taken = one.takenBy !== undefined;
    const keptBy = taken ? undefined : await whatKeepsLeg(deps.db, cashOutId);
    found.push({
      ...{ cashOutId, leg, playerId, currency, dueAt, keptBy, taken, amount: one.amount },
      account: accountState(accounts.get(playerId)),
    });
  }
  return found;
};

/** What one operator has read in a report of the bank, and another has to read too. */
export const listToConfirm = (deps: Pick<BankDeps, 'db'>) => () => readToConfirm(deps.db, mostTransfers);

export interface BatchAtDesk extends Batch {
  readonly items: readonly Transfer[];
}

/** Newest first. */
export const listBatches =
  ({ db }: Pick<BankDeps, 'db'>) =>
  async ({ page, size }: { page: number; size: number }): Promise<{ items: BatchAtDesk[]; total: number }> => {
    const { items, total } = await readBatches(db, { offset: page * size, size });
    const transfers = await readTransfers(
      db,
      items.map(({ id }) => id),
    );
    return {
      total,
      items: items.map((batch) => ({ ...batch, items: transfers.filter(({ batchId }) => batchId === batch.id) })),
    };
  };
