/** Canned answers are shared: every change is audited. */
import type { OperatorId } from '../../platform/ids/ids.ts';
import { deleteAnswer, saveAnswer, type CannedAnswer, type NewAnswer } from './answer-store.ts';
import type { SupportDeps } from './deps.ts';
import type { AnswerId } from './thread.ts';

/** Undefined if the title is taken and not replaced. */
export const saveCannedAnswer =
  ({ db, audit }: SupportDeps) =>
  (answer: NewAnswer): Promise<CannedAnswer | undefined> =>
    db.transaction(async (sql) => {
      const saved = await saveAnswer(sql, answer);
      const { operatorId, title, replace } = answer;
      if (saved !== undefined)
        await audit.record(sql, { operatorId, action: 'support.save_answer', details: { title, replace } });
      return saved;
    });

/** Whether it existed. */
export const deleteCannedAnswer =
  ({ db, audit, ids }: SupportDeps) =>
  (id: AnswerId, operatorId: OperatorId): Promise<boolean> =>
    db.transaction(async (sql) => {
      const deleted = await deleteAnswer(sql, id);
      const details = { answer: ids.encode('ans', id) };
      if (deleted) await audit.record(sql, { operatorId, action: 'support.delete_answer', details });
      return deleted;
    });
