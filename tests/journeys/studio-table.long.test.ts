/** A table whose rounds a studio decides: what it signed is paid and can be checked, and what it cannot play is returned. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { account, journeyMs, lastBet, quick, setTiming } from './at-table.ts';
import { goTo, stay, visit } from './browser.ts';
import { ask } from './known.ts';
import { inviteOperator } from './later.ts';
import { becomeOperator } from './operator.ts';
import { frameOf, look } from './person.ts';
import { theProduct } from './product.ts';

const studio = { id: 'studio-roulette', name: 'Studio Roulette' };
/** What the studio does wrong in the round that it hears of next. */
const goesWrong = async (next: string): Promise<void> => {
  const body = new URLSearchParams({ table: studio.id, next });
  expect((await fetch(`${theProduct().sandbox}/studio/v1/controls`, { method: 'POST', body })).status).toBe(200);
};
const studioIs = async (page: Page, phase: string): Promise<void> => {
  const phaseNow = () => frameOf(page).locator('.live-stage').getAttribute('data-phase');
  await expect.poll(phaseNow, { timeout: 120_000 }).toBe(phase);
};
/** In euros. */
const cashOf = async (page: Page): Promise<number> =>
  Number(
    (await ask<{ balance: string }[]>(page, '/profile-service/api/v1/profile/currency', { method: 'GET' }))[0]?.balance,
  );
const betOnRed = async (page: Page): Promise<void> => {
  await studioIs(page, 'betting');
  await frameOf(page)
    .getByRole('button', { name: /^Red, / })
    .click();
  await frameOf(page).getByText('Your bets, 1 placed').waitFor();
};

/** One operator asks for it, another one agrees. */
const voidHeldRound = async (): Promise<void> => {
  const [maker, checker] = [await stay('desktop'), await stay('desktop')];
  try {
    await becomeOperator(maker.page, { link: await inviteOperator('payments'), name: 'Pia Pays' });
    await becomeOperator(checker.page, { link: await inviteOperator('risk'), name: 'Rik Reads' });
    await maker.page.goto(`${theProduct().backOffice}/studio-rounds`);
    const round = maker.page.locator('section', { hasText: 'The studio could not play it' });
    await round.getByText('Request a void').click();
    await round.getByLabel('Reason (audited)').fill('The ball left the wheel');
    await look(maker.page, 'office-studio-rounds', 'desktop');
    await round.getByRole('button', { name: 'Send request' }).click();
    await round.getByText(/^Sent\. Another operator/).waitFor();
    await checker.page.goto(`${theProduct().backOffice}/approvals`);
    const row = checker.page.getByRole('listitem').filter({ hasText: 'The ball left the wheel' });
    await row.getByLabel('Why you approve (audited)').fill('Seen in the recording');
    await row.getByRole('button', { name: 'Approve' }).click();
    await row.waitFor({ state: 'detached' });
  } finally {
    await maker.leave();
    await checker.leave();
  }
};

test(
  'a studio’s signed result is paid and can be checked; a round it cannot play is returned',
  { timeout: journeyMs },
  async () => {
    await setTiming(quick, studio.id);
    try {
      await visit('phone', async ({ page }) => {
        await account(page, 'studio');
        await goTo(page, `/game/${encodeURIComponent(studio.name)}`);
        await frameOf(page).locator('.video-surface[data-state="there"]').waitFor({ state: 'attached' });
        await studioIs(page, 'settled');
        await betOnRed(page);
        const lines = () => frameOf(page).getByRole('log').innerText();
        await expect.poll(lines, { timeout: 120_000 }).toMatch(/Your result: [+−]?€/);
        await frameOf(page)
          .getByRole('button', { name: /^Studio result/ })
          .click();
        await frameOf(page).getByRole('button', { name: 'Check all signatures' }).click();
        await frameOf(page)
          .getByText(/: the signatures? (is|are) right/)
          .waitFor();
        await look(page, 'studio-results', 'phone');
        const { id } = await lastBet(page);
        await goTo(page, `/history/bets/${id}`);
        await page.getByText('Studio result, as signed').waitFor();
        await look(page, 'studio-round', 'phone');
        await goTo(page, `/game/${encodeURIComponent(studio.name)}`);
        // Its round after this one.
        await studioIs(page, 'betting');
        await goesWrong('failed');
        await studioIs(page, 'settled');
        await betOnRed(page);
        const held = frameOf(page).getByText('The studio is checking this round. Your bets are safe.');
        await held.filter({ visible: true }).first().waitFor({ timeout: 120_000 });
        await look(page, 'studio-held', 'phone');
        const before = await cashOf(page);
        await voidHeldRound();
        await expect.poll(lines, { timeout: 120_000 }).toContain('Round void. All stakes are returned.');
        await expect.poll(() => cashOf(page)).toBe(before + 1);
      });
    } finally {
      await setTiming(null, studio.id);
    }
  },
);
