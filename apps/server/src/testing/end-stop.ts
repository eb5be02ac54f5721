/** Ends a stop of withdrawals with two operators, as required. */
import { randomBytes } from 'node:crypto';
import type { Sql } from '../database/database.ts';
import type { OperatorId } from '../platform/ids/ids.ts';
import type { StopEnding, Wallet } from '../modules/wallet/index.ts';

export const newOperator = async (owner: Sql, role = 'risk'): Promise<OperatorId> =>
  (
    await owner.one<{ id: OperatorId }>(
      `insert into operators (email, name, role) values ($1, 'Olga', $2) returning id`,
      [`${randomBytes(6).toString('hex')}@example.org`, role],
    )
  ).id;

export const endStop = async (
  { owner, app }: { owner: Sql; app: Sql },
  wallet: Pick<Wallet, 'approveEndOfStop'>,
): Promise<StopEnding[]> => {
  const endings: StopEnding[] = [];
  for (const operatorId of [await newOperator(owner), await newOperator(owner)])
    endings.push(await wallet.approveEndOfStop(app, operatorId, 'the books are whole again'));
  return endings;
};
