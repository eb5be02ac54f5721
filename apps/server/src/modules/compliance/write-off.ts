/** Writing off what a player owes: what can be asked for. What two agreed to is booked by the wallet. */
import type { WriteOffOutcome } from '../wallet/index.ts';
import type { PlayerId } from '../../platform/ids.ts';
import type { DebtPart } from './matter.ts';
import type { DebtBook } from './ports.ts';

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
