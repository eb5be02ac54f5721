/** A player's promotions in every state, mocked because they take deposits, play and weeks. */
import {
  getOwnPromotions,
  listPromotions,
  playerPromotionStates,
  type PlayerPromotion,
  type Promotion,
} from '@carmine/contract/promotions/promotions';
import { livePath } from '@carmine/contract/live';
import { getPromotionMoney, type PromotionMoney } from '@carmine/contract/promotions/promotion-money';
import { friendStates, getReferral, type ReferralPage } from '@carmine/contract/promotions/referrals';
import { checkCoupon } from '@carmine/contract/account/user-service';
import { getWallets, type Wallet } from '@carmine/contract/payments/wallet';
import type { Page } from 'playwright';
import { screenLanguage } from './in-language.ts';

const at = '2026-11-20T12:00:00.000Z';

/** A cap of which a part is reached, a game that is closed and one that counts less. */
const bonusTerms = {
  ...{ conversionCap: '225.00', convertible: '98.20' },
  ...{ exceptGames: ['dice'], gameWeights: { 'lantern-harbour': 50 } },
} as const;

const ownOf = (promotion: Promotion, state: PlayerPromotion['state'], index: number): PlayerPromotion => ({
  ...{ id: `own_${index}`, promotion, state, currency: 'EUR', bonus: '112.50', createdAt: at },
  ...{ wagerRequired: '3937.50', wagered: state === 'active' ? '1614.38' : '0.00' },
  freeSpins: {
    ...{ granted: 100, left: state === 'active' ? 40 : 100, value: '0.20' },
    ...(state === 'active' ? { until: '2026-12-04T12:00:00.000Z' } : {}),
  },
  ...(state === 'completed' ? { converted: '87.40' } : {}),
  ...(state === 'removed' ? { reason: 'cash_out' } : {}),
  ...(state === 'active' ? { expiresAt: '2026-12-20T12:00:00.000Z', ...bonusTerms } : {}),
});

const won = {
  depositAmount: '20.00',
  depositAmountInEur: '20.00',
  depositCurrency: 'EUR',
  extraBonusPercent: 50,
} as const;

/** One own promotion of every state, of an offer that really runs. */
const mockOwn = async (page: Page): Promise<void> => {
  const answer = await page.request.get(`${listPromotions.path}?language=${screenLanguage}`);
  const [promotion] = (await answer.json()) as Promotion[];
  if (promotion === undefined) throw new Error('Nothing is offered');
  const own = playerPromotionStates.map((state, index) => ownOf(promotion, state, index));
  await page.route(`**${getOwnPromotions.path}?*`, (route) => route.fulfill({ json: own }));
  await page.route(`**${getWallets.path}`, async (route) => {
    const wallets = (await (await route.fetch()).json()) as Wallet[];
    const more = { bonusBalance: '98.20', freeSpinWallet: { spins: 40, winnings: '12.40', winUnlockConfig: won } };
    await route.fulfill({ json: wallets.map((wallet) => ({ ...wallet, ...more })) });
  });
};

/** The document brings the player's own promotions along, so the pages are entered from another one: the browser asks, the mocks answer. */
const enter = async (page: Page, address: string): Promise<void> => {
  await mockOwn(page);
  await page.goto(`/${screenLanguage}/page/complaints`);
  // Before the page is hydrated the link would load a document.
  await page.waitForLoadState('networkidle');
  await page.locator('a[href$="/promotions"]').filter({ visible: true }).first().click();
  await page.locator(`.promotion-tabs a[href="${address}"]`).click();
};

export const ownPromotions = (show: 'mine' | 'past') => async (page: Page) => {
  await enter(page, `/promotions?show=${show}`);
  await page
    .locator(show === 'mine' ? '.own-card' : '.past-promotions')
    .first()
    .waitFor();
};

export const cancelling = async (page: Page) => {
  await ownPromotions('mine')(page);
  await page
    .locator('.own-card')
    .filter({ has: page.locator('.wagering') })
    .locator('.offer-foot .btn')
    .last()
    .click();
  await page.getByRole('dialog').waitFor();
};

