/**
 * Reasons that block an approved withdrawal until the moment it is handed to a network, a gateway or the operator who makes the bank
 * transfer. The database determines them, and refuses callers that skip this check.
 */
import type { LegKeeper } from '@carmine/contract/back-office/money/cash-outs';
import type { Sql } from '../../../database/database.ts';
import type { CashOutId } from '../cash-outs/index.ts';
import { whatKeepsLeg } from './kept-leg-store.ts';

export interface LegKept {
  readonly ok: false;
  readonly reason: 'leg_kept';
  readonly keptBy: LegKeeper;
}

/** The refusal of a bank transfer now; undefined if it may be sent. */
export const refuseKept = async (sql: Sql, id: CashOutId): Promise<LegKept | undefined> => {
  const keptBy = await whatKeepsLeg(sql, id);
  return keptBy === undefined ? undefined : { ok: false, reason: 'leg_kept', keptBy };
};
