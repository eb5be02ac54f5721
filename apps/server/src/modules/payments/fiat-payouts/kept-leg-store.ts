/** The only SQL of reasons why a leg may not be handed over yet. */
import type { LegKeeper } from '@carmine/contract/back-office/money/cash-outs';
import type { Sql } from '../../../database/database.ts';
import type { CashOutId } from '../cash-outs/index.ts';

/** A hold on its withdrawal, or a stop; locks the player's gate. */
export const whatKeepsLeg = async (sql: Sql, id: CashOutId): Promise<LegKeeper | undefined> =>
  (await sql.one<{ keeps: LegKeeper | null }>('select what_keeps_leg($1) as keeps', [id])).keeps ?? undefined;
