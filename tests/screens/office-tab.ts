/** One tab of a player's page in the back office. */
import type { Page } from 'playwright';

export const tab =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('tabpanel', { name: new RegExp(`^${name}`) }).waitFor();
  };
