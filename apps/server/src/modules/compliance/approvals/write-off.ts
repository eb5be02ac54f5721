/** Preconditions of writing off a debt. The database books an approved write-off together with the approval. */
import { formatAmount, money, type CurrencyCode } from '@carmine/money';
import { debtWrittenOff } from '../../../platform/events/catalogue/compliance.ts';
import type { Sql } from '../../../database/database.ts';
import type { Id, PlayerId } from '../../../platform/ids/ids.ts';
import type { DebtBook } from '../ports.ts';
import type { ProtectionDeps } from '../protection/deps.ts';

/** The debt, and the maximum amount to write off in subunits. */
export interface DebtPart {
  readonly currency: CurrencyCode;
  readonly amount: bigint;
}

/** Checked when the request is made; at the approval the database checks the current debt. */
export const whyNotWrittenOff = async (
  { debts }: DebtBook,
  playerId: PlayerId,
  { currency, amount }: DebtPart,
): Promise<'no_debt' | 'more_than_owed' | undefined> => {
  const debt = (await debts(playerId)).find((one) => one.currency === currency);
  if (debt === undefined) return 'no_debt';
  return amount > debt.owed ? 'more_than_owed' : undefined;
};

/** Call in the transaction of the write-off: the amount, and the remaining debt. */
export const announceWriteOff = async (
  { outbox, debts }: Pick<ProtectionDeps, 'outbox'> & { readonly debts: DebtBook },
  sql: Sql,
  {
    id,
    wish: { playerId, currency },
    writtenOff,
  }: {
    readonly id: Id<'apr'>;
    readonly wish: DebtPart & { readonly playerId: PlayerId };
    readonly writtenOff: bigint | null;
  },
): Promise<void> => {
  if (writtenOff === null) throw new Error(`Nothing was written off by ${id}`);
  const left = (await debts.debts(playerId, sql)).find((one) => one.currency === currency)?.owed ?? 0n;
  const shown = (subunits: bigint): string => formatAmount(money(currency, subunits));
  await outbox.publish(sql, debtWrittenOff, id.toString(), {
    ...{ playerId, request: id, currency, amount: shown(writtenOff) },
    ...(left > 0n ? { owed: shown(left) } : {}),
  });
};
