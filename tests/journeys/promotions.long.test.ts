/**
 * Promotions as a new player uses them: the welcome offer from the deposit's preview to bonus money that became cash, with the race and
 * the rakeback that the same rounds earn; codes, free spins, cancelling, and the end of a bonus whose time is up.
 */
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { goTo, reload, stay, visit } from './browser.ts';
import { ask, fillIn, signUp } from './known.ts';
import { inDatabase } from './later.ts';
import { confirmationLink, frameOf, look, payByCard, setStake, mainButton } from './person.ts';
import { fixNextRound } from './play-fixtures.ts';
import { offerByCode, smallGift } from './promotion-desk.ts';
import { eachScreen, type Screen } from './screens.ts';
import { ofPlayer, sessionHash } from './session-of.ts';
import { roundAnswered } from './rounds-heard.ts';

const journeyMs = 300_000;

let code = '';
beforeAll(async () => {
  const desk = await stay('desktop');
  code = await offerByCode(desk.page, smallGift);
  await desk.leave();
}, journeyMs);

const spinButton = (page: Page) => mainButton(frameOf(page));

const openSlot = async (page: Page): Promise<void> => {
  await goTo(page, '/game/lantern-harbour');
  await spinButton(page)
    .or(frameOf(page).getByRole('button', { name: 'Free spin', exact: true }))
    .first()
    .waitFor();
};

const openDeposit = async (page: Page) => {
  await goTo(page, '/promotions?modal=deposit');
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('textbox').first().waitFor();
  return dialog;
};

/** From the amount step to the credited deposit. */
const payAmount = async (page: Page, screen: Screen): Promise<void> => {
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('button', { name: /^Play with/ }).click();
  await dialog.getByRole('radio', { name: /^Credit Card/ }).click();
  await dialog.getByRole('button', { name: /^Continue with Ruby/ }).click();
  await payByCard(page, screen);
  await page.getByText('Credited', { exact: true }).first().waitFor();
};

/** The card of one that goes on, once what it waits for has happened. */
const mine = async (page: Page, text: string) => {
  const card = page.locator('.own-card').filter({ hasText: text });
  const isThere = async () => {
    await goTo(page, '/promotions?show=mine');
    return card.count();
  };
  await expect.poll(isThere).toBe(1);
  return card;
};

const past = async (page: Page, text: string): Promise<void> => {
  const isThere = async () => {
    await goTo(page, '/promotions?show=past');
    return page.locator('.past-promotions li').filter({ hasText: text }).count();
  };
  await expect.poll(isThere).toBe(1);
};

/** A play session of the slot, without a frame. */
const playCalls = async (page: Page) => {
  const { url } = await ask<{ url: string }>(page, '/game-service/api/v1/game', {
    body: { launchId: 'lantern-harbour', demo: false },
  });
  const token = new URL(url, 'http://site').hash.replace('#session=', '');
  return (key: string, stake: string) =>
    ask<{ payout: string }>(page, '/play/v1/rounds', {
      body: { stake },
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    });
};

const previewWelcome = async (page: Page, screen: Screen): Promise<void> => {
  const dialog = await openDeposit(page);
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await amount.fill('9.99');
  await dialog.getByText('Minimum deposit amount is ~10€').first().waitFor();
  await amount.fill('10');
  await dialog.getByText('Welcome offer, first deposit').waitFor();
  await dialog.getByText('Bonus, 50%').waitFor();
  await dialog.getByText('With it you start with').waitFor();
  await dialog.getByText('If you do neither, your deposit comes without a promotion.').waitFor();
  await look(page, 'promotion-preview', screen);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await dialog.getByText("I don't want any promotion").waitFor();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await dialog.getByText('You start with', { exact: true }).waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: 'Accept' }).getAttribute('aria-pressed')).toBe('true');
  await look(page, 'promotion-accepted', screen);
};

