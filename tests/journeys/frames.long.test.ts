/** Sections 2.3 and 4: content, size and every way of closing an embedded frame. */
import type { Frame, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { goTo, openDialog, visit } from './browser.ts';
import { eachScreen, screens } from './screens.ts';
import { payIn, signUp } from './known.ts';
import { theProduct } from './product.ts';

const innerFrame = async (dialog: Locator): Promise<Frame> => {
  const element = await dialog.locator('iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('No frame');
  return frame;
};

/** Among the controls every kind of frame can be opened. */
const openFrame = async (page: Page, kind: 'Outside' | 'Payment' | 'On-ramp'): Promise<Locator> => {
  await goTo(page, '/dev/ui');
  await openDialog(page, `${kind} frame`);
  const dialog = page.getByRole('dialog', { name: `${kind} frame` });
  const frame = await innerFrame(dialog);
  await frame.waitForURL('**/en/page/fairness', { waitUntil: 'load' });
  return dialog;
};

/** Simulates a provider at the end of a payment: another page in the same frame. */
const goOnInFrame = async (dialog: Locator, path: string): Promise<void> => {
  await (await innerFrame(dialog)).evaluate((to) => location.assign(to), path);
};

const isFunds = (url: string): boolean => new URL(url).pathname.endsWith('/profile/currency');

test.each(eachScreen)(
  'a frame is 900 px high however small the screen, in a dialog that scrolls to its end, on a %s',
  async (screen) => {
    await visit(screen, async ({ page }) => {
      const dialog = await openFrame(page, 'Outside');
      const frame = dialog.locator('iframe');
      expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
      expect(await frame.evaluate((element) => element.clientHeight)).toBe(900);
      await dialog.getByText(/^Provided by /).scrollIntoViewIfNeeded();
      // The dialog may still be on its way in.
      const end = async () => {
        const box = await dialog.getByText(/^Provided by /).boundingBox();
        return (box?.y ?? 9999) + (box?.height ?? 0);
      };
      await expect.poll(end).toBeLessThanOrEqual(screens[screen].viewport.height);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'detached' });
    });
  },
);

test('the product lets the frame of a game run our own scripts, frame a studio alone, and stand in our pages alone', async () => {
  for (const path of ['/play/', '/play/replay']) {
    const answer = await fetch(theProduct().site + path);
    const policy = (answer.headers.get('content-security-policy') ?? '').split('; ');
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(policy).toEqual(
      expect.arrayContaining([
        ...[
          "default-src 'self'",
          `frame-src 'self' ${theProduct().sandbox}`,
          "frame-ancestors 'self'",
          "form-action 'self'",
        ],
        ...["object-src 'none'", "base-uri 'none'"],
      ]),
    );
    expect(policy.find((one) => one.startsWith('script-src'))).toMatch(/^script-src 'self' 'nonce-[\w+/=]+'$/);
  }
});

test('a payment’s frame closes when the money is in the default wallet', async () => {
  await visit('phone', async ({ page }) => {
    await page.goto('/');
    await signUp(page, { email: 'frame-pays@example.org', name: 'Fay Frame' });
    const dialog = await openFrame(page, 'Payment');
    await payIn(page, '25.00');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('region', { name: 'Your wallet' }).innerText()).toContain('25.00');
  });
});

test('an on-ramp’s frame stays when money comes from elsewhere, and ends with the page that follows its own', async () => {
  await visit('desktop', async ({ page }) => {
    await page.goto('/');
    await signUp(page, { email: 'frame-stays@example.org', name: 'Sue Stays' });
    const dialog = await openFrame(page, 'On-ramp');
    await payIn(page, '25.00');
    await expect.poll(() => page.getByText('€25.00').count()).toBeGreaterThan(0);
    expect(await dialog.count()).toBe(1);
    const asked = page.waitForRequest((request) => isFunds(request.url()));
    await goOnInFrame(dialog, '/en/page/complaints');
    await asked;
    await dialog.waitFor({ state: 'detached' });
  });
});

test('a payment’s frame asks for the funds anew when its second page has loaded, and closes then', async () => {
  await visit('desktop', async ({ page }) => {
    await page.goto('/');
    await signUp(page, { email: 'frame-returns@example.org', name: 'Rae Returns' });
    const dialog = await openFrame(page, 'Payment');
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const asked = page.waitForRequest((request) => isFunds(request.url()));
    await page.route('**/profile/currency', async (route) => {
      await held;
      await route.continue();
    });
    await goOnInFrame(dialog, '/en/page/complaints');
    await asked;
    // The funds first, then the end.
    expect(await dialog.count()).toBe(1);
    answer();
    await dialog.waitFor({ state: 'detached' });
  });
});

test('a frame ends by Escape, by its button and by a press beside it', async () => {
  await visit('phone', async ({ page }) => {
    const dialog = await openFrame(page, 'Payment');
    await dialog.focus();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await openDialog(page, 'Payment frame');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    await openDialog(page, 'Payment frame');
    await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
    await page.mouse.click(4, 4);
    await dialog.waitFor({ state: 'detached' });
  });
});

test('Back closes what lies over the page and leaves it after that; who goes on by a link sees that page and nothing over it', async () => {
  await visit('phone', async ({ page }) => {
    await page.goto('/en/help', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Complaints' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Complaints' }).waitFor();
    const dialog = page.getByRole('dialog');
    await openDialog(page, 'Register');
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en/page/complaints');
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en/help');
    // A link that requests a modal of the next page gets it.
    await page.evaluate(() => {
      history.pushState({}, '', '/en/page/fairness?modal=login');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(() => dialog.count()).toBe(1);
  });
});
