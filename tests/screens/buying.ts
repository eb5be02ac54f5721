/** The choice of an on-ramp, and the widget of one. */
import type { Page } from 'playwright';

export const openBuy = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('textbox').first().fill('0.05');
  await page.getByRole('button', { name: /^Play with/ }).click();
  await page.getByRole('button', { name: 'Buy crypto with a card' }).click();
  await page.getByRole('radiogroup', { name: 'Choose a partner' }).waitFor();
};

export const openWidget = async (page: Page): Promise<void> => {
  await openBuy(page);
  await page.getByRole('button', { name: /^Continue with/ }).click();
  const widget = page.getByRole('dialog').last().frameLocator('iframe').frameLocator('iframe');
  await widget.getByRole('button', { name: /^Buy for/ }).waitFor();
};
