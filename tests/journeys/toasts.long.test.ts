/** Section 9's toast, as a person sees it. */
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { openDialog, visit } from './browser.ts';

const closesAfterMs = 5000;

const fail = (page: Page, path: string): Promise<unknown> =>
  page.route(`**${path}`, (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', body: JSON.stringify({ message: 'No' }) }),
  );

const playState = (page: Page): Promise<string> =>
  page
    .locator('.Toastify__progress-bar')
    .first()
    .evaluate((bar) => getComputedStyle(bar).animationPlayState);

test('a toast stands at the top right in 14 px, pauses under the pointer and away from the window, and goes after 5 s', async () => {
  await visit(
    'desktop',
    async ({ page, complaints }) => {
      await fail(page, '/ip-service/api/v1/user/currentIp');
      await page.goto('/');
      const toast = page.getByText('Client Ip went wrong');
      await toast.waitFor();
      const shown = Date.now();
      const box = await page.locator('.Toastify__toast').first().boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 - 40);
      expect(box?.y ?? 999).toBeLessThan(100);
      expect(await toast.evaluate((element) => getComputedStyle(element).fontSize)).toBe('14px');

      await toast.hover();
      expect(await playState(page)).toBe('paused');
      await toast.click();
      await page.mouse.move(300, 600);
      await expect.poll(() => playState(page)).toBe('running');
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      await expect.poll(() => playState(page)).toBe('paused');
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect.poll(() => playState(page)).toBe('running');
      expect(await toast.isVisible()).toBe(true);

      await toast.waitFor({ state: 'detached', timeout: closesAfterMs + 4000 });
      expect(Date.now() - shown).toBeGreaterThan(closesAfterMs - 500);
      complaints.splice(0);
    },
    { moves: true },
  );
});

test('the newest toast is on top', async () => {
  await visit(
    'desktop',
    async ({ page, complaints }) => {
      await fail(page, '/ip-service/api/v1/user/currentIp');
      await fail(page, '/user-service/api/v1/signin');
      await page.goto('/');
      await page.getByText('Client Ip went wrong').waitFor();
      // Away from the window no toast goes.
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      await openDialog(page, 'Sign in');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Email').fill('nobody@example.org');
      await dialog.getByLabel('Password', { exact: true }).fill('wrong but long');
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByText('Signin did not work!').waitFor();
      const texts = await page.locator('.Toastify__toast').allInnerTexts();
      expect(texts.map((text) => text.trim())).toEqual(['Signin did not work!', 'Client Ip went wrong']);
      complaints.splice(0);
    },
    { moves: true },
  );
});

/** Whether a toast covers elements that must stay reachable. */
const isHeadCovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const toast = box('.Toastify__toast');
    return ['.dialog-head', '.dialog-close'].some((selector) => {
      const part = box(selector);
      if (!part || !toast) throw new Error(`No ${selector} beside a toast`);
      return part.left < toast.right && toast.left < part.right && part.top < toast.bottom && toast.top < part.bottom;
    });
  });

test.each([
  [360, 740],
  [768, 700],
])('a toast never lies over the head of a dialog, on a screen of %i × %i', async (width, height) => {
  await visit(
    'phone',
    async ({ page, complaints }) => {
      await page.setViewportSize({ width, height });
      await fail(page, '/ip-service/api/v1/user/currentIp');
      await page.goto('/?modal=register');
      await page.getByText('Client Ip went wrong').waitFor();
      // Away from the window no toast goes.
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      const dialog = page.getByRole('dialog');
      await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
      await expect.poll(() => isHeadCovered(page)).toBe(false);
      await dialog.getByRole('button', { name: 'Close' }).first().click();
      await dialog.waitFor({ state: 'detached' });
      complaints.splice(0);
    },
    { moves: true },
  );
});

/** A finger from its left to the right edge. */
const swipe = async (page: Page, toast: Locator): Promise<void> => {
  const box = await toast.boundingBox();
  if (!box) throw new Error('No toast');
  const touch = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const at = (x: number) => ({ touchPoints: [{ x, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(box.x + 60) });
  for (const x of [120, 200, 280, 350]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** Which of these a toast covers. */
const covered = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const toast = document.querySelector('.Toastify__toast')?.getBoundingClientRect();
    if (!toast) throw new Error('No toast');
    return all.flatMap((selector) =>
      [...document.querySelectorAll(selector)]
        .map((element) => element.getBoundingClientRect())
        .filter((box) => box.width > 0 && box.top < toast.bottom && toast.top < box.bottom)
        .map(() => selector),
    );
  }, selectors);

test('on a phone a toast covers neither header, heading nor the keys at the foot, stays under a press, and a swipe sends it away', async () => {
  await visit(
    'phone',
    async ({ page, complaints }) => {
      await fail(page, '/ip-service/api/v1/user/currentIp');
      await page.goto('/en/help');
      const toast = page.getByText('Client Ip went wrong');
      await toast.waitFor();
      // Toasts do not time out while the window has no focus.
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      await expect.poll(() => covered(page, ['.header', 'h1', '.tabs', '.consent', '.chat-launcher'])).toEqual([]);
      expect((await toast.boundingBox())?.y ?? 0).toBeLessThan(740);
      await toast.tap();
      // A leaving toast has a class for it at once.
      expect(await page.locator('.Toastify__toast').first().getAttribute('class')).not.toMatch(/exit|slide-out/);
      await swipe(page, toast);
      await toast.waitFor({ state: 'detached' });
      complaints.splice(0);
    },
    { moves: true },
  );
});

test('in a phone’s game a toast lies between the bar above and what is pressed to play', async () => {
  await visit(
    'phone',
    async ({ page, complaints }) => {
      await fail(page, '/ip-service/api/v1/user/currentIp');
      await page.goto('/game/dice?mode=demo');
      const frame = page.frameLocator('iframe[src*="/play/"]');
      await page.getByText('Client Ip went wrong').waitFor();
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      await frame.getByRole('button', { name: 'Roll', exact: true }).waitFor();
      const box = async () => (await page.locator('.Toastify__toast').first().boundingBox()) ?? { y: 0, height: 0 };
      const bottomOf = async (selector: string) => {
        const found = await frame.locator(selector).boundingBox();
        return (found?.y ?? 0) + (found?.height ?? 0);
      };
      const { y, height } = await box();
      expect(y).toBeGreaterThanOrEqual(await bottomOf('.hud-top'));
      expect(y + height).toBeLessThan((await frame.locator('.hud-bar').boundingBox())?.y ?? 0);
      complaints.splice(0);
    },
    { moves: true },
  );
});
