/** The player's notices, and which mails are opted out of. */
import { getMailSettings, getNotices, postNoticesRead, putMailSettings } from '@carmine/contract/account/notices';
import type { FastifyInstance } from 'fastify';
import type { NoticeId, Notices } from '../../../modules/messages/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import type { HttpContext } from '../../http-context.ts';
import { route } from '../../calls/route.ts';

export const noticeRoutes = (
  app: FastifyInstance,
  http: HttpContext,
  { notices }: { readonly notices: Notices },
): void => {
  const service = { http, problems: {} };
  const { ids } = http;

  route(app, service, getNotices, async ({ player, query: { before, size } }) => {
    const last = before === undefined ? undefined : ids.decode('ntf', before);
    if (before !== undefined && last === undefined) return refuse('not_found');
    const page = await notices.list(player.playerId, { size, ...(last === undefined ? {} : { before: last }) });
    const items = page.items.map(({ id, kind, data, created_at: at, read_at: readAt }) => ({
      ...{ id: ids.encode('ntf', id), kind, data, at: at.toISOString(), read: readAt !== null },
    }));
    return answer(200, { items, unread: page.unread, more: page.more });
  });

  route(app, service, postNoticesRead, async ({ player, body }) => {
    const named = body.ids?.map((id) => ids.decode('ntf', id)).filter((id): id is NoticeId => id !== undefined);
    return answer(200, { unread: await notices.markRead(player.playerId, named) });
  });

  route(app, service, getMailSettings, async ({ player }) => answer(200, await notices.mailSettings(player.playerId)));

  route(app, service, putMailSettings, async ({ player, body }) =>
    answer(200, await notices.setMailSettings(player.playerId, body)),
  );
};
