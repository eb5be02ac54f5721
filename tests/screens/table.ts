/** Every screen and dialog, one line each: `npm run screenshots` opens and checks each at four sizes. A new one needs a line here. */
import type { Page } from 'playwright';
import { chooserOfMany, checkouts, followedBy, goneOnBy, ownScreenOf } from './checkouts.ts';
import { openBuy, openWidget } from './buying.ts';
import { promotionalNotice } from './campaign-notices.ts';
import { failedTierMarked, failedTierPage } from './failed-tier.ts';
import { answerJackpots } from './jackpots.ts';
import type { Line } from './line.ts';
import { officeTable } from './office-table.ts';
import {
  betInCoins,
  convertDeposit,
  depositWithinLimit,
  highlightsAreAsHigh,
  lockMoney,
  typeLongWithdrawal,
} from './room.ts';
import {
  acceptInDeposit,
  cancelling,
  friendsAtEveryStage,
  gameWithBonus,
  invited,
  movedMoney,
  openOffer,
  ownPromotions,
  ownTerms,
  withBonus,
} from './promotions.ts';
import { trackerOf, withdrawals } from './withdrawals.ts';

/** Located in North Korea by the address file. */
const restrictedAddress = '175.45.176.10';

/** Page on which dialogs are opened: any would do, and this one loads fastest. */
const light = '/en/page/complaints';
/** Not a page of the site: the line navigates from there itself. */
const nowhere = '/robots.txt';

const dialogShown = (page: Page) => page.getByRole('dialog').first().waitFor();

const openReturns = async (page: Page): Promise<void> => {
  const shown = page.getByText('Exact fractions');
  // As with a dialog: the page may not be hydrated yet.
  for (let tries = 0; !(await shown.isVisible()) && tries < 10; tries += 1) {
    await page.getByRole('button', { name: 'RTP', exact: true }).click();
    await shown.waitFor({ timeout: 3_000 }).catch(() => undefined);
  }
  await shown.click();
  await page.evaluate(() => scrollTo(0, 0));
};

const search = async (page: Page, text: string): Promise<void> => {
  await press(page, 'Search');
  await page.getByRole('dialog').locator('input').first().fill(text);
};

