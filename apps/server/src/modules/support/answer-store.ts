/** Canned answers: written once, used often. */
import type { Sql } from '../../database/database.ts';
import type { OperatorId } from '../../platform/ids.ts';
import type { AnswerId } from './thread.ts';

export interface CannedAnswer {
  id: AnswerId;
  title: string;
  text: string;
}

export const listAnswers = (sql: Sql): Promise<CannedAnswer[]> =>
  sql.rows<CannedAnswer>('select id, title, body as text from support_answers order by lower(title)');

export const saveAnswer = (
  sql: Sql,
  { title, text, operatorId }: { readonly title: string; readonly text: string; readonly operatorId: OperatorId },
): Promise<CannedAnswer> =>
  sql.one<CannedAnswer>(
    `insert into support_answers (title, body, operator_id) values ($1, $2, $3)
     on conflict (title) do update set body = excluded.body, operator_id = excluded.operator_id, updated_at = now()
     returning id, title, body as text`,
    [title, text, operatorId],
  );

/** Whether there was one. */
export const deleteAnswer = async (sql: Sql, id: AnswerId): Promise<boolean> =>
  (await sql.run('delete from support_answers where id = $1', [id])) > 0;
