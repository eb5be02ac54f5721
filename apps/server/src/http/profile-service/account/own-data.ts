/** Data export and erasure. Both require step-up. */
import {
  deleteErasure,
  getErasure,
  getExport,
  getExportFile,
  getExportState,
  postErasure,
  postExport,
} from '@carmine/contract/account/own-data';
import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { OwnData } from '../../../modules/compliance/index.ts';
import type { Identity } from '../../../modules/identity/index.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import type { HttpContext } from '../../http-context.ts';
import { problemTable } from '../../problem-table.ts';
import { route } from '../../calls/route.ts';

/** Exports are worker jobs: seconds for most players, minutes for the most active. */
const longestWaitMs = 8_000;
const lookAgainMs = 250;

export const ownDataProblems = problemTable('own-data', {
  export_under_way: { status: 409, title: 'Already in progress' },
  account_not_closed: { status: 409, title: 'Account not closed' },
  erasure_asked: { status: 409, title: 'Already requested' },
});

interface Modules {
  readonly ownData: OwnData;
  readonly identity: Pick<Identity, 'isSteppedUp'>;
}

export const ownDataRoutes = (app: FastifyInstance, http: HttpContext, { ownData, identity }: Modules): void => {
  const service = { http, problems: ownDataProblems };
  const { ids } = http;

  const stateOf = async (playerId: PlayerId) => {
    const row = await ownData.exportState(playerId);
    const state = row === undefined || row.state === 'gone' ? 'none' : row.state;
    const ready = row?.state === 'ready';
    return {
      state,
      id: ready ? ids.encode('exp', row.id) : null,
      size: ready ? Number(row.size) : null,
      expiresAt: ready ? (row.expires_at?.toISOString() ?? null) : null,
    } as const;
  };

  route(app, service, getExportState, async ({ player }) => answer(200, await stateOf(player.playerId)));

  const fileOf = (bytes: Uint8Array) => answer(200, { name: 'my-data.zip', type: 'application/zip', bytes });

  /** The existing export, or a new one: most are completed while the caller waits. */
  const newestCopy = async (playerId: PlayerId): Promise<Uint8Array | undefined> => {
    for (let asked = false, waited = 0; waited < longestWaitMs; waited += lookAgainMs) {
      const row = await ownData.exportState(playerId);
      if (row?.state === 'ready') return ownData.readExport(playerId, row.id);
      if (row?.state === 'failed' && asked) return undefined;
      if (row?.state !== 'making') await ownData.askExport(playerId);
      asked = true;
      await pause(lookAgainMs);
    }
    return undefined;
  };

  route(app, service, getExport, async ({ player }) => {
    if (!identity.isSteppedUp(player)) return refuse('step_up_required');
    const bytes = await newestCopy(player.playerId);
    return bytes === undefined ? refuse('export_under_way', { retryAfterS: 10 }) : fileOf(bytes);
  });

  route(app, service, postExport, async ({ player }) => {
    if (!identity.isSteppedUp(player)) return refuse('step_up_required');
    const asked = await ownData.askExport(player.playerId);
    return asked.ok ? answer(202, await stateOf(player.playerId)) : refuse(asked.reason);
  });

  route(app, service, getExportFile, async ({ player, params }) => {
    if (!identity.isSteppedUp(player)) return refuse('step_up_required');
    const id = ids.decode('exp', params.id);
    const bytes = id === undefined ? undefined : await ownData.readExport(player.playerId, id);
    if (bytes === undefined) return refuse('not_found');
    return fileOf(bytes);
  });

  const erasureOf = async (playerId: PlayerId) => {
    const erasure = await ownData.erasure(playerId);
    if (erasure === undefined) return { erasure: null };
    return { erasure: { askedAt: erasure.askedAt.toISOString(), dueAt: erasure.dueAt.toISOString() } };
  };

  route(app, service, getErasure, async ({ player }) => answer(200, await erasureOf(player.playerId)));

  route(app, service, postErasure, async ({ player }) => {
    if (!identity.isSteppedUp(player)) return refuse('step_up_required');
    const asked = await ownData.askErasure(player.playerId);
    return asked.ok ? answer(200, await erasureOf(player.playerId)) : refuse(asked.reason);
  });

  route(app, service, deleteErasure, async ({ player }) =>
    (await ownData.dropErasure(player.playerId)) ? answer(204) : refuse('not_found'),
  );
};
