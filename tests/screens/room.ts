/** Layout checks of a screen: nothing is cut off or overflows its card, which accessibility checks do not detect. */
import { livePath } from '@carmine/contract/live';
import { getLimits, type Limits } from '@carmine/contract/account/protection';
import { getWallets, type Wallet } from '@carmine/contract/payments/wallet';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

const bets = '/profile-service/api/v1/history/bet';

/** All of what was typed into the amount is in view. */
const amountIsWhole = async (page: Page): Promise<void> => {
  const cut = await page
    .locator('.amount input')
    .first()
    .evaluate((field) => field.scrollWidth - field.clientWidth);
  if (cut > 0) throw new Error(`${cut} px of the amount are out of view`);
};

/** Each of the lobby's slides, a game's too, is as high as the first, so that nothing below moves. */
export const highlightsAreAsHigh = async (page: Page): Promise<void> => {
  const height = () => page.locator('.hero').evaluate((hero) => hero.getBoundingClientRect().height);
  const first = await height();
  for (const dot of (await page.locator('.hero-dot').all()).slice(1)) {
    await dot.click();
    await expect.poll(() => dot.getAttribute('aria-current')).toBe('true');
    expect(await height()).toBe(first);
  }
  // Games are the last.
  await page.locator('.hero-of-game').waitFor();
};

/** Nothing within the box ends beyond its right edge. */
const keepsWithin = async (box: Locator): Promise<void> => {
  const beyond = await box.first().evaluate((element) => {
    const { right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > right + 0.5)
      .map((one) => `${one.tagName} ${one.textContent.slice(0, 60)}`);
  });
  if (beyond.length > 0) throw new Error(`Beyond the edge: ${beyond.join('; ')}`);
};

/** Mocks a list of bets in crypto. */
export const betInCoins = async (page: Page): Promise<void> => {
  const bet = {
    ...{ id: 'bet_1', roundId: 'rnd_1', game: 'lantern-harbour', provider: 'carmine-originals', currency: 'ETH' },
    ...{ stake: '0.000500000', payout: '0.123456789', multiplier: 0, status: 'settled', funding: 'cash' },
    placedAt: '2026-11-23T08:48:00.000Z',
  };
  const lost = { ...bet, id: 'bet_2', payout: '0.000000000', funding: 'free_spin' };
  const answer = { items: [bet, lost], page: 0, size: 20, total: 2 };
  await page.route(`**${bets}?*`, (route) => route.fulfill({ json: answer }));
  await page.reload();
  await page
    .getByText(/0.122956789/)
    .first()
    .waitFor();
  await keepsWithin(page.locator('.history-card'));
};

/** As many signs as an amount can have. */
export const typeLongWithdrawal = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByLabel('Amount').fill('0.0123456789');
  await amountIsWhole(page);
};

/** Converts twenty euros to a coin. */
export const convertDeposit = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('20');
  await dialog.getByRole('button', { name: /^Currency/ }).click();
  await dialog.getByRole('option', { name: /^ETH/ }).click();
  await dialog.getByText(/at today’s rate/).waitFor();
  await amountIsWhole(page);
  await keepsWithin(dialog);
};

/** A deposit by a player whose limit leaves less than two of the suggested amounts. */
export const depositWithinLimit = async (page: Page): Promise<void> => {
  await page.route(`**${getLimits.path}`, async (route) => {
    const limits = (await (await route.fetch()).json()) as Limits;
    const { used } = limits.deposit.day;
    limits.deposit.day = { ...limits.deposit.day, limit: (Number(used) + 40).toFixed(2) };
    await route.fulfill({ json: limits });
  });
  await page
    .getByRole('button', { name: /^Deposit/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(/^Your deposit limit has/)
    .filter({ hasText: /40.00/ })
    .waitFor();
  await keepsWithin(dialog);
};

/** The header of a player with a large, partly locked balance; also on the narrowest phone. */
export const lockMoney = async (page: Page): Promise<void> => {
  await page.route(`**${getWallets.path}`, async (route) => {
    const wallets = (await (await route.fetch()).json()) as Wallet[];
    const much = { balance: '12345.67', bonusBalance: '250.00', lockedBalance: '1234.56' };
    await route.fulfill({ json: wallets.map((wallet) => ({ ...wallet, ...much })) });
  });
  await page.routeWebSocket(`**${livePath}`, (socket) =>
    socket.send(JSON.stringify({ topic: 'balance', version: 1, data: null })),
  );
  await page.reload();
  // The amount is written as the language writes it.
  await page.getByRole('button', { name: /1.234.56/ }).waitFor();
  const size = page.viewportSize();
  if (size === null || size.width > 360) return;
  try {
    for (const width of [320, size.width]) {
      await page.setViewportSize({ ...size, width });
      await keepsWithin(page.locator('.wallet-open'));
      await keepsWithin(page.locator('.header'));
    }
  } finally {
    // The window is that of the lines to come.
    await page.setViewportSize(size);
  }
};
