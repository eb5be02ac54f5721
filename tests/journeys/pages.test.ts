import { expect, test } from 'vitest';
import { screens, visit } from './browser.ts';
import type { Screen } from './browser.ts';
import { barriers, screenshot, sidewaysPx, textOverlaps } from './inspect.ts';

const pages = [
  '/',
  '/game/dice',
  '/en/page/terms-and-conditions',
  '/en/page/privacy-policy',
  '/en/page/fairness',
  '/en/page/responsible-gaming',
];
const both = Object.keys(screens) as Screen[];

test.each(pages.flatMap((page) => both.map((screen) => [page, screen] as const)))(
  '%s holds on a %s',
  async (address, screen) => {
    await visit(screen, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(200);
      await page.getByRole('main').waitFor();
      await page.waitForLoadState('networkidle');
      await screenshot(page, `page${address.replaceAll('/', '-')}-${screen}`, true);
      expect(await barriers(page)).toEqual([]);
      expect(await textOverlaps(page)).toEqual([]);
      expect(await sidewaysPx(page)).toBe(0);
    });
  },
);
