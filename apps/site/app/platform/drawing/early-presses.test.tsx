import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recorder, replayEarlyPress } from './early-presses.tsx';

const pressed = vi.fn();

/** As the browser runs it from the document. */
const drawPage = () => {
  document.body.innerHTML =
    '<button id="one"><span>One</span></button><button id="two">Two</button><a href="#x">x</a><input>';
  runInThisContext(recorder);
};

const hydrate = () => {
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => pressed(button.id));
  document.addEventListener('keydown', heardKey);
  replayEarlyPress();
};
const heardKey = (event: KeyboardEvent) => pressed(event.key);
const click = (what: string) => document.querySelector<HTMLElement>(what)?.click();

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  pressed.mockReset();
  drawPage();
});
afterEach(() => {
  document.removeEventListener('keydown', heardKey);
  vi.unstubAllGlobals();
});

describe('a press before hydration', () => {
  test('is replayed after it, once only', () => {
    click('#one span');
    click('#one');
    expect(pressed).not.toHaveBeenCalled();
    hydrate();
    expect(pressed.mock.calls).toEqual([['one']]);
    replayEarlyPress();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('counts only if it was the last', () => {
    click('#one');
    click('#two');
    hydrate();
    expect(pressed.mock.calls).toEqual([['two']]);
  });

  test('of the search key is heard, but not where somebody types', () => {
    const key = (target: Element | null) =>
      target?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
    key(document.querySelector('input'));
    hydrate();
    expect(pressed).not.toHaveBeenCalled();
    drawPage();
    key(document.body);
    hydrate();
    expect(pressed.mock.calls).toEqual([['/']]);
  });

  test('on what is gone meanwhile does nothing, and without one nothing is pressed', () => {
    click('#one');
    document.querySelector('#one')?.remove();
    hydrate();
    expect(pressed).not.toHaveBeenCalled();
  });

  test('after hydration is left to the page', () => {
    hydrate();
    click('#two');
    expect(pressed.mock.calls).toEqual([['two']]);
  });
});
