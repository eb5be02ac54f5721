/** A player's promotions in every state, mocked because they take deposits, play and weeks. */
import {
  getOwnPromotions,
  listPromotions,
  playerPromotionStates,
  type PlayerPromotion,
  type Promotion,
} from '@carmine/contract/promotions/promotions';
import { livePath } from '@carmine/contract/live';
import { getWallets, type Wallet } from '@carmine/contract/wallet';
import type { Page } from 'playwright';
import { screenLanguage } from './in-language.ts';

const at = '2026-11-20T12:00:00.000Z';

const ownOf = (promotion: Promotion, state: PlayerPromotion['state'], index: number): PlayerPromotion => ({
  ...{ id: `own_${index}`, promotion, state, currency: 'EUR', bonus: '112.50', createdAt: at },
  ...{ wagerRequired: '3937.50', wagered: state === 'active' ? '1614.38' : '0.00' },
  freeSpins: {
    ...{ granted: 100, left: state === 'active' ? 40 : 100, value: '0.20' },
    ...(state === 'active' ? { until: '2026-12-04T12:00:00.000Z' } : {}),
  },
  ...(state === 'completed' ? { converted: '87.40' } : {}),
  ...(state === 'removed' ? { reason: 'cash_out' } : {}),
  ...(state === 'active' ? { expiresAt: '2026-12-20T12:00:00.000Z' } : {}),
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

export const withBonus = async (page: Page) => {
  await mockOwn(page);
  // The balances come with the document; the hint makes the browser ask for them.
  await page.routeWebSocket(`**${livePath}`, (socket) =>
    socket.send(JSON.stringify({ topic: 'balance', version: 1, data: null })),
  );
  await page.goto(`/${screenLanguage}/page/complaints?modal=cashout`);
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
};
