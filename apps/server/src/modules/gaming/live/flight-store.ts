/** The only SQL of flights. Where one breaks, no program reads before it has: functions answer what may be known by the database's clock. */
import type { Sql } from '../../../database/database.ts';
import type { CommitReply, RoundElement } from '../../wallet/index.ts';
import { asked, betColumns, type Commits, type Held, type LiveBet } from './live-store.ts';

/** `crash` in hundredths. */
export const launchRound = (
  sql: Sql,
  { tableId, fence }: Held,
  id: bigint,
  { crash, doublingMs }: { readonly crash: number; readonly doublingMs: number },
): Promise<boolean> => asked(sql, 'launch_live_round($1, $2, $3, $4, $5)', [tableId, fence, id, crash, doublingMs]);

/** Until it breaks, in milliseconds; undefined: the table is another's, or nothing flies. */
export const flightLeft = async (sql: Sql, { tableId, fence }: Held, id: bigint): Promise<number | undefined> =>
  (await sql.one<{ left: number | null }>('select live_flight_left($1, $2, $3) as left', [tableId, fence, id])).left ??
  undefined;

/** How far a flight has come by now if it breaks at `crash`. */
export const reachedBy = async (sql: Sql, id: bigint, crash: number): Promise<number> =>
  (
    await sql.one<{ reached: number }>(
      `select least($2::integer, flight_e2((extract(epoch from clock_timestamp() - flight_started_at) * 1000)::float8,
         flight_doubling_ms)) as reached from live_rounds where id = $1`,
      [id, crash],
    )
  ).reached;

/** Those that have ended by themselves, of different players, one each. */
export const dueBets = (sql: Sql, id: bigint, reached: number, size: number): Promise<LiveBet[]> =>
  sql.rows<LiveBet>(
    `select distinct on (b.player_id) ${betColumns} join live_rounds r on r.id = b.live_round_id
     where b.live_round_id = $1 and b.state = 'placed' and least(b.auto_e2, b.limit_e2, r.flight_limit_e2) <= $2
     order by b.player_id, b.round_id limit $3`,
    [id, reached, size],
  );

export const payBets = (
  wallet: Commits,
  { tableId, fence }: Held,
  id: bigint,
  elements: readonly RoundElement[],
): Promise<(CommitReply | undefined)[]> =>
  wallet.commitRoundsBy(
    {
      ...{ name: 'pay_live_flight', call: 'pay_live_flight($1::round_element[], $2, $3, $4)' },
      values: [tableId, fence, id],
    },
    elements,
  );

/** Like `placeBet`; `name`: what everybody sees beside it. */
export const placeFlightBet = async (
  wallet: Commits,
  id: bigint,
  mostCents: bigint,
  { element, name }: { readonly element: RoundElement; readonly name: string },
): Promise<CommitReply | undefined> => {
  const call = 'place_flight_bet(($1::round_element[])[1], $2, $3, $4)';
  const values = [id, mostCents, name];
  const [reply] = await wallet.commitRoundsBy({ name: 'place_flight_bet', call, values }, [element]);
  return reply;
};

/** Undefined: the flight is over, or the bet is not open. */
export const cashOutBet = async (wallet: Commits, element: RoundElement): Promise<CommitReply | undefined> => {
  const call = 'cash_out_live_bet(($1::round_element[])[1])';
  const [reply] = await wallet.commitRoundsBy({ name: 'cash_out_live_bet', call, values: [] }, [element]);
  return reply;
};

export const shareCashOuts = (sql: Sql, { tableId, fence }: Held, id: bigint): Promise<boolean> =>
  asked(sql, 'share_live_cash_outs($1, $2, $3)', [tableId, fence, id]);

/** Locks the round; undefined: nothing flies, or not any more. In hundredths, within the round's limit. */
export const flightNow = async (sql: Sql, id: bigint): Promise<number | undefined> =>
  (await sql.one<{ at: number | null }>('select live_flight_now($1) as at', [id])).at ?? undefined;
