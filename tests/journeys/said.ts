/** Collects the texts of toasts, which disappear after some seconds. */
import type { Page } from 'playwright';

/** Every toast ever shown, verbatim: a locator would normalise white space. */
export const collectToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const said = new Set<string>();
    Object.assign(window, { said });
    const look = () =>
      document.querySelectorAll('.Toastify__toast').forEach((toast) => said.add(toast.textContent ?? ''));
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
export const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { said: Set<string> }).said]);
