import { act, cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../state/store.ts';
import { giveKeyboard, useKeyboard } from './keyboard.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  store().modal.reset();
  vi.useRealTimers();
});

/** Replaces the frame, whose document tests do not load. */
type Frame = HTMLIFrameElement & HTMLDivElement;
const Page = () => {
  const frame = useRef<Frame>(null);
  useKeyboard(frame);
  return <div ref={frame} tabIndex={-1} title="Game" />;
};
const frameOf = () => document.querySelector('[title="Game"]') as Frame;
const add = (html: string): HTMLElement => {
  document.body.insertAdjacentHTML('beforeend', html);
  return document.body.lastElementChild as HTMLElement;
};

test('an opened game has the keyboard', () => {
  render(<Page />);
  giveKeyboard(frameOf());
  expect(document.activeElement).toBe(frameOf());
});

test.each(['<input>', '<textarea></textarea>', '<div class="chat-panel"><button></button></div>'])(
  'it is never taken from %s, where somebody writes',
  (html) => {
    render(<Page />);
    const place = add(html);
    const writing = place.querySelector('button') ?? place;
    writing.focus();
    giveKeyboard(frameOf());
    expect(document.activeElement).toBe(writing);
  },
);

test('a dialog over the game keeps the focus, and the game gets it when the dialog has closed', () => {
  render(<Page />);
  const dialog = add('<div role="dialog"></div>');
  act(() => store().modal.open('deposit'));
  giveKeyboard(frameOf());
  expect(document.activeElement).not.toBe(frameOf());
  dialog.remove();
  act(() => store().modal.close('deposit'));
  act(() => void vi.runAllTimers());
  expect(document.activeElement).toBe(frameOf());
});
