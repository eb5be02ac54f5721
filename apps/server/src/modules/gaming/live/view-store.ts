/** The only SQL of what a viewer sees of a table. What one seat alone sees comes from functions that ask who looks. */
import type { Sql } from '../../../database/database.ts';
import type { JsonObject } from '../../../platform/json.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';

export interface LiveEvent {
  readonly seq: bigint;
  readonly liveRoundId: bigint | null;
  readonly kind: string;
  readonly data: JsonObject;
  readonly at: Date;
  /** What the viewer's seat alone sees of it. */
  readonly own: JsonObject | null;
}

/** `viewer`: whoever has a seat there sees its events as the seat does; undefined sees what everybody does. */
export const eventsAfter = (
  sql: Sql,
  tableId: string,
  { seq, size, viewer }: { readonly seq: bigint; readonly size: number; readonly viewer: PlayerId | undefined },
): Promise<LiveEvent[]> =>
  sql.rows<LiveEvent>(
    'select seq, live_round_id as "liveRoundId", kind, data, at, own from live_events_seen($1, $2, $3, $4)',
    [tableId, seq, size, viewer ?? null],
  );

interface SeatsSeen {
  readonly taken: { readonly seat: number; readonly subunits: string }[];
  readonly own?: { readonly seat: number; readonly seen: { readonly seq: number; readonly own: JsonObject }[] };
}

/** `viewer`: whoever has a seat there. */
export const seatsSeen = async (sql: Sql, tableId: string, viewer: PlayerId | undefined): Promise<SeatsSeen> =>
  (await sql.one<{ seen: SeatsSeen }>('select live_seats_seen($1, $2) as seen', [tableId, viewer ?? null])).seen;
