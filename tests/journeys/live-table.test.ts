/** Several browsers at one live table: the same round, the same result at the same time, and each its own money. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { journeyMs, quick, setTiming } from './at-table.ts';
import { goTo, visit } from './browser.ts';
import { payIn, signUp } from './known.ts';
import { inDatabase } from './later.ts';
import { frameOf, look } from './person.ts';
import { ofPlayer, sessionHash } from './session-of.ts';

const [game, table] = ['Fortune Wheel 50', 'fortune-wheel-50'];
const sit = async (page: Page): Promise<void> => {
  await goTo(page, `/game/${encodeURIComponent(game)}`);
};
const step = (page: Page, name: string) => frameOf(page).locator('.live-steps [aria-current]', { hasText: name });
const spot = (page: Page, name: string) => frameOf(page).getByRole('button', { name: new RegExp(`^${name}, pays`) });
/** A round that has just begun. */
const fresh = async (page: Page): Promise<void> => {
  await step(page, 'Result').waitFor();
  await step(page, 'Bets').waitFor();
};

const confirm = (page: Page): Promise<void> =>
  inDatabase(async (client) =>
    client.query(`update players set confirmed_at = now() where id = ${ofPlayer}`, [await sessionHash(page)]),
  );

/** What the first writes beside the table, the second reads on a phone and reports. */
const talk = async (first: Page, second: Page, complaints: string[]): Promise<void> => {
  // Nobody else has it, nor had it in an earlier attempt.
  const nickname = `wanda_${Date.now() % 1_000_000}`;
  await confirm(first);
  await sit(first);
  const side = frameOf(first).getByRole('region', { name: 'Chat', exact: true });
  const write = async (label: string, text: string) => {
    await side.getByRole('textbox', { name: label }).fill(text);
    await side.getByRole('textbox', { name: label }).press('Enter');
  };
  await write('Nickname', nickname);
  await write('Message', 'come to lucky.bet');
  await side.getByText(/^Links, email addresses/).waitFor();
  complaints.splice(0);
  await write('Message', 'neighbours of 7 this time');
  await side.getByRole('log').getByText('neighbours of 7 this time').last().waitFor();
  await look(first, 'live-table-chat', 'desktop');
  const sheet = frameOf(second).getByRole('dialog', { name: 'Chat' });
  const openSheet = async () => {
    await frameOf(second)
      .getByRole('button', { name: /^Open the chat/ })
      .click();
    // The last one: an earlier attempt may have written it too.
    await sheet.getByText('neighbours of 7 this time').last().waitFor();
  };
  // Whoever has no account reads.
  await openSheet();
  await write('Message', 'gl all');
  // One message every three seconds: whoever was faster is told so, and sends it again.
  const sendAgain = async () => {
    const isSaid = await side.getByRole('log').getByText('gl all').last().isVisible();
    if (!isSaid) await side.getByRole('textbox', { name: 'Message' }).press('Enter');
    return isSaid;
  };
  await expect.poll(sendAgain, { interval: 1_000 }).toBe(true);
  complaints.splice(0);
  await sheet.getByText('gl all').last().waitFor();
  await look(second, 'live-table-chat', 'phone');
  await signUp(second, { email: 'reader@player.example', name: 'Rita Reader' });
  await payIn(second);
  await confirm(second);
  await sit(second);
  await look(second, 'live-table', 'phone');
  await openSheet();
  await sheet.getByRole('button', { name: nickname }).first().click();
  await sheet.getByRole('button', { name: 'Something else' }).click();
  await sheet.getByText('Thank you. Our team will look at it.').waitFor();
};

test('a player and a visitor see one round; only the player’s money is in it', { timeout: journeyMs }, async () => {
  await setTiming(quick, table);
  try {
    await visit('desktop', async ({ page: player, complaints }) => {
      await signUp(player, { email: 'wheel@player.example', name: 'Wanda Wheel' });
      await payIn(player);
      await sit(player);
      await visit('phone', async ({ page: visitor }) => {
        await sit(visitor);
        await visitor.getByRole('button', { name: 'Play demo' }).click();
        await fresh(player);
        // A visitor's chip is play money: nobody sees it.
        await spot(visitor, '3').click();
        await spot(player, '1').click();
        await expect.poll(() => spot(visitor, '1').getAttribute('aria-label')).toContain('on the table: €1.00');
        await expect.poll(() => spot(player, '3').getAttribute('aria-label')).toContain('on the table: €0.00');
        await frameOf(player).getByRole('button', { name: 'Undo' }).click();
        await expect.poll(() => spot(visitor, '1').getAttribute('aria-label')).toContain('on the table: €0.00');
        await fresh(player);
        await spot(player, '1').click();
        await spot(player, '7').click();
        // Presses that are far apart on a busy machine are two bets.
        await frameOf(player)
          .getByText(/^Your bets, [12] placed$/)
          .waitFor();
        const lines = (page: Page) => frameOf(page).getByRole('log', { name: 'Rounds' }).textContent();
        await expect.poll(() => lines(player), { timeout: 60_000 }).toMatch(/Your result: [+−]?€/);
        // One result for both, and it is proven in the page.
        const results = (page: Page) =>
          frameOf(page)
            .getByRole('list', { name: /^Last results/ })
            .getByRole('button')
            .first()
            .getAttribute('aria-label');
        expect(await results(visitor)).toBe(await results(player));
        await frameOf(player)
          .getByRole('button', { name: /^Provably fair/ })
          .click();
        await frameOf(player).getByRole('button', { name: 'Verify all' }).click();
        await expect
          .poll(() =>
            frameOf(player)
              .getByText(/^All \d+ rounds verified\.$/)
              .isVisible(),
          )
          .toBe(true);
        await talk(player, visitor, complaints);
      });
      await goTo(player, '/history/bets');
      await expect.poll(() => player.getByText(game).first().isVisible()).toBe(true);
    });
  } finally {
    await setTiming(null, table);
  }
});
