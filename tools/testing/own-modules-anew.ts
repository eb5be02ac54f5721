/**
 * For screens without a browser, whose files share a worker and its window: each file reads the product's own modules anew, as if
 * it were alone, and finds the window empty. The libraries stay: to read them takes longer than most files' tests.
 */
import { afterAll, vi } from 'vitest';
import { forgetOwnModules } from './own-modules.ts';

forgetOwnModules();

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await (window as unknown as { happyDOM: { abort(): Promise<void> } }).happyDOM.abort();
  // The elements themselves stay: `screen` of the testing library keeps the body.
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
