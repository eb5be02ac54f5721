import { afterEach, expect, test } from 'vitest';
import { leaveByPage } from './leave-frame.ts';

afterEach(() => document.body.replaceChildren());

const press = (html: string): { posted: unknown[]; prevented: boolean } => {
  const posted: unknown[] = [];
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  leaveByPage(root, (message) => void posted.push(message));
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  (root.querySelector('[data-press]') ?? root).dispatchEvent(event);
  return { posted, prevented: event.defaultPrevented };
};

test.each([
  ['<a href="/verify" target="_blank"><b data-press>elsewhere</b></a>', '/verify'],
  ['<a href="/profile/activity" target="_top" data-press>what I played</a>', '/profile/activity'],
  ['<a href="/jackpots" target="_blank" data-press>what was won</a>', '/jackpots'],
])('a link out of the frame is followed by the page around it: %s', (html, to) => {
  expect(press(html)).toEqual({ posted: [{ type: 'leave', to }], prevented: true });
});

test.each(['<a href="https://elsewhere.example/" target="_top" data-press>x</a>', '<button data-press>Bet</button>'])(
  'nothing else is passed on: %s',
  (html) => expect(press(html)).toEqual({ posted: [], prevented: false }),
);
