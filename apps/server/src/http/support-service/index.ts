/** Calls of players and visitors. Identified by session or visitor cookie; nothing in the request body is trusted for that. */
import {
  type ChatMessage,
  getChat,
  getChatWidget,
  postChatMessage,
  putChatAttributes,
  putChatSeen,
} from '@carmine/contract/support';
import type { FastifyInstance } from 'fastify';
import { createHmac } from 'node:crypto';
import type { Content } from '../../modules/content/index.ts';
import type { Identity } from '../../modules/identity/index.ts';
import type { Asker, Message, Support } from '../../modules/support/index.ts';
import { answer, refuse } from '../calls/answer.ts';
import type { HttpContext } from '../http-context.ts';
import type { PlayerSession } from '../ports.ts';
import { route, type Service } from '../calls/route.ts';
import { supportProblems } from './problems.ts';
import { dropChatCookie, hashChatToken, newChatToken, readChatToken, setChatCookie } from './visitor-cookie.ts';

interface Deps {
  readonly http: HttpContext;
  readonly support: Support;
  readonly content: Content;
  readonly identity: Pick<Identity, 'profile'>;
  /** The hosted chat's key, for the hash that proves an identity. */
  readonly chatHashKey: string | undefined;
  readonly backOfficeUrl: string;
}

interface Caller {
  readonly player: PlayerSession | undefined;
  readonly headers: { readonly cookie?: string | undefined };
}

const shown =
  ({ ids }: HttpContext) =>
  ({ id, author, text, at }: Message): ChatMessage => ({
    id: ids.encode('msg', id),
    author: author === 'asker' ? 'you' : 'support',
    text,
    at: at.toISOString(),
  });

export const supportRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { http, support, content } = deps;
  const service: Service<typeof supportProblems> = { http, problems: supportProblems };

  const askerOf = ({ player, headers }: Caller): Asker | undefined => {
    if (player !== undefined) return { playerId: player.playerId };
    const token = readChatToken(http, headers.cookie);
    return token === undefined ? undefined : { visitorHash: hashChatToken(token) };
  };

  /** A visitor's conversation is taken over by the player who signs in with the visitor's cookie, which becomes invalid. */
  const adopt = async ({ player, headers }: Caller): Promise<Record<string, string>> => {
    const token = readChatToken(http, headers.cookie);
    if (player === undefined || token === undefined) return {};
    await support.adopt(player.playerId, hashChatToken(token));
    return { 'set-cookie': dropChatCookie(http) };
  };

  route(app, service, getChat, async (request) => {
    const headers = await adopt(request);
    const asker = askerOf(request);
    const found = asker && (await support.read(asker));
    if (found === undefined) return answer(200, { status: 'none', messages: [], unread: 0 }, { headers });
    const { thread, messages } = found;
    const unread = messages.filter(({ id, author }) => author === 'staff' && id > thread.seenMessage).length;
    return answer(200, { status: thread.status, messages: messages.map(shown(http)), unread }, { headers });
  });

  route(app, service, postChatMessage, async (request) => {
    const adopted = await adopt(request);
    // Set with every message: one sent while another page signed in is found and taken over later.
    const token = request.player === undefined ? (readChatToken(http, request.headers.cookie) ?? newChatToken()) : '';
    const asker = request.player ?? { visitorHash: hashChatToken(token) };
    const { id: skin } = content.skin(request.headers.host);
    const written = await support.write({ asker, text: request.body.text, clientKey: request.idempotencyKey, skin });
    if (!written.ok) return refuse(written.reason, written.reason === 'too_many_messages' ? { retryAfterS: 60 } : {});
    const headers = request.player === undefined ? { 'set-cookie': setChatCookie(http, token) } : adopted;
    return answer(201, shown(http)(written.message), { headers });
  });

  route(app, service, putChatSeen, async (request) => {
    const asker = askerOf(request);
    if (asker !== undefined) await support.seen(asker);
    return answer(204);
  });

  route(app, service, putChatAttributes, async (request) => {
    const asker = askerOf(request);
    if (asker !== undefined) await support.noteAskerPage(asker, request.body.page);
    return answer(204);
  });

  route(app, service, getChatWidget, async ({ player }) => {
    const profile = player === undefined ? undefined : await deps.identity.profile(player.playerId);
    const hash =
      profile === undefined || deps.chatHashKey === undefined
        ? null
        : createHmac('sha256', deps.chatHashKey).update(profile.email).digest('hex');
    return answer(200, { profileBase: `${deps.backOfficeUrl}/players/`, hash });
  });
};
