/** The only SQL of accounts that may belong to an excluded person. Written only by database functions. */
import type { BreakPeriod } from '@carmine/contract/account/protection';
import type { Sql } from '../../../database/database.ts';
import type { Id, OperatorId, PlayerId } from '../../../platform/ids/ids.ts';

export type ExclusionCaseId = Id<'exc'>;

/** `name_and_birth_date` is no proof and waits for staff. The others exclude automatically. */
export type ExclusionBasis = 'name_and_birth_date' | 'verified_identity' | 'payment_instrument' | 'document';
export type ExclusionDecision = 'same_person' | 'different_persons';

export interface ExclusionCaseRow {
  readonly id: ExclusionCaseId;
  readonly playerId: PlayerId;
  /** The excluded account. */
  readonly excludedId: PlayerId;
  readonly basis: ExclusionBasis;
  readonly openedAt: Date;
  /** Whether the other account's exclusion applies here now. */
  readonly bound: boolean;
  readonly decision: ExclusionDecision | null;
  readonly decidedBy: OperatorId | null;
  readonly decidedAt: Date | null;
  readonly reasonSealed: Buffer | null;
}

const columns = `c.id, c.player_id as "playerId", c.excluded_id as "excludedId", c.basis, c.opened_at as "openedAt",
  c.decision, c.decided_by as "decidedBy", c.decided_at as "decidedAt", c.reason_sealed as "reasonSealed",
  exists (select from breaks b where b.player_id = c.player_id and b.ended_at is null and b.matched_with = c.excluded_id)
    as bound`;

/** Undecided ones first, then newest first. */
export const casesOf = (sql: Sql, playerId: PlayerId) =>
  sql.rows<ExclusionCaseRow>(
    `select ${columns} from exclusion_cases c where c.player_id = $1
     order by c.decision is not null, c.id desc limit 50`,
    [playerId],
  );

export const findCase = (sql: Sql, id: ExclusionCaseId) =>
  sql.maybe<ExclusionCaseRow>(`select ${columns} from exclusion_cases c where c.id = $1`, [id]);

export interface DecisionOutcome {
  /** `bound`: the exclusion starts here; `ended`: a wrong match was undone; `held`: undone, but another exclusion is active. */
  readonly outcome: 'over' | 'bound' | 'ended' | 'held' | 'kept';
  readonly period: BreakPeriod | null;
  readonly until: Date | null;
}

export const decideCase = (
  sql: Sql,
  id: ExclusionCaseId,
  decided: { by: OperatorId; decision: ExclusionDecision; sealed: Buffer },
) =>
  sql.one<DecisionOutcome>('select outcome, period, until from decide_exclusion_case($1, $2, $3, $4)', [
    id,
    decided.by,
    decided.decision,
    decided.sealed,
  ]);