/** Thirty-five stakes of five euro are the wagering; the first one wins what the others need. */
const wager = async (page: Page, screen: Screen): Promise<void> => {
  await openSlot(page);
  await fixNextRound(page, { game: 'lantern-harbour', is: ({ multiplierE4 }) => multiplierE4 > 400_000n });
  const spin = await playCalls(page);
  for (let round = 1; round <= 33; round += 1) await spin(`wager-${screen}-${round}`, '5.00');
  const card = await mine(page, '€10.00 left');
  await card.getByText('€165.00 of €175.00').waitFor();
  await card.getByText('What counts how much').click();
  await card.getByText(/^100%: /).waitFor();
  await look(page, 'promotion-progress', screen);

  await openSlot(page);
  await setStake(page, '10');
  await spinButton(page).click();
  await frameOf(page)
    .getByText(/€5\.00/)
    .first()
    .waitFor();
  await look(page, 'promotion-highest-stake', screen);
  await frameOf(page).getByRole('button', { name: 'Stake €5.00' }).click();
  const idle = () => expect.poll(() => spinButton(page).getAttribute('data-phase'), { timeout: 120_000 }).toBe('idle');
  for (let round = 1; round <= 2; round += 1) {
    const answered = roundAnswered(page);
    await idle();
    await Promise.all([answered, spinButton(page).click()]);
  }
  await past(page, 'Wagered in full. €5.00 became cash.');
  await look(page, 'promotion-completed', screen);
};

const enterRace = async (page: Page, screen: Screen): Promise<void> => {
  const isThere = async () => {
    await goTo(page, '/');
    return page.locator('.race-strip-own').count();
  };
  await expect.poll(isThere).toBe(1);
  await look(page, 'promotion-race', screen);
  await page.locator('.race-strip a').click();
  await page.getByText('Your place').first().waitFor();
};

const claim = async (page: Page, screen: Screen): Promise<void> => {
  await goTo(page, '/loyalty');
  const button = page.getByRole('button', { name: /^Claim / });
  await button.waitFor();
  await look(page, 'promotion-rakeback', screen);
  await button.click();
  await page.getByText('Claimed so far').waitFor();
};

test.each(eachScreen)(
  'the welcome offer is previewed, accepted, granted, wagered and becomes cash; its rounds enter the race and earn rakeback, on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      await page.goto('/');
      await signUp(page, { email: `welcome-${screen}@example.org`, name: 'Wanda Welcome' });
      await fillIn(page);
      await previewWelcome(page, screen);
      await payAmount(page, screen);
      const card = await mine(page, '€5.00');
      await card.getByText('€0.00 of €175.00').waitFor();
      await card.getByText('100 of 100 free spins left').waitFor();
      await look(page, 'promotion-granted', screen);
      await wager(page, screen);
      await enterRace(page, screen);
      await claim(page, screen);
    });
  },
  journeyMs,
);

const redeem = async (page: Page, screen: Screen): Promise<void> => {
  await goTo(page, '/promotions');
  const field = page.getByLabel('Bonus code');
  await field.fill('NO-SUCH-CODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('This code is not valid. Check it, or continue without one.').waitFor();
  await field.fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => field.inputValue()).toBe('');
  const card = await mine(page, '3 of 3 free spins left');
  await card.getByText('€0.00 of €5.00').waitFor();
  await look(page, 'promotion-code', screen);
  await card.getByRole('link', { name: /^Play free spins/ }).click();
};

const playSpins = async (page: Page, screen: Screen): Promise<void> => {
  const frame = frameOf(page);
  const start = frame.getByRole('button', { name: 'Play free spins' });
  const button = mainButton(frame);
  await start.waitFor();
  // A small win, so that there is something to keep apart.
  await fixNextRound(page, {
    game: 'lantern-harbour',
    is: ({ view, multiplierE4 }) => (view['stops'] as unknown[]).length === 1 && multiplierE4 >= 10_000n,
  });
  await reload(page);
  await start.click();
  await frame.getByText('Free spins: 0 of 3 played').waitFor();
  await look(page, 'promotion-spins', screen);
  await button.click();
  await frame.getByText('Free spins: 1 of 3 played').waitFor();
  await expect.poll(() => button.getAttribute('data-phase')).toBe('idle');
  await reload(page);
  await frame.getByText('2 free spins').waitFor();
  await start.click();
  for (let left = 2; left > 0; left -= 1) {
    const over = frame.getByText('These free spins are over.');
    await expect.poll(() => button.getAttribute('data-phase'), { timeout: 120_000 }).toBe('idle');
    await button.click();
    if (left === 1) await over.waitFor({ timeout: 120_000 });
  }
  await look(page, 'promotion-spins-over', screen);
  await frame.getByRole('button', { name: 'Play with cash' }).click();
  await spinButton(page).waitFor();
};

