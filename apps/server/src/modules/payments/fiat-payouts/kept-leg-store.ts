/** The only SQL of reasons why a leg may not be handed over yet. */
import type { LegKeeper } from '@carmine/contract/back-office/money/cash-outs';
import type { Sql } from '../../../database/database.ts';
import type { CashOutId } from '../cash-outs/index.ts';
import type { LegAt } from './leg.ts';

/** A hold on its withdrawal, or a stop; locks the player's gate. */
export const whatKeepsLeg = async (sql: Sql, id: CashOutId): Promise<LegKeeper | undefined> =>
  (await sql.one<{ keeps: LegKeeper | null }>('select what_keeps_leg($1) as keeps', [id])).keeps ?? undefined;

/** Whether it waits in a file for the bank: one that nobody has released (`made`), or that the bank may have. */
export const isInFile = async (
  sql: Sql,
  { cashOutId, leg }: LegAt,
  states: readonly ('made' | 'released')[] = ['made', 'released'],
): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from bank_transfers t join bank_batches b on b.id = t.batch_id
     where t.cash_out_id = $1 and t.leg = $2 and t.state = 'waiting' and b.state = any($3)`,
    [cashOutId, leg, states],
  )) !== undefined;
