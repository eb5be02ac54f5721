/** The only SQL of what keeps a withdrawal that was approved. */
import type { LegKeeper } from '@carmine/contract/back-office';
import type { Sql } from '../../../database/database.ts';
import type { CashOutId } from '../cash-outs/cash-out.ts';

/** Of the whole withdrawal; a stop is asked about by itself. */
type CashOutKeeper = Exclude<LegKeeper, 'stopped'>;

/** What is raised in this moment is seen, or waits until this transaction has ended. */
export const whatKeepsCashOut = async (sql: Sql, id: CashOutId): Promise<CashOutKeeper | undefined> =>
  (await sql.one<{ keeps: CashOutKeeper | null }>('select what_keeps_cash_out($1) as keeps', [id])).keeps ?? undefined;

/** As that, and a stop; it takes the player's gate. */
export const whatKeepsLeg = async (sql: Sql, id: CashOutId): Promise<LegKeeper | undefined> =>
  (await sql.one<{ keeps: LegKeeper | null }>('select what_keeps_leg($1) as keeps', [id])).keeps ?? undefined;
