/** The chat at live tables: read by everybody, written by players. */
import {
  getChatShown,
  getTableChat,
  postTableMessage,
  putChatShown,
  putNickname,
  reportTableMessage,
} from '@carmine/contract/games/chat';
import type { FastifyInstance } from 'fastify';
import type { Chat, ChatRefused } from '../../modules/chat/index.ts';
import { answer, refuse } from '../calls/answer.ts';
import { route, type Service } from '../calls/route.ts';
import type { HttpContext } from '../http-context.ts';
import { problemTable } from '../problem-table.ts';

const chatProblems = problemTable('chat', {
  table_unknown: { status: 404, title: 'Unknown table' },
  chat_off: { status: 409, title: 'Chat off' },
  email_unconfirmed: { status: 403, title: 'Email not confirmed' },
  deposit_required: { status: 403, title: 'No deposit yet' },
  chat_muted: { status: 403, title: 'Muted' },
  nickname_required: { status: 409, title: 'No nickname' },
  nickname_invalid: { status: 422, title: 'Not a nickname' },
  nickname_reserved: { status: 422, title: 'Nickname reserved' },
  nickname_taken: { status: 409, title: 'Nickname taken' },
  nickname_kept: { status: 409, title: 'Nickname chosen not long ago' },
  message_empty: { status: 422, title: 'Nothing written' },
  message_too_long: { status: 422, title: 'Message too long' },
  contact_not_allowed: { status: 422, title: 'Link or contact' },
  word_not_allowed: { status: 422, title: 'Word not allowed' },
  chat_too_fast: { status: 429, title: 'Too fast' },
  own_message: { status: 409, title: 'Own message' },
  message_not_found: { status: 404, title: 'No such message' },
  too_many_reports: { status: 429, title: 'Too many reports' },
});

const hour = 3_600;

/** How long a caller waits before it asks again. */
const waitOf = ({ reason, leftMs }: ChatRefused): { readonly retryAfterS?: number } => {
  if (reason === 'too_many_reports') return { retryAfterS: hour };
  if (reason !== 'chat_too_fast' || leftMs === undefined) return {};
  return { retryAfterS: Math.max(1, Math.ceil(leftMs / 1000)) };
};

const refusalOf = (refused: ChatRefused) => {
  const { reason, until, why } = refused;
  return refuse(reason, { ...waitOf(refused), until: until?.toISOString(), why });
};

export const chatRoutes = (app: FastifyInstance, http: HttpContext, { chat }: { readonly chat: Chat }): void => {
  const service: Service<typeof chatProblems> = { http, problems: chatProblems };
  route(app, service, getTableChat, async ({ params, player }) => {
    const found = await chat.read(params.id, player?.playerId);
    return found === undefined ? refuse('table_unknown') : answer(200, found);
  });
  route(app, service, postTableMessage, async ({ params, body, player: { playerId }, idempotencyKey: key }) => {
    const written = await chat.write({ playerId, tableId: params.id, text: body.text, key });
    return written.ok ? answer(201, written.message) : refusalOf(written);
  });
  route(app, service, putNickname, async ({ body, player }) => {
    const named = await chat.chooseName(player.playerId, body.name);
    return named.ok ? answer(200, { name: named.name }) : refusalOf(named);
  });
  route(app, service, getChatShown, async ({ player }) => answer(200, { shown: await chat.isShown(player.playerId) }));
  route(app, service, putChatShown, async ({ body, player }) => {
    await chat.setShown(player.playerId, body.shown);
    return answer(204);
  });
  route(app, service, reportTableMessage, async ({ params, body, player }) => {
    const reported = await chat.report(player.playerId, params.id, body.reason);
    return reported.ok ? answer(204) : refusalOf(reported);
  });
};
