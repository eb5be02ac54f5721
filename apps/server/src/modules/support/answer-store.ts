/** The only SQL of canned answers. */
import type { Sql } from '../../database/database.ts';
import type { OperatorId } from '../../platform/ids/ids.ts';
import type { AnswerId } from './thread.ts';

export interface CannedAnswer {
  id: AnswerId;
  title: string;
  text: string;
}

export const listAnswers = (sql: Sql): Promise<CannedAnswer[]> =>
  sql.rows<CannedAnswer>('select id, title, body as text from support_answers order by lower(title)');

export interface NewAnswer {
  readonly title: string;
  readonly text: string;
  /** Whether an existing one with this title is replaced. */
  readonly replace: boolean;
  readonly operatorId: OperatorId;
}

/** Undefined if the title is taken and not replaced. */
export const saveAnswer = (
  sql: Sql,
  { title, text, replace, operatorId }: NewAnswer,
): Promise<CannedAnswer | undefined> =>
  sql.maybe<CannedAnswer>(
    `insert into support_answers (title, body, operator_id) values ($1, $2, $3)
     on conflict (title) do update set body = excluded.body, operator_id = excluded.operator_id, updated_at = now()
       where $4
     returning id, title, body as text`,
    [title, text, operatorId, replace],
  );

/** Whether it existed. */
export const deleteAnswer = async (sql: Sql, id: AnswerId): Promise<boolean> =>
  (await sql.run('delete from support_answers where id = $1', [id])) > 0;
