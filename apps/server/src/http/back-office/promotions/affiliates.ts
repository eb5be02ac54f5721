/** Affiliates, for operators: terms with a second person's yes, figures by month, and post-backs. */
import * as contract from '@carmine/contract/back-office/affiliates';
import type { FastifyInstance } from 'fastify';
import type { AffiliateMonth } from '../../../modules/promotions/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { eur } from '../money/money-answers.ts';
import type { BackOfficeService } from '../service.ts';

const shownMonth = (one: AffiliateMonth): contract.AffiliateMonth => ({
  ...{ month: one.month, clicks: one.clicks, registrations: one.registrations, firstDeposits: one.firstDeposits },
  ...{ gamesEur: eur(one.games), bonusesEur: eur(one.bonuses), reversalsEur: eur(one.reversals) },
  ...{ netEur: eur(one.net), carriedInEur: eur(one.carriedIn), sharePoints: one.sharePoints },
  ...{ shareEur: eur(one.share), carriedOutEur: eur(one.carriedOut) },
  closedAt: one.closedAt?.toISOString() ?? null,
});

const csvOf = (months: readonly AffiliateMonth[]): string => {
  const rows = months.map(shownMonth);
  const columns = [
    ...(['month', 'clicks', 'registrations', 'firstDeposits', 'gamesEur', 'bonusesEur', 'reversalsEur'] as const),
    ...(['netEur', 'carriedInEur', 'sharePoints', 'shareEur', 'carriedOutEur', 'closedAt'] as const),
  ];
  return [columns.join(','), ...rows.map((row) => columns.map((name) => row[name] ?? '').join(','))].join('\r\n');
};

const registerReading = (app: FastifyInstance, service: BackOfficeService): void => {
  const { affiliates } = service.modules;
  const { ids } = service.http;
  const shown = (one: NonNullable<Awaited<ReturnType<typeof affiliates.find>>>): contract.Affiliate => {
    const { id, madeAt, endedAt, ...rest } = one;
    return {
      ...{ ...rest, id: ids.encode('aff', id), link: affiliates.linkOf(one.code) },
      ...{ madeAt: madeAt.toISOString(), endedAt: endedAt?.toISOString() ?? null },
    };
  };
  const found = async (text: string) => {
    const id = ids.decode('aff', text);
    return id === undefined ? undefined : affiliates.find(id);
  };

  route(app, service, contract.listAffiliates, async () => {
    const items = [];
    for (const one of await affiliates.list()) {
      const [current] = await affiliates.months(one);
      if (current !== undefined) items.push({ ...shown(one), current: shownMonth(current) });
    }
    return answer(200, { items });
  });

  route(app, service, contract.readAffiliate, async ({ params }) => {
    const one = await found(params.id);
    if (one === undefined) return refuse('affiliate_not_found');
    return answer(200, { affiliate: shown(one), months: (await affiliates.months(one)).map(shownMonth) });
  });

  route(app, service, contract.downloadAffiliateStatement, async ({ params }) => {
    const one = await found(params.id);
    if (one === undefined) return refuse('affiliate_not_found');
    const bytes = Buffer.from(csvOf(await affiliates.months(one)));
    return answer(200, { name: `affiliate-${one.code.toLowerCase()}.csv`, type: 'text/csv; charset=utf-8', bytes });
  });

  route(app, service, contract.listPostbacks, async ({ params, query: { page, size } }) => {
    const one = await found(params.id);
    if (one === undefined) return refuse('affiliate_not_found');
    const { items, total } = await affiliates.listPostbacks(one.id, page * size, size);
    return answer(200, {
      items: items.map(({ id, nextAt, lastAt, happenedAt, ...rest }) => ({
        ...{ ...rest, id: ids.encode('pbk', id), lastAt: lastAt?.toISOString() ?? null },
        ...{ nextAt: rest.state === 'due' ? nextAt.toISOString() : null, happenedAt: happenedAt.toISOString() },
      })),
      ...{ page, size, total },
    });
  });
};

export const registerAffiliates = (app: FastifyInstance, service: BackOfficeService): void => {
  const { affiliates, approvals } = service.modules;
  const { ids } = service.http;
  registerReading(app, service);

  route(app, service, contract.askAffiliate, async ({ body: { code, terms, reason }, operator }) => {
    if (terms.postbackOn && terms.postbackUrl === null) return refuse('postback_not_allowed');
    if (terms.postbackUrl !== null && !affiliates.mayCall(terms.postbackUrl)) return refuse('postback_not_allowed');
    // One that ends while the request waits is refused by the approval.
    if (await affiliates.hasEnded(code)) return refuse('affiliate_ended');
    const wish = { kind: 'set_affiliate', subject: code, ...terms } as const;
    const asked = await approvals.ask({ wish, by: operator.id, reason });
    return asked.ok ? answer(202, { id: ids.encode('apr', asked.id) }) : refuse(asked.reason);
  });

  route(app, service, contract.endAffiliate, async ({ params, body: { reason }, operator }) => {
    const id = ids.decode('aff', params.id);
    if (id === undefined) return refuse('affiliate_not_found');
    return (await affiliates.end({ id, by: operator.id, reason })) ? answer(204) : refuse('affiliate_not_found');
  });

  route(app, service, contract.renewAffiliateSecret, async ({ params, body: { reason }, operator }) => {
    const id = ids.decode('aff', params.id);
    const secret = id && (await affiliates.renewSecret({ id, by: operator.id, reason }));
    return secret === undefined ? refuse('affiliate_not_found') : answer(201, { secret });
  });

  route(app, service, contract.retryPostback, async ({ params, operator }) => {
    const [id, postback] = [ids.decode('aff', params.id), ids.decode('pbk', params.postback)];
    const done = id && postback && (await affiliates.retryPostback(id, postback, operator.id));
    return done === true ? answer(204) : refuse('postback_not_found');
  });
};