export const table: readonly Line[] = [
  // Everybody's pages
  { name: 'lobby', as: 'visitor', at: '/', whole: true },
  { name: 'lobby-highlight', as: 'visitor', at: '/', act: highlightsAreAsHigh, measures: true },
  { name: 'lobby-player', as: 'player', at: '/', whole: true },
  { name: 'lobby-locked', as: 'player', at: '/', act: lockMoney, measures: true },
  { name: 'category', as: 'visitor', at: '/?category=all' },
  { name: 'category-slots', as: 'visitor', at: '/?category=slots-games', whole: true },
  { name: 'category-empty', as: 'visitor', at: '/?category=live-games&rtp=99&volatility=low&feature=wilds&demo=1' },
  { name: 'favourites-none', as: 'player', at: '/?category=favourites' },
  { name: 'jackpots', as: 'player', at: '/jackpots', act: answerJackpots, whole: true },
  { name: 'game', as: 'visitor', at: '/game/dice', whole: true },
  { name: 'game-demo-dice', as: 'visitor', at: '/game/dice?mode=demo' },
  { name: 'game-demo-slot', as: 'visitor', at: '/game/lantern-harbour?mode=demo' },
  { name: 'game-demo-cards', as: 'visitor', at: '/game/blackjack-classic?mode=demo' },
  { name: 'game-real', as: 'player', at: '/game/dice', whole: true },
  { name: 'game-returns', as: 'visitor', at: '/game/blackjack-classic', whole: true, act: openReturns },
  { name: 'game-bonus', as: 'player', at: nowhere, whole: true, act: gameWithBonus },
  { name: 'promotions', as: 'visitor', at: '/promotions', whole: true },
  { name: 'promotion-offer', as: 'visitor', at: '/promotions', whole: true, act: openOffer },
  { name: 'terms', as: 'visitor', at: '/en/page/terms-and-conditions', whole: true },
  { name: 'privacy', as: 'visitor', at: '/en/page/privacy-policy', whole: true },
  { name: 'fairness', as: 'visitor', at: '/en/page/fairness', whole: true },
  { name: 'responsible-gaming', as: 'visitor', at: '/en/page/responsible-gaming', whole: true },
  { name: 'complaints', as: 'visitor', at: '/en/page/complaints', whole: true },
  { name: 'help', as: 'visitor', at: '/en/help', whole: true },
  { name: 'help-search', as: 'visitor', at: '/en/help', act: (page) => page.getByRole('searchbox').fill('cash') },
  { name: 'help-article', as: 'visitor', at: '/en/help/how-long', whole: true },
  { name: 'pay-out-times', as: 'visitor', at: '/en/pay-out-times', whole: true },
  {
    name: 'bonus-simulator',
    as: 'visitor',
    at: '/en/bonus-simulator',
    whole: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Simulate' }).click();
      await page.getByRole('heading', { name: 'Result' }).waitFor();
      // Under the header a field would count as too small.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  { name: 'races', as: 'visitor', at: '/races', whole: true },
  {
    ...{ name: 'race', as: 'player', at: '/races', whole: true },
    act: (page) => page.getByRole('link', { name: 'Open the table: Weekly race' }).first().click(),
  },
  {
    ...{ name: 'tournament-entry', as: 'player', at: '/races' },
    act: async (page) => {
      await page.getByRole('link', { name: 'Open the table: Weekend freeroll' }).first().click();
      await page.getByRole('button', { name: 'Enter free of charge' }).click();
      await dialogShown(page);
    },
  },
  { name: 'loyalty', as: 'player', at: '/loyalty', whole: true },
  { name: 'invite', as: 'player', at: nowhere, whole: true, act: friendsAtEveryStage },
  { name: 'not-found', as: 'visitor', at: '/nothing/here', complaint: /404/ },
  { name: 'game-missing', as: 'visitor', at: '/game/nobody-knows-it', complaint: /404/ },
  { name: 'unsubscribe', as: 'visitor', at: '/unsubscribe/not-signed' },
  {
    name: 'unsubscribe-refused',
    as: 'visitor',
    at: '/unsubscribe/not-signed',
    complaint: /404/,
    act: async (page) => {
      const refused = page.getByRole('heading', { name: 'This link did not work' });
      // As with a dialog: the page may not be hydrated yet.
      for (let tries = 0; !(await refused.isVisible()) && tries < 10; tries += 1) {
        await page.getByRole('button', { name: 'Unsubscribe' }).click();
        await refused.waitFor({ timeout: 3_000 }).catch(() => undefined);
      }
    },
  },
  { name: 'confirm-refused', as: 'visitor', at: '/account/confirm' },
  { name: 'browser-link-refused', as: 'visitor', at: '/account/confirm?browser=not-a-token', complaint: /422/ },
  { name: 'blocked', as: 'visitor', at: '/', from: restrictedAddress, complaint: /403/ },
  { name: 'closed-visitor', as: 'visitor', at: '/account/closed' },

  // Dialogs
  { name: 'modal-search', as: 'visitor', at: light, act: (page) => search(page, 'dic') },
  { name: 'modal-search-nothing', as: 'visitor', at: light, act: (page) => search(page, 'qqqqqqqq') },
  { name: 'modal-search-empty', as: 'visitor', at: light, act: (page) => press(page, 'Search') },
  { name: 'modal-login', as: 'visitor', at: light, act: (page) => press(page, 'Sign in') },
  { name: 'modal-forgot', as: 'visitor', at: `${light}?modal=forgot-password`, act: dialogShown },
  { name: 'modal-reset', as: 'visitor', at: `${light}?modal=reset-password&token=from-a-mail`, act: dialogShown },
  { name: 'modal-change-password', as: 'player', at: `${light}?modal=change-password`, act: dialogShown },
  { name: 'modal-register', as: 'visitor', at: light, act: (page) => press(page, 'Register') },
  { name: 'modal-register-invited', as: 'visitor', at: nowhere, act: invited },
  { name: 'modal-deposit', as: 'player', at: light, act: (page) => press(page, 'Deposit') },
  {
    name: 'modal-deposit-methods',
    as: 'player',
    at: light,
    act: async (page) => {
      await press(page, 'Deposit');
      await page.getByRole('dialog').getByRole('textbox').first().fill('50');
      await page.getByRole('button', { name: /^Play with/ }).click();
      await page.getByRole('radio', { name: /Credit Card/ }).waitFor();
    },
  },
  {
    name: 'modal-deposit-coins',
    as: 'player',
    at: `${light}?modal=deposit&currency=ETH`,
    // Of three concurrent windows one adds the wallet.
    complaint: /409/,
    act: async (page) => {
      await page.getByRole('dialog').getByRole('textbox').first().fill('0.05');
      await page.getByRole('button', { name: /^Play with/ }).click();
      await page.getByRole('button', { name: /^Copy/ }).first().waitFor();
    },
  },
  {
    name: 'modal-deposit-buy',
    as: 'player',
    at: `${light}?modal=deposit&currency=ETH`,
    complaint: /409/,
    act: openBuy,
  },
  {
    name: 'modal-deposit-widget',
    as: 'player',
    at: `${light}?modal=deposit&currency=ETH`,
    complaint: /409/,
    act: openWidget,
  },

  ...checkouts.map((checkout) => ({
    ...{ name: `modal-deposit-by-${checkout.presentation}`, as: 'player' as const, at: nowhere },
    act: goneOnBy(checkout),
  })),
  { name: 'modal-deposit-many', as: 'player', at: nowhere, act: chooserOfMany(/^Opal/) },
  { name: 'modal-deposit-many-wallet', as: 'player', at: nowhere, act: chooserOfMany(/^Teal Wallet/) },
  { name: 'modal-deposit-many-bank', as: 'player', at: nowhere, act: chooserOfMany(/^Harbour Bank/) },
  ...['Mifinity', 'Interac', 'Jeton', 'Skrill'].map((name) => ({
    ...{ name: `modal-deposit-with-${name.toLowerCase()}`, as: 'player' as const, at: nowhere },
    act: ownScreenOf(name),
  })),
  { name: 'modal-deposit-tier-failed', as: 'player', at: nowhere, act: failedTierMarked },

  { name: 'chat', as: 'visitor', at: `${light}?chat`, act: dialogShown },
  { name: 'chat-player', as: 'player', at: `${light}?chat`, act: dialogShown },

  { name: 'dev-ui', as: 'visitor', at: '/dev/ui', whole: true },
  { name: 'modal-loading', as: 'visitor', at: '/dev/ui', act: (page) => press(page, 'Loading modal') },
  { name: 'modal-iframe', as: 'visitor', at: '/dev/ui', act: (page) => press(page, 'Outside frame') },
  { name: 'modal-youtube', as: 'visitor', at: '/dev/ui', act: (page) => press(page, 'Video that is gone') },
  { name: 'dialog-two', as: 'visitor', at: '/dev/ui', act: (page) => press(page, 'Dialog, two') },
  { name: 'modal-currency', as: 'player', at: `${light}?modal=currency`, act: dialogShown },
  { name: 'modal-wallets', as: 'player', at: `${light}?modal=wallets`, act: dialogShown },
  { name: 'modal-menu', as: 'player', at: `${light}?modal=menu`, act: dialogShown },
  { name: 'modal-cashout', as: 'player', at: `${light}?modal=cashout`, act: dialogShown },
  { name: 'modal-cashout-long', as: 'player', at: `${light}?modal=cashout`, act: typeLongWithdrawal, measures: true },
  {
    name: 'modal-deposit-accepted',
    as: 'player',
    at: light,
    act: async (page) => {
      await press(page, 'Deposit');
      await acceptInDeposit(page);
    },
  },
  { name: 'modal-cashout-bonus', as: 'player', at: `${light}?modal=cashout`, act: withBonus },
  { name: 'modal-deposit-limit', as: 'player', at: light, act: depositWithinLimit, measures: true },
  { name: 'modal-deposit-converted', as: 'player', at: `${light}?modal=deposit`, act: convertDeposit, measures: true },

  // A player's own pages
  { name: 'deposit', as: 'player', at: '/wallet/deposit', whole: true },
  ...checkouts.map((checkout) => ({
    ...{ name: `deposit-by-${checkout.presentation}`, as: 'player' as const, at: nowhere, whole: true },
    act: followedBy(checkout),
  })),
  { name: 'deposit-next-tier', as: 'player', at: nowhere, whole: true, act: failedTierPage },
  ...Object.entries(withdrawals).map(([name, payment]) => ({
    ...{ name: `withdrawal-${name}`, as: 'player' as const, at: nowhere, whole: true },
    act: trackerOf(payment),
  })),
  { name: 'wallets', as: 'player', at: '/wallet', whole: true },
  {
    name: 'wallet-menu',
    as: 'player',
    // Where the list only covers text.
    at: '/en/page/privacy-policy#section-4',
    act: async (page) => {
      await page.getByTitle('Wallets').first().click();
      await page.getByRole('link', { name: 'All wallets' }).waitFor();
    },
  },
  { name: 'promotions-player', as: 'player', at: '/promotions', whole: true },
  { name: 'promotions-mine', as: 'player', at: nowhere, whole: true, act: ownPromotions('mine') },
  { name: 'promotions-past', as: 'player', at: nowhere, whole: true, act: ownPromotions('past') },
  { name: 'promotions-cancel', as: 'player', at: nowhere, act: cancelling },
  { name: 'promotions-own', as: 'player', at: nowhere, whole: true, act: ownTerms },
  { name: 'profile', as: 'player', at: '/profile', whole: true },
  { name: 'notifications', as: 'player', at: nowhere, whole: true, act: promotionalNotice },
  {
    name: 'notices',
    as: 'player',
    // Where the list only covers text.
    at: '/en/page/privacy-policy#section-4',
    act: async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await page.getByRole('link', { name: 'See all' }).waitFor();
    },
  },
  { name: 'verification', as: 'player', at: '/profile/verification', whole: true },
  { name: 'history-bets', as: 'player', at: '/history/bets' },
  { name: 'history-bets-coins', as: 'player', at: '/history/bets', act: betInCoins, measures: true },
  { name: 'history-round', as: 'player', at: ({ roundId }) => `/history/bets/${roundId}`, whole: true },
  { name: 'history-payments', as: 'player', at: '/history/payments' },
  { name: 'history-bonuses', as: 'player', at: '/history/bonuses', act: movedMoney },
  { name: 'history-proofs', as: 'player', at: '/history/proofs', whole: true },
  { name: 'activity', as: 'player', at: '/profile/activity', whole: true },
  { name: 'limits', as: 'player', at: '/profile/limits', whole: true },
  { name: 'security', as: 'player', at: '/profile/security', whole: true },
  { name: 'sessions', as: 'player', at: '/profile/sessions' },
  { name: 'history-visitor', as: 'visitor', at: '/history/bets' },

  ...officeTable,
];

/** Once: the page is hydrated, and the dialog hides the button for a second press. */
async function press(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).filter({ visible: true }).first().click();
  await dialogShown(page);
}
