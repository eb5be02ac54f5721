/**
 * For browserless screen tests, whose files share a worker and its window: each file reloads the product's modules and gets an empty
 * window. Libraries stay loaded, because loading them takes longer than most tests.
 */
import { afterAll, vi } from 'vitest';
import { forgetOwnModules } from './own-modules.ts';

forgetOwnModules();

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Such as toasts: a module that arrives later would show itself in the next file's window.
  await vi.dynamicImportSettled();
  await (window as unknown as { happyDOM: { abort(): Promise<void> } }).happyDOM.abort();
  // Keeps the elements themselves, because the testing library's `screen` holds the body.
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
