/** What operators do before a player can, made by one and agreed on by another, with the back office's own calls. */
import { approveRequest } from '@carmine/contract/back-office/approvals';
import { acceptInvitation, confirmInvitation } from '@carmine/contract/back-office/operators';
import { createCoupon, draftPromotion, submitPromotion } from '@carmine/contract/back-office/promotions';
import type { PromotionRules } from '@carmine/contract/promotions/rules';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { inviteOperator } from './later.ts';
import { theProduct } from './product.ts';

export const post = async <T>(page: Page, path: string, body: unknown): Promise<T> => {
  const { backOffice } = theProduct();
  const answer = await page.request.fetch(backOffice + path, {
    ...{ method: 'POST', data: body, headers: { origin: backOffice } },
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()} ${await answer.text()}`);
  const text = await answer.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
};

/** In the page's browser from now on, in the place of whoever was before. */
export const enrol = async (page: Page, role: 'admin' | 'risk', name: string): Promise<void> => {
  const token = new URL(await inviteOperator(role)).hash.replace('#token=', '');
  const { secret } = await post<{ secret: string }>(page, acceptInvitation.path, {
    ...{ token, name, password: 'paper instead of velvet' },
  });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await post(page, confirmInvitation.path, { token, code });
};

export const at = (path: string, params: Readonly<Record<string, string | number>>): string =>
  Object.entries(params).reduce((made, [name, value]) => made.replace(`:${name}`, String(value)), path);

/** Offered when it resolves; returns a code of its own that nobody can guess. */
export const offerByCode = async (page: Page, rules: PromotionRules): Promise<string> => {
  await enrol(page, 'admin', 'Mia Makes');
  const made = await post<{ id: string; version: number }>(page, draftPromotion.path, { rules });
  const body = { reason: 'For what is seen here' };
  const asked = await post<{ id: string }>(page, at(submitPromotion.path, made), body);
  const { code } = await post<{ code: string }>(page, at(createCoupon.path, made), { mostUses: null, expiresAt: null });
  await enrol(page, 'risk', 'Rita Reads');
  await post(page, at(approveRequest.path, asked), body);
  return code;
};

/** A bonus of five euro to be wagered once, and three free spins. */
export const smallGift: PromotionRules = {
  ...{ kind: 'coupon', audience: {}, startsAt: '2026-01-01T00:00:00.000Z', couponOnly: true },
  perPlayer: { most: 1, each: 'ever' },
  reward: {
    ...{ kind: 'gift', bonusEur: '5', spins: 3 },
    wagering: { times: 1, maxStakeEur: '5', days: 30, conversionCapTimes: null, exceptGames: [] },
    freeSpins: {
      ...{ games: ['lantern-harbour'], stakeEur: '0.20', days: 7 },
      unlock: { depositEur: '20', extraPercent: 50, wagering: 35, days: 30 },
    },
  },
  texts: {
    en: { title: 'A small gift', summary: 'Five euro of bonus money and three free spins on Lantern Harbour.' },
    de: { title: 'Ein kleines Geschenk', summary: 'Fünf Euro Bonusgeld und drei Freispiele bei Lantern Harbour.' },
  },
};
