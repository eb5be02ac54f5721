/** SQL of tournaments' pools. */
import type { CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import type { CreditRow } from '../bonuses/reward-store.ts';
import type { PlayerId } from '../ids.ts';
import { centsPerSubunit } from '../rounds/round-codec.ts';
import type { LimitKind } from '../rounds/round.ts';

export interface TournamentEntry {
  readonly tournamentId: bigint;
  readonly playerId: PlayerId;
  /** Booked once, ever; `refund` names it. */
  readonly key: string;
  readonly amount: bigint;
  /** `Rate.scaled` of the tournament's currency: the entry counts for limits in EUR. */
  readonly eurRate: bigint;
}

export type TournamentPrize = Omit<TournamentEntry, 'eurRate'>;

export const open = async (sql: Sql, tournamentId: bigint, code: CurrencyCode): Promise<boolean> =>
  (await sql.one<{ opened: boolean }>('select open_tournament($1, $2) as opened', [tournamentId, code])).opened;

export const add = async (sql: Sql, tournamentId: bigint, key: string, amount: bigint): Promise<boolean> =>
  (await sql.one<{ added: boolean }>('select add_to_tournament($1, $2, $3) as added', [tournamentId, key, amount]))
    .added;

type EntryRow =
  | { readonly repeated: boolean }
  | { readonly reason: 'closed' | 'country' }
  | { readonly reason: 'excluded'; readonly until: string | null }
  | { readonly reason: 'limit'; readonly kind: LimitKind; readonly until: string | null }
  | { readonly reason: 'funds'; readonly cash: string; readonly bonus: string };

export const enter = async (sql: Sql, entry: TournamentEntry): Promise<EntryRow> => {
  const { currency } = await sql.one<{ currency: CurrencyCode }>(
    'select currency from tournament_pools where tournament_id = $1',
    [entry.tournamentId],
  );
  const { result } = await sql.one<{ result: EntryRow }>('select enter_tournament($1, $2, $3, $4, $5) as result', [
    entry.tournamentId,
    entry.playerId,
    entry.key,
    entry.amount,
    centsPerSubunit(currency, entry.eurRate),
  ]);
  return result;
};

export const refund = async (sql: Sql, key: string): Promise<{ repeated: boolean }> =>
  (await sql.one<{ result: { repeated: boolean } }>('select refund_entry($1) as result', [key])).result;

/** Undefined: the pool has less. */
export const pay = async (sql: Sql, prize: TournamentPrize): Promise<CreditRow | undefined> => {
  const { result } = await sql.one<{ result: CreditRow | null }>(
    'select pay_tournament_prize($1, $2, $3, $4) as result',
    [prize.tournamentId, prize.playerId, prize.key, prize.amount],
  );
  return result ?? undefined;
};

export const close = (sql: Sql, tournamentId: bigint) =>
  sql.one<{ repeated: boolean; kept: bigint }>('select repeated, kept from close_tournament($1)', [tournamentId]);
