/**
 * Records a view once: an open page polls every few seconds, and an entry each would bury the others. The same operator, action,
 * subject and rows are one view while calls are at most five minutes apart; a long view is recorded again every hour.
 */
import { createHash } from 'node:crypto';
import type { Sql } from '../../../database/database.ts';
import type { AnyEntry } from './count-entries.ts';
import { noteView } from './view-store.ts';

/** `player.read`, `cash_out.list`, `player.read_consents`. */
const views = /\.(read|list)(_|$)/;

const hashOf = ({ action, subject, details }: AnyEntry): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([action, subject?.kind, subject?.id, details]))
    .digest();

/** Also polling by an open page without step-up. */
const isView = ({ action, details = {} }: AnyEntry): boolean =>
  views.test(action) || (action === 'call.refused' && 'reason' in details && details.reason === 'step_up_required');

/** Whether it must be recorded; stores that it was seen now. */
export const isNew = async (sql: Sql, entry: AnyEntry): Promise<boolean> =>
  entry.operatorId === null || !isView(entry) || noteView(sql, entry.operatorId, hashOf(entry));