/** Days have passed: what is active expires in so many hours, and the worker looks now. */
const letPass = async (page: Page, hoursLeft: number, job: string): Promise<void> => {
  const hash = await sessionHash(page);
  await inDatabase(async (client) => {
    await client.query(
      `update player_promotions set started_at = now() - interval '29 days', expires_at = now() + $2 * interval '1 hour'
       where player_id = ${ofPlayer} and state = 'active'`,
      [hash, hoursLeft],
    );
    await client.query('update job_schedules set next_at = now() where kind = $1', [job]);
  });
};

test.each(eachScreen)(
  'a code brings free spins that are played across a reload and kept apart, and a bonus that is warned of and expires, on a %s',
  async (screen) => {
    await visit(screen, async ({ page, complaints }) => {
      const email = `coupon-${screen}@example.org`;
      await page.goto('/');
      await signUp(page, { email, name: 'Cora Coupon' });
      await goTo(page, await confirmationLink(email));
      await redeem(page, screen);
      // The refused code was answered 422, which the console reports.
      complaints.splice(0);
      await playSpins(page, screen);
      await goTo(page, '/promotions');
      await page.getByRole('region', { name: 'Free-spin winnings' }).getByText(/€\d/).first().waitFor();
      await look(page, 'promotion-winnings', screen);

      await letPass(page, 10, 'promotions.warn');
      await goTo(page, '/profile/notifications');
      const notice = page.getByText('Your bonus expires within a day').first();
      const isTold = async () => {
        await reload(page);
        return notice.isVisible();
      };
      await expect.poll(isTold).toBe(true);
      await goTo(page, '/promotions');
      await page.getByText(/^Your bonus of €5\.00 expires/).waitFor();
      await look(page, 'promotion-expires-soon', screen);
      await letPass(page, 0, 'promotions.expire');
      await past(page, 'Its time was up before it was wagered.');
      await look(page, 'promotion-expired', screen);
    });
  },
  journeyMs,
);

test.each(eachScreen)(
  'the deposit’s bonus code grants free spins, and cancelling says before the press what goes and what stays, on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      await page.goto('/');
      await signUp(page, { email: `cancels-${screen}@example.org`, name: 'Carl Cancels' });
      await fillIn(page);
      const dialog = await openDeposit(page);
      await dialog.getByRole('textbox', { name: 'Amount' }).fill('20');
      await dialog.getByRole('button', { name: 'I have a bonus code' }).click();
      await dialog.getByLabel('Bonus code').fill('lantern25');
      await dialog.getByLabel('Bonus code').blur();
      await dialog.getByText('With your bonus code').waitFor();
      await look(page, 'promotion-deposit-code', screen);
      await payAmount(page, screen);
      const card = await mine(page, '25 of 25 free spins left');
      await card.getByRole('button', { name: 'Cancel promotion' }).click();
      const question = page.getByRole('dialog', { name: 'Cancel this promotion?' });
      await question.getByText('25 free spins that you have not played').waitFor();
      await question.getByText('All of your cash').waitFor();
      await question.getByText('The offer counts as used.').waitFor();
      await look(page, 'promotion-cancel', screen);
      await question.getByRole('button', { name: 'Cancel it' }).click();
      await question.waitFor({ state: 'detached' });
      await past(page, 'You cancelled it.');
      await look(page, 'promotion-cancelled', screen);
    });
  },
  journeyMs,
);
