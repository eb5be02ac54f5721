/** The only call that moves money for games, and the call that checks what it would do. */
import type { Sql } from '../../../database/database.ts';
import type { JsonObject } from '../../../platform/json.ts';
import { rowArrayText } from '../../../database/row-literal.ts';
import type { PoolId } from '../ids.ts';
import { decodeAnswer, decodeReply, encodeElement, encodeQuestion, type ReplyRow } from './round-codec.ts';
import type { AskReply, CommitReply, RoundElement, RoundQuestion } from './round.ts';

const columns = `i, status, round_id, seq, cash, bonus, version, paid_cash, paid_bonus, reply, jackpot_wins,
  completed_bonus, limit_kind, until, max_stake`;
const commitText = `select ${columns} from commit_rounds($1::bigint[], $2::round_element[], $3::bigint[], $4)`;
const askText = `select ${columns} from ask_rounds($1::round_element[])`;

const poolsOf = (elements: readonly RoundElement[]): PoolId[] => {
  const pools = new Set(elements.flatMap(({ jackpots }) => jackpots ?? []).map(({ poolId }) => poolId));
  return [...pools].sort((a, b) => (a < b ? -1 : 1));
};

const inOrder = (rows: ReplyRow[], asked: number): ReplyRow[] => {
  if (rows.length !== asked) throw new Error(`${asked} elements, ${rows.length} replies`);
  return rows.sort((a, b) => a.i - b.i);
};

/**
 * Returns replies in the order of the elements; at most one element per player. `wait`: whether to wait for a gate that is
 * locked by another call. Rejects as a whole, with nothing moved, on a bug in one element or an outage.
 */
export const commitRounds = async (
  sql: Sql,
  elements: readonly RoundElement[],
  wait: boolean,
): Promise<(CommitReply | 'busy')[]> => {
  const rows = await sql.prepared<ReplyRow>('commit_rounds', commitText, [
    elements.map(({ playerId }) => playerId.toString()),
    rowArrayText(elements.map(encodeElement)),
    poolsOf(elements).map(String),
    wait,
  ]);
  return inOrder(rows, elements.length).map((row, i) => decodeReply(row, elements[i] as RoundElement));
};

/** A function of the database that checks more, and calls `commit_rounds` in the same transaction. Trusted SQL. */
export interface CommitCall {
  /** Of the prepared statement. */
  readonly name: string;
  /** The call; `$1` is the elements. */
  readonly call: string;
  readonly values: readonly unknown[];
}

/** An element that the function left out has no reply. At most one element per player; waits for their gates. */
export const commitRoundsBy = async (
  sql: Sql,
  { name, call, values }: CommitCall,
  elements: readonly RoundElement[],
): Promise<(CommitReply | undefined)[]> => {
  const rows = await sql.prepared<ReplyRow>(name, `select ${columns} from ${call}`, [
    rowArrayText(elements.map(encodeElement)),
    ...values,
  ]);
  return elements.map((element, i) => {
    const row = rows.find((one) => one.i === i);
    const reply = row === undefined ? undefined : decodeReply(row, element);
    if (reply === 'busy') throw new Error('A gate was not waited for');
    return reply;
  });
};

/** `said`: what the event of the round's end says besides the money. */
export const actForPlayer = async (sql: Sql, element: RoundElement, said: JsonObject): Promise<CommitReply> => {
  const call = 'act_for_player(($1::round_element[])[1], $2, $3)';
  const values = [poolsOf([element]).map(String), JSON.stringify(said)];
  const [reply] = await commitRoundsBy(sql, { name: 'act_for_player', call, values }, [element]);
  if (reply === undefined) throw new Error('No reply');
  return reply;
};

/** Takes no locks and writes nothing; replies in the order of the questions. */
export const askRounds = async (sql: Sql, questions: readonly RoundQuestion[]): Promise<AskReply[]> => {
  const rows = await sql.prepared<ReplyRow>('ask_rounds', askText, [rowArrayText(questions.map(encodeQuestion))]);
  return inOrder(rows, questions.length).map(decodeAnswer);
};
