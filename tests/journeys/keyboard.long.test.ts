/** The main job without a mouse: every step is reached with Tab and done with the keys that its control is known for. */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { goTo, visit } from './browser.ts';
import { balance, frameOf, password } from './person.ts';
import { theProduct } from './product.ts';

const journeyMs = 300_000;
/** As many as a lobby has: behind a dialog the way back may begin at its end. */
const mostTabs = 300;
const mostArrows = 12;

/** Presses Tab until the control has the focus; a control that cannot be reached is unusable by keyboard. */
const reach = async (page: Page, control: Locator, back = false): Promise<void> => {
  await control.first().waitFor();
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await control.first().evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`No Tab leads to ${String(control)}`);
};

/** The focus that was reached can be seen: an outline or a ring. */
const isFocusVisible = (control: Locator): Promise<boolean> =>
  control.first().evaluate((element) => {
    const marks = (one: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow.includes('0px 0px 0px 4px');
    };
    return marks(element) || (element.parentElement !== null && marks(element.parentElement));
  });

const press = async (page: Page, control: Locator, key = 'Enter'): Promise<void> => {
  await reach(page, control);
  // A ring grows into its place.
  await expect.poll(() => isFocusVisible(control), { message: String(control) }).toBe(true);
  await page.keyboard.press(key);
};

const type = async (page: Page, control: Locator, text: string): Promise<void> => {
  await reach(page, control);
  await page.keyboard.type(text);
};

test(
  'register, deposit, play and open the cash-out with the keyboard alone',
  async () => {
    await visit('desktop', async ({ page }) => {
      const dialog = page.getByRole('dialog');
      await goTo(page, '/');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await page.keyboard.press('Tab');
      await expect.poll(() => skip.evaluate((element) => element === document.activeElement)).toBe(true);

      await press(page, page.getByRole('button', { name: 'Register', exact: true }));
      await type(page, dialog.getByLabel('Full name'), 'Kay Board');
      await type(page, dialog.getByLabel('Email', { exact: true }), 'kay.board@example.org');
      await type(page, dialog.getByLabel('Password', { exact: true }), password);
      await reach(page, dialog.getByRole('checkbox', { name: /legal age/ }));
      await page.keyboard.press('Space');
      await press(page, dialog.getByRole('button', { name: 'Create account' }));
      await dialog.waitFor({ state: 'detached' });

      await press(page, page.getByRole('region', { name: 'Your wallet' }).getByRole('button', { name: /^Deposit/ }));
      await reach(page, dialog.getByRole('textbox'));
      await page.keyboard.press('Control+A');
      await page.keyboard.type('50');
      await press(page, dialog.getByRole('button', { name: /^Play with/ }));
      await press(page, dialog.getByRole('radio', { name: /^Credit Card/ }));
      await press(page, dialog.getByRole('button', { name: /^Continue with Ruby/ }));
      await type(page, dialog.getByLabel('Day', { exact: true }), '17');
      await type(page, dialog.getByLabel('Month', { exact: true }), '5');
      await type(page, dialog.getByLabel('Year', { exact: true }), '1990');
      await type(page, dialog.getByRole('combobox', { name: 'Country' }), 'malt');
      await dialog.getByRole('option', { name: 'Malta' }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await type(page, dialog.getByLabel('Address', { exact: true }), '12 Tower Road');
      await type(page, dialog.getByLabel('Postcode'), 'SLM 1600');
      await type(page, dialog.getByLabel('City'), 'Sliema');
      await type(page, dialog.getByLabel('Phone number'), '99123418');
      await press(page, dialog.getByRole('button', { name: /^Save/ }));
      await page.waitForURL((url) => url.href.startsWith(theProduct().sandbox));
      await reach(page, page.getByRole('button', { name: /^Pay/ }));
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/wallet\/deposit\?deposit=dep_/);
      await expect.poll(() => balance(page)).toContain('50.00');

      await page.keyboard.press('/');
      await dialog.waitFor();
      await page.keyboard.type('dice');
      await dialog
        .getByRole('option', { name: /Dice/ })
        .or(dialog.getByText('Dice', { exact: true }))
        .first()
        .waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/game\/dice/i);
      const roll = frameOf(page).getByRole('button', { name: 'Roll', exact: true });
      await roll.waitFor();
      await reach(page, roll);
      await page.keyboard.press('Enter');
      await expect.poll(() => balance(page)).not.toContain('50.00');

      // Crypto can be withdrawn: adds a wallet, chosen among the radio buttons with the arrow keys.
      await goTo(page, '/?modal=currency');
      await reach(page, dialog.getByRole('radio').first());
      const coins = dialog.getByRole('radio', { name: /ETH/ });
      for (let steps = 0; steps < mostArrows && !(await coins.isChecked()); steps += 1)
        await page.keyboard.press('ArrowDown');
      await expect.poll(() => coins.isChecked()).toBe(true);
      await press(page, dialog.getByRole('button', { name: /^Add/ }));
      await dialog.waitFor({ state: 'detached' });

      await reach(page, page.getByRole('button', { name: /^Account of/ }), true);
      await page.keyboard.press('Enter');
      await press(page, page.getByRole('button', { name: 'Withdraw', exact: true }));
      await dialog.getByRole('heading').first().waitFor();
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    });
  },
  journeyMs,
);
