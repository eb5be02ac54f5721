/** Page views and events, discarded without the visitor's consent cookie. */
import { agreesToAnalytics, consentCookie, postAnalyticsEvent } from '@carmine/contract/content/analytics';
import type { FastifyInstance } from 'fastify';
import type { Analytics } from '../../modules/analytics/index.ts';
import { answer } from '../calls/answer.ts';
import { route, type Service } from '../calls/route.ts';

const consentOf = (cookies: string | undefined): string | undefined => {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === consentCookie.name)?.[1];
};

export const analyticsRoutes = (
  app: FastifyInstance,
  service: Service,
  { analytics }: { analytics: Analytics },
): void => {
  route(app, service, postAnalyticsEvent, async ({ body, client, headers }) => {
    await analytics.record({ ...body, country: client.country }, agreesToAnalytics(consentOf(headers.cookie)));
    return answer(202);
  });
};
