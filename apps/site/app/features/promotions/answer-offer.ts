/** What a player can do with promotions: accept, reject, cancel, redeem a coupon. Each asks for the lists again afterwards. */
import {
  answerPromotion,
  cancelPromotion,
  redeemCoupon,
  rejectAllPromotions,
  type PlayerPromotion,
  type Promotion,
} from '@carmine/contract/promotions/promotions';
import { pageLanguage, type CurrencyCode } from '@carmine/money';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { messageOf, orThrowResponse, RefusedResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { texts } from '../../texts/texts.ts';
import { promotionTexts as words } from './texts.ts';

const refreshed = ['promotions', 'wallets', 'minimums'] as const;

const refresh = async (client: QueryClient): Promise<void> => {
  await Promise.all(refreshed.map((key) => client.invalidateQueries({ queryKey: [key] })));
};

const inLanguage = { query: { language: pageLanguage } } as const;

const wasChanged = (error: unknown): boolean =>
  error instanceof RefusedResponse && error.problem?.code === 'promotion_changed';

interface Answered {
  readonly offer: Pick<Promotion, 'id' | 'version'>;
  readonly accepted: boolean;
}

/** The version that was read goes along: a newer one is read before it is accepted. */
export const useAnswerOffer = (currency: CurrencyCode) => {
  const client = useQueryClient();
  return useMutation({
    // Who changes their mind at once is heard too: one answer after the other, so that the last one counts.
    scope: { id: 'answer-offer' },
    mutationFn: async ({ offer: { id, version }, accepted }: Answered): Promise<PlayerPromotion> =>
      orThrowResponse(
        await call(answerPromotion, {
          ...inLanguage,
          body: { id, accepted, currency, ...(accepted ? { version } : {}) },
        }),
      ),
    onError: (error) => notify('error', wasChanged(error) ? words.changed : messageOf(error, texts.failures.general)),
    onSettled: () => refresh(client),
  });
};

export const useRejectAll = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => orThrowResponse(await call(rejectAllPromotions, {})),
    onSuccess: () => notify('success', words.allRejected),
    onError: (error) => notify('error', messageOf(error, texts.failures.general)),
    onSettled: () => refresh(client),
  });
};

export const useCancelPromotion = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => orThrowResponse(await call(cancelPromotion, { params: { id } })),
    onSuccess: () => notify('success', words.cancel.done),
    onError: (error) => notify('error', messageOf(error, words.cancel.failed)),
    onSettled: () => refresh(client),
  });
};

/** A refusal is the field's own message. */
export const useRedeemCoupon = (currency: CurrencyCode) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (promotionCoupon: string): Promise<PlayerPromotion> =>
      orThrowResponse(await call(redeemCoupon, { ...inLanguage, body: { promotionCoupon, currency } })),
    onSuccess: ({ promotion }) => notify('success', words.coupon.done(promotion.title)),
    onSettled: () => refresh(client),
  });
};
