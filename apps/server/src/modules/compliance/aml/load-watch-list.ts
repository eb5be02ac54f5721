/** Loads a watch list: immediately if it only adds names, with a second operator if it drops some. */
import { createHash } from 'node:crypto';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { RiskDeps } from './deps.ts';
import { readWatchList, type ReadList } from './watch-list.ts';
import * as lists from './watch-list-store.ts';

type Fail<R extends string> = { readonly ok: false; readonly reason: R };

/** The change that a second operator is asked to approve. */
export interface ListReplacement {
  readonly base: lists.ListId;
  readonly list: lists.ListId;
  /** Number of names in the new list. */
  readonly entries: number;
  /** Number of names of the old list that are missing. */
  readonly dropped: number;
}

export interface NewWatchList<R extends string> {
  readonly name: string;
  readonly kind: lists.ListKind;
  readonly file: Buffer;
  readonly by: OperatorId;
  /** Called in the same transaction if it needs approval; the loaded list is discarded if this is refused. */
  readonly ask: (sql: Sql, replacement: ListReplacement) => Promise<{ readonly ok: true } | Fail<R>>;
}

export type ListLoaded<R extends string> =
  /** `dropped` above zero: nothing has changed yet, and an approval was requested. */
  | { readonly ok: true; readonly entries: number; readonly dropped: number }
  | { readonly ok: false; readonly reason: R; readonly dropped: number }
  | { readonly ok: false; readonly reason: 'list_name_alike'; readonly alike: string }
  | Extract<ReadList, { ok: false }>;

export const loadList =
  ({ db, audit }: Pick<RiskDeps, 'db' | 'audit'>) =>
  async <R extends string>({ name, kind, file, by, ask }: NewWatchList<R>): Promise<ListLoaded<R>> => {
    const read = readWatchList(file.toString('utf8'));
    if (!read.ok) return read;
    const digest = createHash('sha256').update(file).digest();
    const entries = read.entries.length;
    return db.transaction(async (sql): Promise<ListLoaded<R>> => {
      const alike = await lists.findAlike(sql, name);
      if (alike !== undefined) return { ok: false, reason: 'list_name_alike', alike };
      const list = await lists.insertList(sql, { name, kind, digest, by });
      await lists.insertEntries(sql, list, read.entries);
      if (await lists.activateList(sql, list)) {
        await audit.record(sql, { operatorId: by, action: 'risk.load_list', details: { list: name, kind } });
        return { ok: true, entries, dropped: 0 };
      }
      const base = await lists.findActive(sql, name);
      if (base === undefined) throw new Error('A list that drops nothing was not loaded');
      const dropped = await lists.countDropped(sql, { base: base.id, list });
      const asked = await ask(sql, { base: base.id, list, entries, dropped });
      if (asked.ok) return { ok: true, entries, dropped };
      await lists.forgetWaiting(sql);
      return { ok: false, reason: asked.reason, dropped };
    });
  };
