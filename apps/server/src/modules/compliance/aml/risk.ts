/** AML monitoring: flags, watch lists, notes. Flags hold withdrawals until an operator clears them with a reason. */
import { aboutPlayer } from '../../../platform/audit/audit-log.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import { loadList } from './load-watch-list.ts';
import { holdsCashOuts, markKinds, type Flag, type FlagId, type RiskRules, type Turnover } from './risk-flag.ts';
import type { RiskDeps } from './deps.ts';
import * as store from './risk-store.ts';
import { createWatchCache, screenPlayer } from './screen-player.ts';
import * as lists from './watch-list-store.ts';

export const rescreenJob = 'compliance.rescreen-now';

export interface FlagView extends Flag {
  /** The operators' reasons for raising and clearing; undefined for an erased player. */
  readonly note: string | undefined;
  readonly clearing: string | undefined;
  /** For a watch list match: the entry's names. */
  readonly names: readonly string[];
  /** For a home, phone or mailbox: the current number of others who share it. */
  readonly sharedWith: number | undefined;
}

export interface PlayerRisk {
  readonly turnover: Turnover;
  readonly rules: RiskRules;
  readonly flags: readonly FlagView[];
  readonly shared: readonly store.SharedMark[];
  readonly notes: readonly { readonly by: OperatorId; readonly at: Date; readonly text: string | undefined }[];
}

type Fail<R extends string> = { readonly ok: false; readonly reason: R };
export type ClearResult = { readonly ok: true } | Fail<'flag_not_found' | 'flag_cleared' | 'flag_is_a_case'>;

const noteField = 'risk-note';

const sealText = async ({ identity }: RiskDeps, playerId: PlayerId, text: string): Promise<Buffer | undefined> =>
  (await identity.vault.seal(playerId, [{ field: noteField, bytes: Buffer.from(text) }]))?.[0];

const openText = async (
  { identity }: RiskDeps,
  playerId: PlayerId,
  sealed: Buffer | null,
): Promise<string | undefined> =>
  sealed === null ? undefined : (await identity.vault.open(playerId, [{ field: noteField, sealed }]))?.[0]?.toString();

/** Shown to operators for automatically cleared flags. */
const clearedAs: Readonly<Record<NonNullable<store.FlagRow['cleared_as']>, string>> = {
  no_shared_address: 'Raised by mistake: cards and bank accounts have no address here, so none was shared.',
  not_second: 'This player was paid to the address first, or has proven it.',
  reported_once: 'Other flags say the same.',
};

const sharedWith = async ({ db }: RiskDeps, { kind, playerId }: Flag): Promise<number | undefined> => {
  if (!markKinds.some((mark) => kind === `same_${mark}`)) return undefined;
  return (await store.sharedMarks(db, playerId)).find((one) => kind === `same_${one.kind}`)?.count ?? 0;
};

const viewOf =
  (deps: RiskDeps) =>
  async (row: store.FlagRow): Promise<FlagView> => {
    const flag = store.toFlag(row);
    const { list, reference } = flag.detail;
    const isListed = flag.kind === 'sanctions' || flag.kind === 'exposed';
    return {
      ...flag,
      note: await openText(deps, row.player_id, row.note_sealed),
      clearing:
        row.cleared_as === null ? await openText(deps, row.player_id, row.clearing_sealed) : clearedAs[row.cleared_as],
      sharedWith: await sharedWith(deps, flag),
      names: isListed ? await lists.namesOfEntry(deps.db, String(list), String(reference)) : [],
    };
  };

const clearFlag =
  (deps: RiskDeps) =>
  async (id: FlagId, by: OperatorId, reason: string): Promise<ClearResult> => {
    const row = await store.findFlag(deps.db, id);
    if (row === undefined) return { ok: false, reason: 'flag_not_found' };
    if (row.kind === 'excluded_elsewhere' && row.cleared_at === null) return { ok: false, reason: 'flag_is_a_case' };
    const sealed = await sealText(deps, row.player_id, reason);
    return deps.db.transaction(async (sql): Promise<ClearResult> => {
      if ((await store.clearFlag(sql, id, by, sealed)) === 0) return { ok: false, reason: 'flag_cleared' };
      const { kind, cause } = store.toFlag(row);
      await deps.audit.record(sql, {
        ...{ operatorId: by, action: 'risk.clear', ...aboutPlayer(deps, row.player_id) },
        details: { flag: deps.ids.encode('rsk', id), kind, cause },
      });
      return { ok: true };
    });
  };

