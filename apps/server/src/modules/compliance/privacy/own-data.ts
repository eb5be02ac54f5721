/** Export and erasure of a player's data. */
import { exportReady } from '../../../platform/events/catalogue/compliance.ts';
import type { Id, PlayerId } from '../../../platform/ids/ids.ts';
import { askErasure, dropErasure } from './ask-erasure.ts';
import { currentClosure } from '../protection/closure-store.ts';
import * as erasures from './erasure-store.ts';
import { archiveOf } from './export-archive.ts';
import type { OwnDataDeps } from './deps.ts';
import * as store from './own-data-store.ts';

export type ExportId = Id<'exp'>;

export const exportJob = 'compliance.export-data';
const hour = 3_600_000;
const day = 24 * hour;
const keptForMs = day;

const fieldOf = (file: string): string => `export:${file}`;

const makeExport =
  (deps: OwnDataDeps) =>
  async (id: ExportId): Promise<void> => {
    const { db, clock, identity, outbox, random } = deps;
    const row = await store.findExport(db, id);
    if (row === undefined || row.state !== 'making') return;
    const profile = await identity.profile(row.player_id);
    const file = random.bytes(32).toString('hex');
    const bytes = profile && (await archiveOf(deps, row.player_id, profile));
    const [sealed] =
      bytes === undefined ? [] : ((await identity.vault.seal(row.player_id, [{ field: fieldOf(file), bytes }])) ?? []);
    if (bytes === undefined || sealed === undefined) {
      await store.failExport(db, id);
      return;
    }
    await deps.exports.write(file, sealed);
    await db.transaction(async (sql) => {
      const made = { file, size: bytes.length, expiresAt: new Date(clock.now().getTime() + keptForMs) };
      if ((await store.finishExport(sql, id, made)) === 0) return;
      const playerId = row.player_id;
      await outbox.publish(sql, exportReady, playerId.toString(), { playerId });
    });
  };

type Fail<R extends string> = { readonly ok: false; readonly reason: R };

/** An erasure as operators see it. */
export interface ErasureView {
  readonly erasure: erasures.ErasureRow | undefined;
  readonly key: boolean;
  readonly closedAt: Date | undefined;
  readonly movedMoney: boolean;
  readonly moneyLeft: boolean;
}

const viewErasure = async ({ db }: OwnDataDeps, playerId: PlayerId): Promise<ErasureView> => {
  const [erasure, key, closure, movedMoney, moneyLeft] = await Promise.all([
    erasures.findErasure(db, playerId),
    erasures.hasKey(db, playerId),
    currentClosure(db, playerId),
    erasures.hasMovedMoney(db, playerId),
    erasures.hasMoneyLeft(db, playerId),
  ]);
  return { ...{ erasure, key, movedMoney, moneyLeft }, closedAt: closure?.closedAt };
};

/** File names are read before their rows are deleted. */
const eraseOne = async (deps: OwnDataDeps, playerId: PlayerId): Promise<erasures.Erased> => {
  const { db, clock } = deps;
  const exported = await store.exportFiles(db, playerId);
  const documents = await store.documentsOfPlayer(db, playerId);
  const outcome = await erasures.erase(db, playerId, clock.now());
  if (outcome !== 'erased') return outcome;
  for (const file of exported) await deps.exports.remove(file);
  for (const { file } of documents) await deps.documents.remove(file);
  return outcome;
};

export const createOwnData = (deps: OwnDataDeps) => {
  const { db, jobs, clock } = deps;
  return {
    /** One at a time; the newest counts. */
    askExport: async (playerId: PlayerId): Promise<{ ok: true } | Fail<'export_under_way'>> =>
      db.transaction(async (sql) => {
        const made = await store.insertExport(sql, playerId);
        if (made === undefined) return { ok: false, reason: 'export_under_way' };
        await jobs.enqueue(sql, { kind: exportJob, payload: { export: made.id.toString() } });
        return { ok: true };
      }),
    exportState: (playerId: PlayerId) => store.latestExport(db, playerId),
    /** The archive; undefined for another player's, or after expiry. */
    readExport: async (playerId: PlayerId, id: ExportId): Promise<Buffer | undefined> => {
      const row = await store.findExport(db, id);
      if (row === undefined || row.player_id !== playerId || row.state !== 'ready' || row.file === null)
        return undefined;
      const sealed = await deps.exports.read(row.file);
      if (sealed === undefined) return undefined;
      return (await deps.identity.vault.open(playerId, [{ field: fieldOf(row.file), sealed }]))?.[0];
    },
    /** By the player; staff needs two operators, see `approvals`. */
    askErasure: askErasure(deps),
    dropErasure: dropErasure(deps),
    erasure: (playerId: PlayerId) => erasures.findErasure(db, playerId),
    erasureView: (playerId: PlayerId) => viewErasure(deps, playerId),
    erasures: (page: Parameters<typeof erasures.listErasures>[1]) => erasures.listErasures(db, page),
    /** Worker only. */
    makeExport: makeExport(deps),
    /** Worker, now and then: deletes expired files. */
    sweepExports: async (): Promise<void> => {
      for (const file of await store.expireExports(db, clock.now())) await deps.exports.remove(file);
    },
    /** Worker, now and then: carries out due erasures. Returns their number. */
    eraseDue: async (): Promise<number> => {
      let erased = 0;
      for (const playerId of await erasures.dueErasures(db, clock.now())) {
        if ((await eraseOne(deps, playerId)) === 'erased') erased += 1;
      }
      return erased;
    },
  };
};

export type OwnData = ReturnType<typeof createOwnData>;
