/** A copy of the player's own data, and its end. Both ask again who sits there. */
import { deleteErasure, getErasure, getExport, getExportFile, postErasure, postExport } from '@carmine/contract';
import type { FastifyInstance } from 'fastify';
import type { OwnData } from '../../modules/compliance/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import type { PlayerId } from '../../platform/ids.ts';
import { answer, refuse } from '../answer.ts';
import type { Floor } from '../floor.ts';
import { route } from '../route.ts';

export const ownDataProblems = {
  step_up_required: {
    status: 403,
    title: 'Step-up required',
    message: 'Please confirm that it is you.',
  },
  export_under_way: { status: 409, title: 'Under way', message: 'Your data is being put together already.' },
  account_not_closed: {
    status: 409,
    title: 'Account not closed',
    message: 'Please close your account first. What is in it can still be cashed out.',
  },
  erasure_asked: { status: 409, title: 'Asked already', message: 'You have asked for this already.' },
} as const;

interface Modules {
  readonly ownData: OwnData;
  readonly identity: Pick<Identity, 'isSteppedUp'>;
}

export const ownDataRoutes = (app: FastifyInstance, floor: Floor, { ownData, identity }: Modules): void => {
  const service = { floor, problems: ownDataProblems };
  const { ids } = floor;

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

  route(app, service, getExport, async ({ player }) => answer(200, await stateOf(player.playerId)));

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
    return answer(200, { name: 'my-data.zip', type: 'application/zip', bytes });
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
