/** Analytics events are sent only after consent, and never after a refusal. */
import { expect, test } from 'vitest';
import { goTo, visit } from './browser.ts';
import { look } from './person.ts';

test('on a phone the question leaves the key of the first screen whole', async () => {
  await visit('phone', async ({ page }) => {
    await page.context().clearCookies();
    await goTo(page, '/');
    const question = page.getByRole('region', { name: 'Privacy choices' });
    await question.waitFor();
    const { top } = await question.evaluate((bar) => bar.getBoundingClientRect().toJSON() as DOMRect);
    // The games' own keys lie higher or lower with the winners above them, and the page scrolls.
    const play = await page.getByRole('main').getByRole('button', { name: 'Register' }).first().boundingBox();
    expect((play?.y ?? 740) + (play?.height ?? 0)).toBeLessThanOrEqual(top);
  });
});

test('nothing is counted before a yes; then pages and finished searches of more than five signs are', async () => {
  await visit(
    'desktop',
    async ({ page }) => {
      await page.context().clearCookies();
      await page.clock.install();
      const events: { name: string; properties: Record<string, unknown> }[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/analytics/v1/events')) events.push(JSON.parse(request.postData() ?? '{}'));
      });
      const search = async (term: string) => {
        await page.keyboard.press('/');
        await page.getByRole('searchbox').fill(term);
        await page.getByRole('dialog').locator('.result').first().waitFor();
        // Longer than a term has to rest before it counts as finished.
        await page.clock.runFor(1_000);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      };
      await goTo(page, '/');
      const question = page.getByRole('region', { name: 'Privacy choices' });
      await question.waitFor();
      await look(page, 'consent', 'desktop');
      // At the end of the page it covers nothing.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const gap = () =>
        page.evaluate(() => {
          scrollTo(0, document.body.scrollHeight);
          const box = (what: string) => document.querySelector(what)?.getBoundingClientRect();
          return (box('.consent')?.top ?? 0) - (box('.footer')?.bottom ?? 0);
        });
      // The page scrolls to whole pixels only.
      await expect.poll(gap).toBeGreaterThan(-1);
      await search('lantern');
      expect(events).toEqual([]);
      await question.getByRole('button', { name: 'Allow' }).click();
      await question.waitFor({ state: 'detached' });
      await expect.poll(() => events).toEqual([{ name: 'page_view', properties: { path: '/' } }]);
      await search('black');
      expect(events).toHaveLength(1);
      await search('blackj');
      await expect.poll(() => events[1]).toEqual({ name: 'search', properties: { term: 'blackj' } });
      await page.getByRole('button', { name: 'Privacy choices' }).click();
      await question.getByRole('button', { name: 'Decline' }).click();
      await goTo(page, '/?category=all');
      expect(events).toHaveLength(2);
    },
    { alone: true },
  );
});
