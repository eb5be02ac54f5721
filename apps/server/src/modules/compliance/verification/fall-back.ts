/** When staff corrects details, documents that proved the old ones lose their verification and are requested again. */
import type { RefusalReason } from '@carmine/contract/verification';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { CorrectedField } from '../../identity/index.ts';
import type { VerificationDeps } from './deps.ts';
import * as store from './verification-store.ts';
import { announceWithdrawal, pushCaseWithdrawal } from './withdraw-case.ts';

/** Details that each document shows; the first corrected one determines the message to the player. */
const shownBy: Readonly<Record<'identity' | 'bill', readonly (readonly [CorrectedField, RefusalReason])[]>> = {
  identity: [
    ['firstName', 'name_differs'],
    ['lastName', 'name_differs'],
    ['dateOfBirth', 'birth_date_differs'],
    // Another country means different documents, legal age and lists.
    ['country', 'other'],
  ],
  bill: [
    ['firstName', 'name_differs'],
    ['lastName', 'name_differs'],
    ['home', 'address_differs'],
    ['country', 'address_differs'],
  ],
};

const refusalOf = (kind: string, fields: readonly CorrectedField[]): RefusalReason | undefined =>
  kind === 'identity' || kind === 'bill' ? shownBy[kind].find(([field]) => fields.includes(field))?.[1] : undefined;

/** Whether any of them is shown by a document. */
export const areDocumentDetails = (fields: readonly CorrectedField[]): boolean =>
  refusalOf('identity', fields) !== undefined || refusalOf('bill', fields) !== undefined;

/**
 * Locks the verified cases affected by these fields. A concurrent withdrawal request locks the same rows, so the second sees the first
 * one's result.
 */
export const lockProven = async (
  sql: Sql,
  playerId: PlayerId,
  fields: readonly CorrectedField[],
): Promise<store.CaseRow[]> =>
  (await store.lockVerified(sql, playerId)).filter(({ kind }) => refusalOf(kind, fields) !== undefined);

export interface FallBackInput {
  readonly proven: readonly store.CaseRow[];
  readonly fields: readonly CorrectedField[];
  readonly operatorId: OperatorId;
}

export const fallBack =
  (deps: VerificationDeps) =>
  async (sql: Sql, { proven, fields, operatorId }: FallBackInput): Promise<void> => {
    for (const { id, kind } of proven) {
      const refusal = refusalOf(kind, fields) ?? 'other';
      const taken = await store.withdraw(sql, id, { refusal, noteSealed: null, by: operatorId });
      if (taken !== undefined) await announceWithdrawal(deps, sql, taken, false);
    }
  };

export const pushFallenBack =
  (deps: VerificationDeps) =>
  (proven: readonly store.CaseRow[]): void => {
    for (const row of proven) pushCaseWithdrawal(deps, row);
  };
