/** A provider's rollback of one of its actions. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../ids.ts';
import { centsPerSubunit } from './round-codec.ts';

export interface ActionReversal {
  readonly playerId: PlayerId;
  readonly providerId: string;
  readonly actionId: string;
  readonly rollbackId: string;
  readonly currency: CurrencyCode;
  readonly eurRate: bigint;
  readonly wagerWeightBp: number;
}

/** `TOMBSTONED`: the action has not arrived; if it does, it moves nothing. `OTHER_PLAYER`: it belongs to another player. */
export type ReversalOutcome = 'REVERSED' | 'ALREADY_REVERSED' | 'TOMBSTONED' | 'OTHER_PLAYER';

export const reverseAction = async (sql: Sql, input: ActionReversal): Promise<ReversalOutcome> => {
  const { outcome } = await sql.one<{ outcome: ReversalOutcome }>(
    'select reverse_action($1, $2, $3, $4, $5, $6) as outcome',
    [
      input.providerId,
      input.actionId,
      input.rollbackId,
      input.playerId,
      centsPerSubunit(input.currency, input.eurRate),
      input.wagerWeightBp,
    ],
  );
  return outcome;
};
