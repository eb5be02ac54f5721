/** Writing off what a player owes: what can be asked for. What two agreed to is booked by the wallet. */
import { formatAmount, money } from '@carmine/money';
import { debtWrittenOff } from '../../../platform/events/catalogue/compliance.ts';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { WriteOffOutcome } from '../../wallet/index.ts';
import type { DebtPart, Matter } from './matter.ts';
import type { DebtBook } from '../ports.ts';
import type { ProtectionDeps } from '../protection/protection-deps.ts';

export interface WriteOffRefused {
  readonly ok: false;
  readonly reason: Exclude<WriteOffOutcome, 'done'> | 'more_than_owed';
}

/** Asked before it is written down; what is owed when somebody agrees is the database's to look at. */
export const whyNotWrittenOff = async (
  debts: Pick<DebtBook, 'debts'>,
  playerId: PlayerId,
  { currency, amount }: DebtPart,
): Promise<WriteOffRefused | undefined> => {
  const debt = (await debts.debts(playerId)).find((one) => one.currency === currency);
  if (debt === undefined) return { ok: false, reason: 'no_debt' };
  return amount > debt.owed ? { ok: false, reason: 'more_than_owed' } : undefined;
};

/** In the transaction that wrote it off: what, and what is still owed. */
export const announceWriteOff = async (
  { outbox, debts }: Pick<ProtectionDeps, 'outbox'> & { readonly debts: Pick<DebtBook, 'debts'> },
  sql: Sql,
  { id, playerId, currency, writtenOff }: Matter,
): Promise<void> => {
  if (currency === null || writtenOff === null) throw new Error(`Nothing was written off by ${id}`);
  const left = (await debts.debts(playerId, sql)).find((one) => one.currency === currency)?.owed ?? 0n;
  const shown = (subunits: bigint): string => formatAmount(money(currency, subunits));
  await outbox.publish(sql, debtWrittenOff, id.toString(), {
    ...{ playerId, matter: id, currency, amount: shown(writtenOff) },
    ...(left > 0n ? { owed: shown(left) } : {}),
  });
};
