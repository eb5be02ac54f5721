/** Offered promotions, the player's own, and coupons. */
import {
  answerPromotion,
  cancelPromotion,
  cancelPromotionInBody,
  getEligiblePromotions,
  getOwnPromotions,
  redeemCoupon,
  rejectAllPromotions,
} from '@carmine/contract/promotions/promotions';
import { defaultCurrency, type CurrencyCode, type Language } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { Answered, PlayerPromotionId, Promotions } from '../../../modules/promotions/index.ts';
import type { Wallet } from '../../../modules/wallet/index.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { HttpContext } from '../../http-context.ts';
import type { Client } from '../../ports.ts';
import { promotionProblems } from './promotion-problems.ts';

interface PromotionService {
  readonly http: HttpContext;
  readonly promotions: Promotions;
  readonly wallet: Pick<Wallet, 'wallets'>;
}

/** The asked currency, else the player's default one. */
const currencyFor = async (
  { wallet }: Pick<PromotionService, 'wallet'>,
  playerId: PlayerId,
  asked: CurrencyCode | undefined,
): Promise<CurrencyCode> =>
  asked ?? (await wallet.wallets(playerId)).find((held) => held.default)?.currency ?? defaultCurrency;

export const promotionRoutes = (app: FastifyInstance, deps: PromotionService): void => {
  const { http, promotions } = deps;
  const service = { http, problems: promotionProblems };

  const askerOf = async (
    { playerId }: { readonly playerId: PlayerId },
    client: Pick<Client, 'country' | 'skin'>,
    currency: CurrencyCode | undefined,
  ) => ({
    ...{ playerId, addressCountry: client.country, skin: client.skin },
    currency: await currencyFor(deps, playerId, currency),
  });

  const answered = async (playerId: PlayerId, result: Answered, language: Language) => {
    if (!result.ok) return refuse(result.reason, 'why' in result ? { why: result.why } : {});
    const shown = await promotions.ownOne(playerId, result.own.id, language);
    if (shown === undefined) throw new Error(`Promotion ${result.own.id} of the player is gone`);
    return answer(200, shown);
  };

  route(app, service, getEligiblePromotions, async ({ player, client, query: { language, currency } }) =>
    answer(200, await promotions.offers(await askerOf(player, client, currency), language)),
  );

  route(app, service, rejectAllPromotions, async ({ player, client }) => {
    await promotions.rejectAll(await askerOf(player, client, undefined));
    return answer(204);
  });

  route(app, service, getOwnPromotions, async ({ player, query: { language } }) =>
    answer(200, await promotions.own(player.playerId, language)),
  );

  route(app, service, answerPromotion, async ({ player, client, query: { language }, body }) => {
    const id = http.ids.decode('prm', body.id);
    if (id === undefined) return refuse('not_found');
    const asker = await askerOf(player, client, body.currency);
    const result = body.accepted
      ? await promotions.accept(asker, { id, version: body.version })
      : await promotions.reject(asker, id);
    return answered(player.playerId, result, language);
  });

  const cancel = async (playerId: PlayerId, text: string) => {
    const id = http.ids.decode('own', text);
    if (id === undefined) return refuse('not_found');
    const cancelled = await promotions.cancel(playerId, id satisfies PlayerPromotionId);
    return cancelled.ok ? answer(204) : refuse(cancelled.reason);
  };

  route(app, service, cancelPromotion, ({ player, params }) => cancel(player.playerId, params.id));
  route(app, service, cancelPromotionInBody, ({ player, body }) => cancel(player.playerId, body.id));

  route(app, service, redeemCoupon, async ({ player, client, query: { language }, body }) => {
    const asker = await askerOf(player, client, body.currency);
    return answered(player.playerId, await promotions.redeem(asker, body.promotionCoupon), language);
  });
};
