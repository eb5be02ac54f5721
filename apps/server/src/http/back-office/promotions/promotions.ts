/** Promotions: their versions, drafts, coupons and cost. A new version is offered once a second operator agrees. */
import * as contract from '@carmine/contract/back-office/promotions';
import type { PromotionRules } from '@carmine/contract/promotions/rules';
import { formatAmount, money } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { PromotionId } from '../../../modules/promotions/index.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { cents, eur } from '../money/money-answers.ts';
import { operatorNames } from '../operator-names.ts';
import type { BackOfficeService } from '../service.ts';
import { worded } from './worded-terms.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const registerReading = (app: FastifyInstance, service: BackOfficeService): void => {
  const { promotionDesk: desk, gaming } = service.modules;
  const { ids } = service.http;
  const gameNames = async () => new Map((await gaming.catalogue.all()).map(({ game }) => [game.id, game.name]));

  route(app, service, contract.listDeskPromotions, async () => answer(200, { items: await desk.list() }));

  route(app, service, contract.readDeskPromotion, async ({ params, operator }) => {
    const id = ids.decode('prm', params.id);
    const found = id && (await desk.read(id));
    if (found === undefined) return refuse('promotion_not_found');
    const names = await operatorNames(service);
    const nameOf = (key: OperatorId | null) => (key === null ? null : (names.get(key) ?? '–'));
    return answer(200, {
      promotion: found.promotion,
      versions: found.versions.map(({ madeBy, approvedBy, approvedAt, createdAt, accepted, id: _id, ...version }) => ({
        ...{ ...version, isOffered: version.version === found.offered, accepted: Number(accepted) },
        ...{ madeBy: nameOf(madeBy), own: madeBy === operator.id, approvedBy: nameOf(approvedBy) },
        ...{ approvedAt: iso(approvedAt), createdAt: createdAt.toISOString() },
      })),
      coupons: found.coupons.map(({ madeBy, expiresAt, createdAt, ...coupon }) => ({
        ...{ ...coupon, madeBy: nameOf(madeBy), expiresAt: iso(expiresAt), createdAt: createdAt.toISOString() },
      })),
      cohorts: found.cohorts.map(({ month, currency, players, grants, bonus, spinWinnings }) => {
        const text = (subunits: bigint) => formatAmount(money(currency, subunits));
        return {
          ...{ month, currency, players: Number(players), grants: Number(grants), bonus: text(bonus) },
          ...{ spinWinnings: text(spinWinnings), cost: text(bonus + spinWinnings) },
        };
      }),
    });
  });

  route(app, service, contract.previewPromotion, async ({ body: { rules, depositEur } }) => {
    const names = await gameNames();
    const deposit = cents(depositEur);
    const example = desk.exampleOf(rules, deposit);
    // No place asks for more: what the rules say is shown.
    const terms = desk.termsOf(rules, Number.MAX_SAFE_INTEGER);
    return answer(200, {
      ...{ en: worded('en', rules, terms, names), de: worded('de', rules, terms, names) },
      example:
        example === undefined
          ? null
          : {
              ...{ depositEur: eur(deposit), bonusEur: eur(example.bonus), wagerEur: eur(example.wager) },
              freeSpins: example.spins,
            },
    });
  });

  route(app, service, contract.listClosedGames, async () => {
    const [closed, names] = await Promise.all([desk.closedGames(), gameNames()]);
    return answer(200, { items: closed.map((id) => ({ id, name: names.get(id) ?? id })) });
  });
};

/** Every game that the rules say something about. */
const gamesOf = ({ reward }: PromotionRules): string[] => {
  const wagering = 'wagering' in reward ? reward.wagering : undefined;
  const spins = 'freeSpins' in reward ? reward.freeSpins : undefined;
  return [
    ...('games' in reward && reward.games !== 'all_slots' ? reward.games : []),
    ...(wagering?.exceptGames ?? []),
    ...Object.keys(wagering?.gameWeights ?? {}),
    ...(spins?.games ?? []),
  ];
};