const rescreen = (deps: RiskDeps, screen: (playerId: PlayerId) => Promise<number>) => async (): Promise<number> => {
  let raised = 0;
  let after = 0n as PlayerId;
  for (;;) {
    const players = await deps.identity.playersAfter(after, 200);
    for (const playerId of players) raised += await screen(playerId);
    const last = players.at(-1);
    if (last === undefined) return raised;
    after = last;
  }
};

/** Read operations on flags. */
const reading = (deps: RiskDeps) => {
  const { db } = deps;
  const view = viewOf(deps);
  return {
    queue: async (page: { open: boolean; offset: number; size: number }) => {
      const { items, total } = await store.listFlags(db, page);
      return { items: await Promise.all(items.map(view)), total };
    },
    ofPlayer: async (playerId: PlayerId): Promise<PlayerRisk> => {
      const [turnover, rules, flags, notes, shared] = await Promise.all([
        deps.readTurnover(playerId),
        store.readRules(db),
        store.flagsOf(db, playerId),
        store.notesOf(db, playerId),
        store.sharedMarks(db, playerId),
      ]);
      return {
        ...{ turnover, rules, shared },
        flags: await Promise.all(flags.map(view)),
        notes: await Promise.all(
          notes.map(async ({ operator_id: by, at, note_sealed: sealed }) => ({
            ...{ by, at },
            text: await openText(deps, playerId, sealed),
          })),
        ),
      };
    },
  };
};

/** Write operations of operators. */
const writing = (deps: RiskDeps) => {
  const { db } = deps;
  return {
    raise: async (playerId: PlayerId, by: OperatorId, reason: string): Promise<void> => {
      const noteSealed = await sealText(deps, playerId, reason);
      const flag = {
        playerId,
        kind: 'by_staff',
        cause: `staff ${deps.clock.now().toISOString()}`,
        detail: {},
      } as const;
      await db.transaction(async (sql) => {
        const more = { holds: holdsCashOuts('by_staff'), by, ...(noteSealed === undefined ? {} : { noteSealed }) };
        await store.insertFlag(sql, flag, more);
        await deps.audit.record(sql, { operatorId: by, action: 'risk.raise', ...aboutPlayer(deps, playerId) });
      });
    },
    clear: clearFlag(deps),
    note: async (playerId: PlayerId, by: OperatorId, text: string): Promise<boolean> => {
      const sealed = await sealText(deps, playerId, text);
      if (sealed === undefined) return false;
      await db.transaction(async (sql) => {
        await store.insertNote(sql, playerId, by, sealed);
        await deps.audit.record(sql, { operatorId: by, action: 'risk.note', ...aboutPlayer(deps, playerId) });
      });
      return true;
    },
  };
};

export const createRisk = (deps: RiskDeps) => {
  const { db } = deps;
  const screen = screenPlayer(deps, createWatchCache(deps));
  return {
    ...reading(deps),
    ...writing(deps),
    /** Returns the number of new flags. */
    screen,
    /** Worker, daily and after a watch list was loaded: screens all players again. */
    rescreen: rescreen(deps, screen),
    /** Enqueues the same. */
    askRescreen: () => deps.jobs.enqueue(db, { kind: rescreenJob, key: 'all', payload: {} }),
    /** Whether a withdrawal must wait. Screens the player first, so that nothing is missed between two runs. */
    hold: async (playerId: PlayerId): Promise<boolean> => {
      await screen(playerId);
      return store.hasHold(db, playerId);
    },
    /** Uses stored flags without screening. */
    isHeld: (playerId: PlayerId): Promise<boolean> => store.hasHold(db, playerId),
    rules: () => store.readRules(db),
    lists: () => lists.readLists(db),
    loadList: loadList(deps),
    /** A page of the names that a change removes from a list. */
    droppedNames: async (change: lists.ListChange, page: { offset: number; size: number }) => ({
      total: await lists.countDropped(db, change),
      items: await lists.readDropped(db, change, page),
    }),
  };
};

export type Risk = ReturnType<typeof createRisk>;
