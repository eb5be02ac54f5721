import { expect, test } from 'vitest';
import { screens, visit } from './browser.ts';
import type { Screen } from './browser.ts';
import { barriers, screenshot, sidewaysPx, textOverlaps } from './inspect.ts';

test.each(Object.keys(screens) as Screen[])(
  'the lobby opens on a %s without an error, a barrier or an overlap',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      const answer = await page.goto('/', { waitUntil: 'networkidle' });
      expect(answer?.status()).toBe(200);
      await page.getByRole('main').waitFor();
      await screenshot(page, `lobby-${screen}`);
      expect(await barriers(page)).toEqual([]);
      expect(await textOverlaps(page)).toEqual([]);
      expect(await sidewaysPx(page)).toBe(0);
    });
  },
);