const registerVersions = (app: FastifyInstance, service: BackOfficeService): void => {
  const { promotionDesk: desk, approvals, gaming } = service.modules;
  const { ids } = service.http;
  /** A rule about a game that is misspelt would be a rule about nothing. */
  const namesNoGame = async (rules: PromotionRules): Promise<boolean> => {
    const known = new Set((await gaming.catalogue.all()).map(({ game }) => game.id));
    return gamesOf(rules).some((game) => !known.has(game));
  };

  route(app, service, contract.draftPromotion, async ({ body: { of, rules }, operator }) => {
    const id = of === undefined ? undefined : ids.decode('prm', of);
    if (of !== undefined && id === undefined) return refuse('promotion_not_found');
    if (await namesNoGame(rules)) return refuse('game_of_rules_unknown');
    const made = await desk.draft({ of: id, rules, by: operator.id });
    if (made === undefined) return refuse('promotion_not_found');
    return answer(201, { id: ids.encode('prm', made.id), version: made.version });
  });

  route(app, service, contract.savePromotionDraft, async ({ params, body: { rules }, operator }) => {
    const id = ids.decode('prm', params.id);
    if (id === undefined) return refuse('promotion_not_found');
    if (await namesNoGame(rules)) return refuse('game_of_rules_unknown');
    const saved = await desk.save({ id, version: params.version, rules, by: operator.id });
    return saved ? answer(204) : refuse('draft_not_found');
  });

  route(app, service, contract.submitPromotion, async ({ params, body: { reason }, operator }) => {
    const id = ids.decode('prm', params.id);
    const found = id && (await desk.read(id));
    if (found === undefined) return refuse('promotion_not_found');
    const draft = found.versions.find(({ version }) => version === params.version);
    if (draft?.state === 'pending') return refuse('already_asked');
    if (draft?.state !== 'draft' || draft.madeBy !== operator.id) return refuse('draft_not_found');
    const { version, rules } = draft;
    const wish = {
      kind: 'offer_promotion',
      subject: draft.id.toString(),
      promotion: params.id,
      version,
      rules,
    } as const;
    const asked = await approvals.ask({ wish, by: operator.id, reason });
    return asked.ok ? answer(202, { id: ids.encode('apr', asked.id) }) : refuse(asked.reason);
  });

  route(app, service, contract.endPromotion, async ({ params, body: { reason }, operator }) => {
    const id = ids.decode('prm', params.id);
    if (id === undefined) return refuse('promotion_not_found');
    return (await desk.end({ id, by: operator.id, reason })) ? answer(204) : refuse('not_offered');
  });
};

const registerCoupons = (app: FastifyInstance, service: BackOfficeService): void => {
  const { promotionDesk: desk } = service.modules;

  const takesCoupons = async (id: PromotionId) => {
    const [newest] = (await desk.read(id))?.versions ?? [];
    return newest && ['deposit', 'gift'].includes(newest.rules.reward.kind);
  };

  route(app, service, contract.createCoupon, async ({ params, body: { code, mostUses, expiresAt }, operator }) => {
    const id = service.http.ids.decode('prm', params.id);
    const takes = id && (await takesCoupons(id));
    if (id === undefined || takes === undefined) return refuse('promotion_not_found');
    if (!takes) return refuse('no_coupons');
    const made = await desk.createCoupon({ id, code, mostUses, expiresAt, by: operator.id });
    return made === undefined ? refuse('code_taken') : answer(201, { code: made });
  });

  route(app, service, contract.endCoupon, async ({ params, body: { code, reason }, operator }) => {
    const id = service.http.ids.decode('prm', params.id);
    if (id === undefined) return refuse('promotion_not_found');
    return (await desk.endCoupon({ id, code, by: operator.id, reason })) ? answer(204) : refuse('coupon_ended');
  });
};

export const registerPromotions = (app: FastifyInstance, service: BackOfficeService): void => {
  registerReading(app, service);
  registerVersions(app, service);
  registerCoupons(app, service);
};
