/** A dialog must not restyle the page behind it, which would block a phone. */
import { expect, test } from 'vitest';
import { openDialog, visit } from './browser.ts';

test('what a dialog marks at the body does not reach the page behind it, which still takes no press', async () => {
  await visit('desktop', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('navigation').getByRole('link', { name: 'All games' }).first();
    const box = await link.boundingBox();
    await openDialog(page, 'Sign in');
    const dialog = page.getByRole('dialog');
    const inherited = await page.evaluate(() => {
      const of = (element: Element | null) => element && getComputedStyle(element);
      const width = '--removed-body-scroll-bar-size';
      const [body, shell] = [of(document.body), of(document.querySelector('.shell'))];
      return {
        body: [body?.getPropertyValue(width) === '', body?.pointerEvents],
        shell: [shell?.getPropertyValue(width) === '', shell?.pointerEvents],
      };
    });
    expect(inherited).toEqual({ body: [false, 'none'], shell: [true, 'auto'] });
    if (box === null) throw new Error('The link is not drawn');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
});
