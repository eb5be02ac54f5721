/** Watch lists. Dropping names or removing a list needs a second operator. */
import * as contract from '@carmine/contract/back-office/risk';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { readFiles } from '../../calls/read-files.ts';
import { route } from '../../calls/route.ts';
import { operatorNames } from '../operator-names.ts';
import type { BackOfficeService } from '../service.ts';

const registerLoad = (app: FastifyInstance, service: BackOfficeService): void => {
  const { risk, approvals } = service.modules;

  route(app, service, contract.loadWatchList, async ({ query, body, headers, operator }) => {
    const { name, kind, reason } = query;
    const read = await readFiles(body, headers, { fields: ['file'], maximumBytes: contract.watchListBytes });
    if (!read.ok) return refuse(read.reason === 'too_large' ? 'list_too_long' : 'list_unreadable');
    const file = (await read.files.get('file')?.read()) ?? Buffer.alloc(0);
    const loaded = await risk.loadList<'list_reason_required' | 'already_asked'>({
      ...{ name, kind, file, by: operator.id },
      ask: async (sql, { base, list, entries, dropped }) => {
        if (reason === undefined) return { ok: false, reason: 'list_reason_required' };
        const counts = { entries: BigInt(entries), dropped: BigInt(dropped) };
        const wish = { kind: 'replace_list', subject: name, base, list, ...counts } as const;
        return approvals.askWithin(sql, { wish, by: operator.id, reason });
      },
    });
    if (!loaded.ok) {
      if ('dropped' in loaded) return refuse(loaded.reason, { dropped: loaded.dropped });
      if ('alike' in loaded) return refuse(loaded.reason, { alike: loaded.alike });
      return refuse(loaded.reason, loaded.line === undefined ? {} : { line: loaded.line });
    }
    const { entries, dropped } = loaded;
    if (dropped > 0) return answer(202, { waits: true, entries, dropped });
    await risk.askRescreen();
    return answer(201, { entries });
  });
};

export const registerWatchLists = (app: FastifyInstance, service: BackOfficeService): void => {
  const { risk, approvals } = service.modules;
  const { ids } = service.http;
  registerLoad(app, service);

  route(app, service, contract.listWatchLists, async () => {
    const names = await operatorNames(service);
    const lists = await risk.lists();
    return answer(
      200,
      lists.map(({ id, name, kind, entries, loaded_at: at, loaded_by: by }) => ({
        ...{ id: ids.encode('wls', id), name, kind, entries, loadedAt: at.toISOString() },
        loadedBy: by === null ? null : (names.get(by) ?? null),
      })),
    );
  });

  route(app, service, contract.removeWatchList, async ({ params, body: { reason }, operator }) => {
    const listId = ids.decode('wls', params.id);
    const list = (await risk.lists()).find(({ id }) => id === listId);
    if (list === undefined) return refuse('list_not_found');
    const asked = await approvals.ask({
      wish: { kind: 'remove_list', subject: list.name, base: list.id, dropped: BigInt(list.entries) },
      ...{ by: operator.id, reason },
    });
    return asked.ok ? answer(202, { waits: true }) : refuse(asked.reason);
  });
};
