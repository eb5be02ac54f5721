import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The library too: it remembers every place that toasts were ever shown in, those of other files as well.
beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});
const load = async (width: number) => {
  Object.assign(window, { innerWidth: width });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  return import('./toast-area.tsx');
};

const openToasts = () =>
  [...document.querySelectorAll('.Toastify__toast')].filter(({ className }) => !className.includes('exit'));

/** Fires the browser's animationend. */
const end = async () => {
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  for (const element of document.querySelectorAll('.Toastify__toast')) element.dispatchEvent(new Event('animationend'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
};

const clock = () => document.querySelector<HTMLElement>('.Toastify__progress-bar')?.style.animationPlayState;

const leaveFor = async (element: Element) => {
  vi.spyOn(document, 'activeElement', 'get').mockReturnValue(element);
  window.dispatchEvent(new Event('blur'));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
};

test('a toast waits while its reader is away from the window, and not while they play in the page’s own frame', async () => {
  const { showToast } = await load(1280);
  showToast('info', 'ETH is now your default.');
  await expect.poll(() => document.querySelector('.Toastify__toast')).not.toBeNull();
  act(() => void document.querySelector('.Toastify__toast')?.dispatchEvent(new Event('animationend')));
  await expect.poll(() => clock()).toBe('running');
  await leaveFor(document.createElement('iframe'));
  expect(clock()).toBe('running');
  await leaveFor(document.body);
  expect(clock()).toBe('paused');
});

test('on a phone the news of a success does not hold up what comes after it, and a failure keeps its time', async () => {
  const { showToast } = await load(360);
  const texts = () => openToasts().map(({ textContent }) => textContent);
  showToast('success', 'Your limits are saved.');
  await expect.poll(() => texts()).toEqual(['Your limits are saved.']);
  await end();
  showToast('error', 'This did not work.');
  // On a busy machine the first has not begun to leave when its animation is ended for the first time.
  await expect.poll(async () => (await end(), texts())).toEqual(['This did not work.']);
  showToast('success', 'Tighter limits hold now.');
  await end();
  expect(texts()).toEqual(['This did not work.']);
});

test('a toast repeated while leaving is shown again, and while visible only once', async () => {
  const { hideToast, showToast } = await load(1280);
  showToast('success', 'Your limits are saved.');
  await expect.poll(() => openToasts().length).toBe(1);
  showToast('success', 'Your limits are saved.');
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(openToasts()).toHaveLength(1);
  act(() => hideToast('success', 'Your limits are saved.'));
  await expect.poll(() => openToasts().length).toBe(0);
  showToast('success', 'Your limits are saved.');
  await expect.poll(async () => (await end(), openToasts().length)).toBe(1);
});
