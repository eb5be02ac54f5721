/** Refer a friend, for operators. The list shows players and is audited. */
import * as contract from '@carmine/contract/back-office/referrals';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { eur, playersOf } from '../money/money-answers.ts';
import type { BackOfficeService } from '../service.ts';
import { wordedReferralTerms } from './worded-terms.ts';

export const registerReferrals = (app: FastifyInstance, service: BackOfficeService): void => {
  const { referrals, approvals, staff } = service.modules;

  route(app, service, contract.readReferralProgramme, async () => {
    const [current, { friends, earned, refused, cents }] = await Promise.all([referrals.rules(), referrals.figures()]);
    // No place asks for more: what the rules say is shown.
    const terms = current === undefined ? [] : referrals.termsOf(current.rules, Number.MAX_SAFE_INTEGER);
    return answer(200, {
      current:
        current === undefined
          ? null
          : { ...current, en: wordedReferralTerms('en', terms), de: wordedReferralTerms('de', terms) },
      figures: { friends, earned, refused, grantedEur: eur(cents) },
    });
  });

  route(app, service, contract.askReferralRules, async ({ body: { rules, reason }, operator }) => {
    const asked = await approvals.ask({ wish: { kind: 'set_referral_rules', rules }, by: operator.id, reason });
    return asked.ok ? answer(202, { id: service.http.ids.encode('apr', asked.id) }) : refuse(asked.reason);
  });

  route(app, service, contract.endReferrals, async ({ body: { reason }, operator }) =>
    (await referrals.endRules({ by: operator.id, reason })) ? answer(204) : refuse('not_offered'),
  );

  route(app, service, contract.listReferrals, async ({ query: { page, size }, operator }) => {
    const [rows, { friends: total }] = await Promise.all([
      referrals.listForDesk(page * size, size),
      referrals.figures(),
    ]);
    const named = await playersOf(
      service,
      rows.flatMap(({ playerId, referrerId }) => [playerId, referrerId]),
    );
    const items = rows.map(({ playerId, referrerId, registeredAt, friend, referrer, version, state, reason }) => ({
      ...{ friend: named(playerId), referrer: named(referrerId), version, state, reason },
      ...{ friendReward: friend, referrerReward: referrer, registeredAt: registeredAt.toISOString() },
    }));
    const players = [...new Set(items.flatMap((one) => [one.friend.id, one.referrer.id]))];
    await staff.record({ operatorId: operator.id, action: 'referral.list', details: { players } });
    return answer(200, { items, page, size, total });
  });
};
