/**
 * Audit log of operators' actions. Recorded in the transaction of the action, so that an entry exists exactly if the action was
 * committed. The catalogue defines subject and details of each entry.
 */
import type { Sql } from '../../database/database.ts';
import type { Ids, OperatorId, PlayerId } from '../ids/ids.ts';
import type { AuditAction, AuditActions } from './catalogue.ts';

export type AuditEntry<A extends AuditAction> = {
  /** Null if the application acted, or the actor is unknown. */
  readonly operatorId: OperatorId | null;
  readonly action: A;
  /** Operators who decided the same before: the entry is marked if this operator and one of them are in one invitation chain. */
  readonly before?: readonly OperatorId[];
} & AuditActions[A];

/** Given to every module whose use cases are called by operators; implemented by the staff module. */
export interface AuditLog {
  record<A extends AuditAction>(sql: Sql, entry: AuditEntry<A>): Promise<unknown>;
}

/** The log refers to players by their public ids. */
export const aboutPlayer = ({ ids }: { readonly ids: Pick<Ids, 'encode'> }, playerId: PlayerId) =>
  ({ subject: { kind: 'player', id: ids.encode('usr', playerId) } }) as const;
