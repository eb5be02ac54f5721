/**
 * What keeps a withdrawal that was approved: what came up since, up to the moment in which it is handed over to a network, to a
 * gateway, or to the person who goes to the bank. The database says it, and refuses whoever does not ask.
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

/** The refusal of what a person would send now; nothing where it may go. */
export const refuseKept = async (sql: Sql, id: CashOutId): Promise<LegKept | undefined> => {
  const keptBy = await whatKeepsLeg(sql, id);
  return keptBy === undefined ? undefined : { ok: false, reason: 'leg_kept', keptBy };
};
