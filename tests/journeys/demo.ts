/** A game as a visitor tries it, and what was seen of it. */
import type { Page } from 'playwright';
import { goTo } from './browser.ts';
import type { Screen } from './screens.ts';
import { screenshot } from './inspect.ts';
import { frameOf } from './person.ts';

export const openDemo = async (page: Page, game: string, action: string): Promise<void> => {
  await goTo(page, `/game/${game}`);
  await page.getByRole('button', { name: 'Play demo' }).click();
  await frameOf(page).getByRole('button', { name: action, exact: true }).waitFor();
};

/** Remembers screenshots, so that each is taken once. */
export const keep = (page: Page, game: string, screen: Screen) => {
  const seen = new Set<string>();
  return {
    seen,
    once: async (sight: string): Promise<void> => {
      if (seen.has(sight)) return;
      seen.add(sight);
      await screenshot(page, `${game}-${sight}-${screen}`);
    },
  };
};
