import { afterEach, expect, it, vi } from 'vitest';
import { openTable } from '../../play/test-table.ts';
import { handleKey } from './use-keys.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const pressKey = async (init: KeyboardEventInit, target: HTMLElement = document.body, active = true) => {
  const { controller, state, posted } = await openTable();
  const press = vi.fn();
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  const listen = (heard: KeyboardEvent) => {
    handleKey(heard, { state: state(), controller, press, active });
  };
  target.addEventListener('keydown', listen, { once: true });
  target.dispatchEvent(event);
  return { press, state, event, posted };
};

const element = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};

it('Space and Enter play, once a press', async () => {
  for (const key of [' ', 'Enter']) {
    expect((await pressKey({ key })).press).toHaveBeenCalledOnce();
    expect((await pressKey({ key, repeat: true })).press).not.toHaveBeenCalled();
  }
});

it('up and down move the stake, left and right the target, finer with Shift', async () => {
  expect((await pressKey({ key: 'ArrowUp' })).state().stake).toBe(1_000n);
  expect((await pressKey({ key: 'ArrowDown' })).state().stake).toBe(200n);
  expect((await pressKey({ key: 'ArrowLeft' })).state().params).toMatchObject({ target: 4_949 });
  expect((await pressKey({ key: 'ArrowRight', shiftKey: true })).state().params).toMatchObject({ target: 5_050 });
});

it('keys mean what they always mean in a field, on a button, with a modifier and while a panel is open', async () => {
  expect((await pressKey({ key: 'Enter' }, element('<input type="text">'))).press).not.toHaveBeenCalled();
  expect((await pressKey({ key: 'ArrowUp' }, element('<input type="text">'))).state().stake).toBe(500n);
  expect((await pressKey({ key: ' ' }, element('<button>x</button>'))).press).not.toHaveBeenCalled();
  expect((await pressKey({ key: 'Enter', ctrlKey: true })).press).not.toHaveBeenCalled();
  expect((await pressKey({ key: ' ' }, document.body, false)).press).not.toHaveBeenCalled();
});

it('Space on the slider still plays', async () => {
  expect((await pressKey({ key: ' ' }, element('<input type="range">'))).press).toHaveBeenCalledOnce();
});

it('Escape is passed on to the page where the frame has nothing to close', async () => {
  const passed = async (...args: Parameters<typeof pressKey>) =>
    (await pressKey(...args)).posted.filter(({ type }) => type === 'escape').length;
  expect(await passed({ key: 'Escape' })).toBe(1);
  expect(await passed({ key: 'Escape' }, document.body, false)).toBe(0);
  expect(await passed({ key: 'Escape' }, element('<input type="text">'))).toBe(0);
});
