/** Promotional notices on the site. */
import { dismissCampaignNotice, getCampaignNotices } from '@carmine/contract/promotions/campaigns';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../../../modules/identity/index.ts';
import type { Campaigns } from '../../../modules/promotions/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { HttpContext } from '../../http-context.ts';
import { promotionProblems } from './promotion-problems.ts';

interface NoticeService {
  readonly http: HttpContext;
  readonly campaigns: Campaigns;
  readonly identity: Pick<Identity, 'profile'>;
  readonly publicUrl: string;
}

export const campaignNoticeRoutes = (
  app: FastifyInstance,
  { http, campaigns, identity, publicUrl }: NoticeService,
): void => {
  const service = { http, problems: promotionProblems };

  route(app, service, getCampaignNotices, async ({ player: { playerId }, client, query: { language } }) => {
    const firstName = (await identity.profile(playerId))?.firstName ?? '';
    const addressCountry = client.country;
    return answer(200, await campaigns.notices({ playerId, addressCountry, language, firstName, publicUrl }));
  });

  route(app, service, dismissCampaignNotice, async ({ player: { playerId }, params: { id } }) =>
    (await campaigns.dismiss(playerId, id)) ? answer(204) : refuse('not_found'),
  );
};
