/** Brand configuration and legal pages. */
import { getPage, getSkinConfiguration } from '@carmine/contract/games/game-service';
import { getHelp } from '@carmine/contract/content/help';
import type { FastifyInstance } from 'fastify';
import type { Content } from '../../modules/content/index.ts';
import { answer, refuse } from '../calls/answer.ts';
import { route, type Service } from '../calls/route.ts';

const fiveMinutes = { cacheControl: 'public, max-age=300', headers: { vary: 'host' } };

export const brandRoutes = (app: FastifyInstance, service: Service, { content }: { content: Content }): void => {
  route(app, service, getSkinConfiguration, async ({ query, headers }) =>
    answer(200, content.skin(headers.host, query.language), fiveMinutes),
  );
  route(app, service, getPage, async ({ params, query, headers }) => {
    const { version, language } = query;
    const page = content.page(params.name, content.skin(headers.host, language), version, language);
    return page === undefined ? refuse('not_found') : answer(200, page, fiveMinutes);
  });
  route(app, service, getHelp, async ({ query: { language }, headers }) =>
    answer(200, [...content.help(content.skin(headers.host, language), language)], fiveMinutes),
  );
};
