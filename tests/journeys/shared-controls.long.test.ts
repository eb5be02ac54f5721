/** Section 2.10: the controls that every form is made of, as a person meets them. */
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { goTo, visit } from './browser.ts';
import { eachScreen } from './screens.ts';

const style = (one: Locator, name: string): Promise<string> =>
  one.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

test.each(eachScreen)('every control has its states on a %s', async (screen) => {
  await visit(screen, async ({ page }) => {
    await goTo(page, '/dev/ui');
    const part = (name: string) => page.getByRole('region', { name, exact: true });

    const primary = part('Primary button').getByRole('button');
    expect(await primary.nth(0).innerText()).toBe('Text');
    expect(await primary.nth(1).locator('svg').count()).toBe(1);
    expect(await primary.nth(2).getAttribute('aria-busy')).toBe('true');
    expect(await primary.nth(2).locator('.dots i').count()).toBe(3);
    expect(await primary.nth(3).isDisabled()).toBe(true);
    expect(await style(primary.nth(3), 'background-image')).not.toBe(await style(primary.nth(0), 'background-image'));

    const secondary = part('Secondary button').getByRole('button');
    expect(await style(secondary.nth(0), 'background-image')).toBe('none');
    expect(await secondary.nth(1).locator('svg').count()).toBe(1);
    expect(await secondary.nth(2).locator('svg').count()).toBe(1);
    expect(await secondary.nth(3).getAttribute('aria-busy')).toBe('true');

    const fields = part('Text input');
    const borders = await Promise.all(
      ['Plain', 'Valid', 'Invalid'].map((name) =>
        style(fields.getByLabel(name, { exact: true }).locator('..'), 'box-shadow'),
      ),
    );
    expect(new Set(borders).size).toBe(3);
    const invalid = fields.getByLabel('Invalid', { exact: true });
    expect(await invalid.getAttribute('aria-invalid')).toBe('true');
    const description = await invalid.getAttribute('aria-describedby');
    await expect.poll(() => page.locator(`[id="${description}"]`).innerText()).toBe('This is not right yet');
    const secret = fields.getByLabel('Secret', { exact: true });
    expect(await secret.getAttribute('type')).toBe('password');
    await fields.getByRole('button', { name: 'Show password' }).click();
    await expect.poll(() => secret.getAttribute('type')).toBe('text');
    await fields.getByRole('button', { name: 'Hide password' }).click();
    await expect.poll(() => secret.getAttribute('type')).toBe('password');

    const choosers = part('Choosers');
    const list = page.getByRole('listbox');
    const dropdown = choosers.getByRole('button', { name: /^Dropdown/ }).first();
    await dropdown.click();
    await list.waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await expect.poll(() => dropdown.evaluate((element) => element === document.activeElement)).toBe(true);
    await dropdown.click();
    await list.waitFor();
    // It listens for presses outside one frame after it is mounted.
    await expect
      .poll(async () => {
        await page.getByRole('heading', { level: 1 }).click();
        return list.count();
      })
      .toBe(0);

    const country = choosers.getByRole('combobox', { name: 'Country' });
    expect(await country.getAttribute('placeholder')).toBe('Country...');
    await country.fill('FINL');
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Finland']);
    await country.fill('aL');
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Malta', 'New Zealand']);
    await page.getByRole('option', { name: 'New Zealand' }).click();
    await expect.poll(() => country.inputValue()).toBe('New Zealand');

    const amount = choosers.getByRole('textbox', { name: 'Amount' });
    await amount.fill('');
    await amount.pressSequentially('1234567890123');
    await expect.poll(() => amount.inputValue()).toBe('123456789012');

    // A smaller font makes a phone zoom in on the field.
    const inputs = page.locator('input:not([type="checkbox"]), select, textarea');
    const sizes = await inputs.evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    if (screen === 'phone') expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);

    await page.getByRole('button', { name: 'Dialog, single' }).click();
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => style(page.locator('.scrim'), 'backdrop-filter')).toBe('blur(12px)');
  });
});