export const ownTerms = async (page: Page) => {
  await ownPromotions('mine')(page);
  await page.locator('.own-card .offer-small .link').last().click();
  await page.locator('.terms-list').waitFor();
};

export const openOffer = async (page: Page) => {
  await page.goto('/promotions');
  await page.locator('.offer .offer-small .link').first().click();
  await page.locator('.terms-list').waitFor();
};

/** A deposit that the offer of the moment goes with, answered with yes. */
export const acceptInDeposit = async (page: Page) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('75');
  await dialog.locator('.promotion-answer button').first().click();
  await dialog.locator('.promotion-answer [aria-pressed="true"]').waitFor();
};

/** The balances come with the document; the hint makes the browser ask for them. */
const askAgain = (page: Page): Promise<void> =>
  page.routeWebSocket(`**${livePath}`, (socket) =>
    socket.send(JSON.stringify({ topic: 'balance', version: 1, data: null })),
  );

export const withBonus = async (page: Page) => {
  await mockOwn(page);
  await askAgain(page);
  await page.goto(`/${screenLanguage}/page/complaints?modal=cashout`);
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
};

/** The page of a game that the terms of the active bonus are about. */
export const gameWithBonus = async (page: Page) => {
  await mockOwn(page);
  await askAgain(page);
  await page.goto('/game/dice');
  await page.locator('.game-closed').waitFor();
};

const money: readonly Omit<PromotionMoney, 'at'>[] = [
  { kind: 'bonus_granted', currency: 'EUR', amount: '112.50', purse: 'bonus' },
  { kind: 'free_spin_win', currency: 'EUR', amount: '12.40', purse: 'free_spins' },
  { kind: 'tournament_entry', currency: 'EUR', amount: '-5.00', purse: 'cash' },
  { kind: 'reward_rakeback', currency: 'ETH', amount: '0.000123456', purse: 'cash' },
  { kind: 'bonus_completed', currency: 'EUR', amount: '-1287.40', purse: 'bonus' },
  { kind: 'bonus_completed', currency: 'EUR', amount: '225.00', purse: 'cash' },
];

/** What promotions moved, in every purse and with the longest amount. */
export const movedMoney = async (page: Page) => {
  const items = money.map((one) => ({ ...one, at }));
  await page.route(`**${getPromotionMoney.path}?*`, (route) =>
    route.fulfill({ json: { items, page: 0, size: 20, total: items.length } }),
  );
  await page.reload();
  await page.locator('.history-table').waitFor();
};

/** Friends at every stage; the player's own code and terms. */
export const friendsAtEveryStage = async (page: Page) => {
  const friends = friendStates.map((state) => ({ month: '2026-11', state }));
  const earned = [
    { currency: 'EUR', amount: '10.00', at, side: 'referrer', waits: true },
    { currency: 'EUR', amount: '10.00', at, side: 'friend', waits: false },
  ];
  await page.route(`**${getReferral.path}`, async (route) => {
    const own = (await (await route.fetch()).json()) as ReferralPage;
    await route.fulfill({ json: { ...own, friends, earned } });
  });
  // The document brings the page along: entered from another one, the browser asks.
  await page.goto('/promotions');
  await page.waitForLoadState('networkidle');
  await page.locator('a[href$="/invite"]').first().click();
  await page.locator('.referral-list').last().waitFor();
};

/** By a friend's link: the code stands there with what it brings. */
export const invited = async (page: Page) => {
  const invitation = { friendEur: '10.00', leastDepositEur: '20.00' };
  await page.route(`**${checkCoupon.path}?*`, (route) => route.fulfill({ json: { valid: true, invitation } }));
  await page.goto(`/${screenLanguage}/page/complaints?modal=register&code=QW8RN75U`);
  await page.getByRole('dialog').getByText(/10.00/).waitFor();
};
