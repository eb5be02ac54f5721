/**
 * A look is written down once: an open page asks again every few seconds, and an entry for each would bury the others. The
 * same operator, the same action, the same subject and the same rows shown are one look while no more than five minutes lie
 * between them; one that lasts is written again every hour.
 */
import { createHash } from 'node:crypto';
import type { Sql } from '../../../database/database.ts';
import type { AnyEntry } from './count-entries.ts';
import { noteLook } from './look-store.ts';

/** `player.read`, `cash_out.list`, `player.read_consents`. */
const looks = /\.(read|list)(_|$)/;

const hashOf = ({ action, subject, details }: AnyEntry): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([action, subject?.kind, subject?.id, details]))
    .digest();

/** Also a call that an open page goes on making while nobody shows the second factor. */
const isLook = ({ action, details = {} }: AnyEntry): boolean =>
  looks.test(action) || (action === 'call.refused' && 'reason' in details && details.reason === 'step_up_required');

/** Whether this has to be written down; remembers that it was seen now. */
export const isNew = async (sql: Sql, entry: AnyEntry): Promise<boolean> =>
  entry.operatorId === null || !isLook(entry) || noteLook(sql, entry.operatorId, hashOf(entry));
