/** The loyalty programme, and races and tournaments. */
import { enterTournament, getCompetition, listCompetitions } from '@carmine/contract/promotions/competitions';
import { claimRakeback, getLoyaltyLevel } from '@carmine/contract/promotions/loyalty';
import { getReferral } from '@carmine/contract/promotions/referrals';
import { showAmount } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { Competitions, Loyalty, Referrals } from '../../../modules/promotions/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { HttpContext } from '../../http-context.ts';
import { rewardProblems } from './reward-problems.ts';

interface Modules {
  readonly loyalty: Loyalty;
  readonly competitions: Competitions;
  readonly referrals: Pick<Referrals, 'page'>;
}

type Refused = Extract<Awaited<ReturnType<Competitions['enter']>>, { readonly ok: false }>;

const refuseEntry = (refused: Refused) => {
  switch (refused.reason) {
    case 'not_found':
      return refuse('tournament_not_found');
    case 'closed':
    case 'entry_closed':
      return refuse('entry_closed');
    case 'protected':
    case 'excluded':
      return refuse('self_excluded');
    case 'country':
      return refuse('country_restricted');
    case 'limit':
      return refuse('entry_above_limit', { limit: refused.limit.kind, until: refused.limit.until });
    case 'funds':
      return refuse('entry_insufficient_funds');
    case 'household':
      return refuse('entry_household');
    case 'tournament_full':
    case 'currency_not_supported':
      return refuse(refused.reason);
  }
};

const competitionRoutes = (app: FastifyInstance, http: HttpContext, { competitions }: Modules): void => {
  const service = { http, problems: rewardProblems };
  const { ids } = http;
  route(app, service, listCompetitions, async ({ query: { language }, player }) =>
    answer(200, await competitions.list({ language, playerId: player?.playerId })),
  );
  route(app, service, getCompetition, async ({ params, query: { language }, player }) => {
    const id = ids.decode('cmp', params.id);
    const table = id && (await competitions.table(id, { language, playerId: player?.playerId }));
    return table === undefined ? refuse('not_found') : answer(200, table);
  });
  route(app, service, enterTournament, async ({ params, query: { language }, body, player: { playerId } }) => {
    const id = ids.decode('cmp', params.id);
    if (id === undefined) return refuse('tournament_not_found');
    const entered = await competitions.enter(id, playerId, body.currency);
    if (!entered.ok) return refuseEntry(entered);
    const table = await competitions.table(id, { language, playerId });
    return table === undefined ? refuse('tournament_not_found') : answer(201, table.competition);
  });
};

export const rewardRoutes = (app: FastifyInstance, http: HttpContext, modules: Modules): void => {
  const { loyalty, referrals } = modules;
  const service = { http, problems: rewardProblems };
  route(app, service, getLoyaltyLevel, async ({ player }) => answer(200, await loyalty.level(player.playerId)));
  route(app, service, claimRakeback, async ({ body: { currency }, player }) => {
    const claimed = await loyalty.claim(player.playerId, currency);
    if (claimed.ok) return answer(200, { currency, amount: showAmount(currency, claimed.amount) });
    return refuse(claimed.reason === 'protected' ? 'self_excluded' : claimed.reason);
  });
  route(app, service, getReferral, async ({ player }) => answer(200, await referrals.page(player.playerId)));
  competitionRoutes(app, http, modules);
};
