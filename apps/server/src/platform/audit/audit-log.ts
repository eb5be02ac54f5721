/**
 * What operators did. Whoever does it writes it down in the same transaction, so that an entry exists exactly when what it
 * tells of is committed. The catalogue says what each entry is about and holds.
 */
import type { Sql } from '../../database/database.ts';
import type { Ids, OperatorId, PlayerId } from '../ids/ids.ts';
import type { AuditAction, AuditActions } from './catalogue.ts';

export type AuditEntry<A extends AuditAction> = {
  /** Nobody where the program did it, or whoever did is not known. */
  readonly operatorId: OperatorId | null;
  readonly action: A;
  /** Who decided the same before: marked where one of them and this operator came in by the other, without a third person. */
  readonly before?: readonly OperatorId[];
} & AuditActions[A];

/** Given to every module whose use cases operators call; the staff module keeps it. */
export interface AuditLog {
  record<A extends AuditAction>(sql: Sql, entry: AuditEntry<A>): Promise<unknown>;
}

/** The log names a player as callers do. */
export const aboutPlayer = ({ ids }: { readonly ids: Pick<Ids, 'encode'> }, playerId: PlayerId) =>
  ({ subject: { kind: 'player', id: ids.encode('usr', playerId) } }) as const;
